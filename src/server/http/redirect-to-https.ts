import type { IncomingMessage, RequestListener } from 'node:http';
import { isFromProxy } from './proxies.ts';
import type { IsProxy } from './proxies.ts';
import type { AnswerHeaders } from './security-headers.ts';

/**
 * Redirects a request to the site's own address if a trusted proxy says that the visitor came without TLS. The Host
 * header is not used, because anyone can set it.
 */
export function redirectToHttps(
  origin: string,
  isProxy: IsProxy,
  headers: AnswerHeaders,
): (request: IncomingMessage) => RequestListener | undefined {
  const redirect: RequestListener = (request, response) => {
    const location = `${origin}${request.url}`;
    response.writeHead(308, { ...headers, Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  };
  return (request) =>
    schemeOf(request) === 'http' && isFromProxy(request, isProxy) && request.url?.startsWith('/')
      ? redirect
      : undefined;
}

/** The visitor's scheme. Each proxy appends the scheme of its client, so the first one is the visitor's. */
const schemeOf = ({ headers: { 'x-forwarded-proto': schemes } }: IncomingMessage): string | undefined =>
  String(schemes ?? '')
    .split(',')[0]!
    .trim()
    .toLowerCase();
