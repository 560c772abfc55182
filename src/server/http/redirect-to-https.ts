import type { IncomingMessage, RequestListener } from 'node:http';
import { isFromProxy } from './proxies.ts';
import type { IsProxy } from './proxies.ts';
import type { AnswerHeaders } from './security-headers.ts';

/**
 * Redirects a request to the site's own address when a proxy of ours says that the visitor came without TLS. The name
 * that the visitor asked for is not used: anybody can write one.
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

/** How the visitor came. Each proxy adds how its own client came, so the first one is the visitor's. */
const schemeOf = ({ headers: { 'x-forwarded-proto': schemes } }: IncomingMessage): string | undefined =>
  String(schemes ?? '')
    .split(',')[0]!
    .trim()
    .toLowerCase();
