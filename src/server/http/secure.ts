import type { IncomingMessage, RequestListener } from 'node:http';
import type { Headers } from '../pages.ts';

/** A name and a port, and nothing that could change where the address leads. */
const plainHost = /^[\w.-]+(:\d{1,5})?$/;

/** Sends visitors who came without TLS on to the same address with it, where the proxy in front says that they did. */
export function toSecure(headers: Headers): (request: IncomingMessage) => RequestListener | undefined {
  const redirect: RequestListener = (request, response) => {
    const location = `https://${request.headers.host}${request.url}`;
    response.writeHead(308, { ...headers, Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  };
  return ({ headers: { 'x-forwarded-proto': scheme, host = '' }, url = '' }) =>
    scheme === 'http' && plainHost.test(host) && url.startsWith('/') ? redirect : undefined;
}
