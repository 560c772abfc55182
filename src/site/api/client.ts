import axios, { AxiosError, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import type { Http } from '../../shared/plan/config.generated.ts';
import { CallError, UnexpectedAnswer } from './errors.ts';

/** Whether a body has the shape that the caller asked for. */
export type Guard<T> = (body: unknown) => body is T;

export type Query = Readonly<Record<string, string | number>>;

export interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Called with the sent part of the body, from 0 to 1. If it is set, the timeout starts once everything is sent. */
  readonly onProgress?: (sent: number) => void;
}

export interface Api {
  /**
   * GET a path below the base.
   * Returns  the body of the answer, which `is` has checked
   * Errors   CallError on a timeout or 429 (spec 8.01), UnexpectedAnswer when `is` refuses the body,
   *          CanceledError when `signal` aborts; others pass through unchanged (AxiosError with `status`)
   */
  get<T>(path: string, is: Guard<T>, query?: Query, signal?: AbortSignal): Promise<T>;
  /** POST JSON, or a FormData with files, to a path below the base. Returns and errors as `get`. */
  post<T>(path: string, body: object, is: Guard<T>, options?: PostOptions): Promise<T>;
}

/** The settings of site.yaml; tests have servers with addresses of their own. */
export type ClientSettings = Omit<Http, 'base'> & { readonly base: string };

/** The shared HTTP client (spec 7.01). `readToken` is called before each request. */
export function createApi(settings: ClientSettings, readToken: () => string | null | undefined): Api {
  const client = axios.create({
    baseURL: settings.base,
    allowAbsoluteUrls: false,
    timeout: settings.timeout,
    // Browsers and Node both have it, so tests run what ships.
    adapter: 'fetch',
    // The site sets no cookies, so none is read.
    withXSRFToken: false,
    headers: { Accept: 'application/json' },
  });
  client.interceptors.request.use((config) => authorized(config, readToken()));
  client.interceptors.response.use(undefined, (error: unknown) => {
    throw withMessage(error, settings);
  });

  async function call<T>(config: AxiosRequestConfig, is: Guard<T>): Promise<T> {
    const { data } = await client.request<unknown>(config);
    if (!is(data)) throw new UnexpectedAnswer(config.url ?? '');
    return data;
  }
  return {
    get: (path, is, query, signal) => call({ url: path, params: query, signal }, is),
    post: (path, body, is, { headers, signal, onProgress } = {}) => {
      const config: AxiosRequestConfig = { url: path, method: 'post', data: body, headers, signal };
      if (!onProgress) return call(config, is);
      const { stop, ...upload } = uploading(settings.timeout, onProgress, signal);
      return call({ ...config, ...upload }, is).finally(stop);
    },
  };
}

/** A token from a damaged store may not fit into a header. It is not sent, because then every call would fail. */
function authorized(config: InternalAxiosRequestConfig, token: string | null | undefined): InternalAxiosRequestConfig {
  if (token && /^[\x21-\x7e]+$/.test(token)) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
}

/** An error that has a message in site.yaml, with that message; any other error unchanged. */
function withMessage(error: unknown, { timeoutMessage, rateLimitMessage }: ClientSettings): unknown {
  if (!axios.isAxiosError(error)) return error;
  const { code, status, config } = error;
  const { reason } = (config?.signal as AbortSignal | undefined) ?? {};
  if (code === AxiosError.ETIMEDOUT || isTimeout(reason)) return new CallError(timeoutMessage, { cause: error });
  return status === 429 ? new CallError(rateLimitMessage, { cause: error }) : error;
}

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';

/**
 * Settings for a body that may take minutes to send: only the caller aborts the upload. The timeout for the answer
 * starts after it. `stop` clears that timeout, once there is an answer.
 */
function uploading(
  timeout: number,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Pick<AxiosRequestConfig, 'adapter' | 'timeout' | 'signal' | 'onUploadProgress'> & { stop: () => void } {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (signal?.aborted) ending.abort();
  signal?.addEventListener('abort', () => ending.abort(), { once: true });
  return {
    // In browsers, only XMLHttpRequest reports upload progress. Node does not have it, but its fetch reports progress.
    adapter: ['xhr', 'fetch'],
    timeout: 0,
    signal: ending.signal,
    onUploadProgress({ progress = 0 }) {
      onProgress(progress);
      if (progress === 1)
        timer ??= setTimeout(() => ending.abort(new DOMException('No answer', 'TimeoutError')), timeout);
    },
    stop: () => clearTimeout(timer),
  };
}
