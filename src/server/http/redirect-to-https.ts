import type { IncomingMessage, RequestListener } from 'node:http';
import type { AnswerHeaders } from './security-headers.ts';

/** A name with or without a port, and nothing that could change where the address leads. */
const hostAndPort = /^[\w.-]+(:\d{1,5})?$/;

/** Redirects a request to the same address under https when the proxy in front says that it came without TLS. */
export function redirectToHttps(headers: AnswerHeaders): (request: IncomingMessage) => RequestListener | undefined {
  const redirect: RequestListener = (request, response) => {
    const location = `https://${request.headers.host}${request.url}`;
    response.writeHead(308, { ...headers, Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  };
  return ({ headers: { 'x-forwarded-proto': scheme, host = '' }, url = '' }) =>
    scheme === 'http' && hostAndPort.test(host) && url.startsWith('/') ? redirect : undefined;
}
