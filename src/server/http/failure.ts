import type { ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { noLog, traceOf } from '../log.ts';
import { answerWithProblem, Problem } from './problem.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** Logs the error of a listener and answers with 500, or cuts off an answer that has begun. */
export const answerFailure =
  (headers: AnswerHeaders, log: Log = noLog) =>
  (error: unknown, response: ServerResponse): void => {
    log.error(traceOf(error), 'A request failed');
    if (response.headersSent) response.destroy();
    else answerWithProblem(response, new Problem('server-failed'), headers);
  };
