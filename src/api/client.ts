import type { AxiosRequestConfig, InternalAxiosRequestConfig } from 'axios';
import Axios from 'axios/unsafe/core/Axios.js';
import type { Http } from '../plan/config.generated.ts';
import { CallError, UnexpectedAnswer } from './errors.ts';
import { transport } from './transport.ts';

/** Whether a body has the shape that the caller asked for. */
export type Guard<T> = (body: unknown) => body is T;

export type Query = Readonly<Record<string, string | number>>;

export interface Api {
  /**
   * GET a path below the base.
   * Returns  the body of the answer, which `is` has checked
   * Errors   CallError on a timeout or 429 (spec 8.01), UnexpectedAnswer when `is` refuses the body,
   *          CanceledError when `signal` aborts; others pass through unchanged (AxiosError with `status`)
   */
  get<T>(path: string, is: Guard<T>, query?: Query, signal?: AbortSignal): Promise<T>;
  /** POST JSON to a path below the base. Returns and errors as `get`. */
  post<T>(path: string, body: unknown, is: Guard<T>, headers?: Readonly<Record<string, string>>): Promise<T>;
}

/** The settings of site.yaml; tests have servers with addresses of their own. */
export type ClientSettings = Omit<Http, 'base'> & { readonly base: string };

/** The shared HTTP client (spec 7.01). `readToken` is called before each request. */
export function createApi(settings: ClientSettings, readToken: () => string | null | undefined): Api {
  const client: Axios = new Axios({
    baseURL: settings.base,
    allowAbsoluteUrls: false,
    timeout: settings.timeout,
    adapter: (config) => transport(client.getUri(config), config),
    validateStatus: (status) => status >= 200 && status < 300,
    transformResponse: [parseJson],
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
    get: (path, is, query, signal) => call({ url: path, params: query && searchParams(query), signal }, is),
    post: (path, body, is, headers) =>
      call(
        {
          url: path,
          method: 'post',
          data: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', ...headers },
        },
        is,
      ),
  };
}

const searchParams = (query: Query): URLSearchParams =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** A token from a damaged store may not fit into a header. It is not sent, because then every call would fail. */
function authorized(config: InternalAxiosRequestConfig, token: string | null | undefined): InternalAxiosRequestConfig {
  if (token && /^[\x21-\x7e]+$/.test(token)) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
}

/** The error that a visitor is told about in words of site.yaml; any other one as it is. */
function withMessage(error: unknown, { timeoutMessage, rateLimitMessage }: ClientSettings): unknown {
  const { code, status } = error as { code?: string; status?: number };
  if (code === 'ETIMEDOUT') return new CallError(timeoutMessage, { cause: error });
  return status === 429 ? new CallError(rateLimitMessage, { cause: error }) : error;
}

/** The body as JSON. A body that is no JSON stays text, which every guard refuses. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
