import type { IncomingMessage, RequestListener } from 'node:http';
import { answerWithProblem, Problem } from './problem.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** Scheme and host of a request target in absolute form. */
const absolute = /^https?:\/\/[^/?#]+/i;

/**
 * Normalizes a request by RFC 9112, before any other handler: an address in absolute form becomes its path (3.2.2), and
 * a request with two hosts is refused (3.2), because it is ambiguous.
 */
export function readRequestLine(next: RequestListener, headers: AnswerHeaders): RequestListener {
  return (request, response) => {
    if (hostsOf(request) > 1)
      return answerWithProblem(response, new Problem('malformed-request', 'It has two Host headers.'), headers);
    const { url = '/' } = request;
    if (!url.startsWith('/')) request.url = url.replace(absolute, '').replace(/^(?=\?|$)/, '/');
    next(request, response);
  };
}

/** Node keeps only the first of several Host headers, so count them in the raw headers. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
