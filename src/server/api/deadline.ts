import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { notStored } from './problems.ts';

/** When a lead is answered at the latest, in ms. Shorter than the site waits (`http.timeout` of site.yaml). */
export const longestCall = 8_000;

/** Hooks of the time that a call has. */
export interface Deadline {
  readonly start: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Until it starts anew. */
  readonly stop: (request: FastifyRequest) => Promise<void>;
}

/**
 * Answers when the time is up, whatever the call waits for then: its body, a lock, a connection to the database.
 * Fastify's own `handlerTimeout` ends with the body of the request.
 */
export function answerInTime(log: Log): Deadline {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  return {
    start: async (request, reply) => {
      const timer = setTimeout(() => {
        if (reply.sent) return;
        log.error({ id: request.id }, 'A lead could not be stored: no time was left');
        void reply.send(notStored);
      }, longestCall);
      timers.set(request, timer);
      reply.raw.once('close', () => clearTimeout(timer));
    },
    stop: async (request) => clearTimeout(timers.get(request)),
  };
}
