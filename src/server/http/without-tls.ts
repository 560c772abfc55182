import type { IncomingMessage, RequestListener } from 'node:http';
import { answerWithProblem, Problem } from './problem.ts';
import { isFromProxy } from './proxies.ts';
import type { IsProxy } from './proxies.ts';
import type { AnswerHeaders } from './security-headers.ts';

/**
 * The listener of a request that came without TLS, as a trusted proxy says. A page redirects to the site's own address;
 * the Host header is not used, because anyone can set it. The API refuses, so that a program that sends answers without
 * TLS is noticed.
 */
export function refuseWithoutTls(
  origin: string,
  isProxy: IsProxy,
  headers: AnswerHeaders,
): (request: IncomingMessage, isApi: boolean) => RequestListener | undefined {
  const redirect: RequestListener = (request, response) => {
    const location = `${origin}${request.url}`;
    response.writeHead(308, { ...headers, Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  };
  const refuse: RequestListener = (_request, response) => answerWithProblem(response, new Problem('no-tls'), headers);
  return (request, isApi) => {
    if (schemeOf(request) !== 'http' || !isFromProxy(request, isProxy) || !request.url?.startsWith('/'))
      return undefined;
    return isApi ? refuse : redirect;
  };
}

/** The visitor's scheme. Each proxy appends the scheme of its client, so the first one is the visitor's. */
const schemeOf = ({ headers: { 'x-forwarded-proto': schemes } }: IncomingMessage): string | undefined =>
  String(schemes ?? '')
    .split(',')[0]!
    .trim()
    .toLowerCase();
