import type { Http } from '../plan/config.generated.ts';
import type { Api } from './client.ts';
import { CallError, UnexpectedAnswer } from './errors.ts';

/** How far a request has come, in bytes. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

interface UploadOptions {
  readonly http: Pick<Http, 'base' | 'timeout' | 'timeoutMessage' | 'rateLimitMessage'>;
  readonly token: string | null;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

/** A request that failed, as errors of the shared client are read: status, code and body. */
class UploadFailed extends Error {
  override readonly name = 'UploadFailed';

  constructor(
    readonly code: string,
    readonly status?: number,
    readonly response?: { readonly data: unknown },
  ) {
    super(`The upload failed: ${status ?? code}`);
  }
}

/**
 * Sends a form with files. Only XMLHttpRequest tells how far that has come. While bytes go out, nothing but the visitor
 * ends it: a phone may need minutes. Once all are out, the answer has the usual time.
 * Errors   as `Api.post`; one with code ERR_CANCELED when `signal` aborts
 */
export const uploader = ({ http, token, onProgress, signal }: UploadOptions): Pick<Api, 'post'> => ({
  post: (path, body, is, headers = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const fail = (error: Error): void => {
        clearTimeout(timer);
        reject(error);
      };
      const slow = (): void => {
        request.abort();
        fail(new CallError(http.timeoutMessage, { cause: new UploadFailed('ETIMEDOUT') }));
      };
      request.open('POST', `${http.base}${path}`);
      for (const [name, value] of Object.entries({ Accept: 'application/json', ...headers, ...authorization(token) }))
        request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
      request.upload.onload = () => void (timer = setTimeout(slow, http.timeout));
      request.onerror = () => fail(new UploadFailed('ERR_NETWORK'));
      request.onabort = () => fail(new UploadFailed('ERR_CANCELED'));
      request.onload = () => {
        clearTimeout(timer);
        const data = parsed(request.responseText);
        const { status } = request;
        if (status >= 200 && status < 300) return is(data) ? resolve(data) : reject(new UnexpectedAnswer(path));
        const error = new UploadFailed('ERR_BAD_RESPONSE', status, { data });
        reject(status === 429 ? new CallError(http.rateLimitMessage, { cause: error }) : error);
      };
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as FormData);
    }),
});

const authorization = (token: string | null): Record<string, string> =>
  token && /^[\x21-\x7e]+$/.test(token) ? { Authorization: `Bearer ${token}` } : {};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
