import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import CanceledError from 'axios/unsafe/cancel/CanceledError.js';
import AxiosError from 'axios/unsafe/core/AxiosError.js';
import settle from 'axios/unsafe/core/settle.js';

/**
 * An adapter of axios over `fetch`, a tenth of the size of the one that comes with axios.
 * Takes    the whole address and the request's config; `timeout` in ms includes reading the body
 * Returns  status, headers and the body as text
 * Errors   AxiosError ETIMEDOUT, ERR_NETWORK, or one for the status; CanceledError when the caller's signal aborts
 */
export async function transport(url: string, config: InternalAxiosRequestConfig): Promise<AxiosResponse<string>> {
  const stop = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stop.abort();
  }, config.timeout);
  const cancel = (): void => stop.abort();
  config.signal?.addEventListener?.('abort', cancel);
  try {
    return await send(url, config, stop.signal);
  } catch (error) {
    if (timedOut) throw new AxiosError(`No answer in ${config.timeout} ms`, AxiosError.ETIMEDOUT, config);
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    throw error instanceof AxiosError ? error : AxiosError.from(error, AxiosError.ERR_NETWORK, config);
  } finally {
    clearTimeout(timer);
    config.signal?.removeEventListener?.('abort', cancel);
  }
}

async function send(
  url: string,
  config: InternalAxiosRequestConfig,
  signal: AbortSignal,
): Promise<AxiosResponse<string>> {
  const answer = await fetch(url, {
    method: config.method!.toUpperCase(),
    headers: config.headers.toJSON() as Record<string, string>,
    body: config.data as string | undefined,
    signal,
  });
  const response = {
    data: await answer.text(),
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers),
    config,
  };
  return new Promise((resolve, reject) => settle(resolve, reject, response));
}
