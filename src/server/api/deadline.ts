import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../http/problem.ts';
import type { Log } from '../log.ts';
import { notStored } from './problems.ts';

/** Time limit for a call about a lead, in ms. Shorter than the timeout of the site (`http.timeout` of site.yaml). */
export const leadTimeout = 8_000;

/** Hooks that limit the time of a call. */
export interface Deadline {
  readonly start: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Stops the timer, until it is started again. */
  readonly stop: (request: FastifyRequest) => Promise<void>;
}

/**
 * Answers when the time is over, whatever the call is waiting for: its body, a lock, a database connection. Fastify's
 * own `handlerTimeout` ends when the body has arrived.
 */
export function answerInTime(log: Log, late: Problem = notStored): Deadline {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  return {
    start: async (request, reply) => {
      const timer = setTimeout(() => {
        if (reply.sent) return;
        log.error({ id: request.id }, 'A lead could not be stored or changed: no time was left');
        void reply.send(late);
      }, leadTimeout);
      timers.set(request, timer);
      reply.raw.once('close', () => clearTimeout(timer));
    },
    stop: async (request) => clearTimeout(timers.get(request)),
  };
}
