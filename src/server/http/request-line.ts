import type { IncomingMessage, RequestListener } from 'node:http';
import { answerWithProblem, Problem } from './problem.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** The address of a request in absolute form: scheme, host, and what a request usually asks for. */
const absolute = /^https?:\/\/[^/?#]+/i;

/**
 * Reads the first lines of a request as RFC 9112 wants it, before any other part sees them: an address in absolute form
 * means its path (3.2.2), and a request with two hosts is refused (3.2), since two readers could take either.
 */
export function readRequestLine(next: RequestListener, headers: AnswerHeaders): RequestListener {
  return (request, response) => {
    if (hostsOf(request) > 1)
      return answerWithProblem(response, new Problem('malformed-request', 'It names two hosts.'), headers);
    const { url = '/' } = request;
    if (!url.startsWith('/')) request.url = url.replace(absolute, '').replace(/^(?=\?|$)/, '/');
    next(request, response);
  };
}

/** Node keeps the first of several Host headers, and shows all of them only as they were sent. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
