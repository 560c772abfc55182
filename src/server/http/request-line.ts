import type { IncomingMessage, RequestListener } from 'node:http';
import { answerWithProblem, Problem } from './problem.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** Scheme and host of a request target in absolute form. */
const absolute = /^https?:\/\/[^/?#]+/i;

/**
 * Normalizes a request by RFC 9112, before any other handler: an address in absolute form becomes its path (3.2.2), and
 * a request with two hosts, or since HTTP/1.1 without one, is refused (3.2). Node would refuse the latter without our
 * headers.
 */
export function readRequestLine(next: RequestListener, headers: AnswerHeaders): RequestListener {
  return (request, response) => {
    const hosts = hostsOf(request);
    if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0'))
      return answerWithProblem(response, oneHost, { ...headers, Connection: 'close' });
    const { url = '/' } = request;
    if (!url.startsWith('/')) request.url = url.replace(absolute, '').replace(/^(?=\?|$)/, '/');
    next(request, response);
  };
}

const oneHost = new Problem('malformed-request', 'It needs one Host header.');

/** Node keeps only the first of several Host headers, so count them in the raw headers. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
