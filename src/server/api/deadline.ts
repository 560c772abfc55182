import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { notStored } from './problems.ts';

/** When a lead is answered at the latest, in ms. Shorter than the site waits (`http.timeout` of site.yaml). */
export const longestCall = 8_000;

/**
 * A hook that answers when the time is up, whatever the call waits for then: its body, a lock, a connection to the
 * database. Fastify's own `handlerTimeout` ends with the body of the request. `holds`: for which calls.
 */
export const answerInTime =
  (log: Log, holds: (request: FastifyRequest) => boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!holds(request)) return;
    const timer = setTimeout(() => {
      if (reply.sent) return;
      log.error({ id: request.id }, 'A lead could not be stored: no time was left');
      void reply.send(notStored);
    }, longestCall);
    reply.raw.once('close', () => clearTimeout(timer));
  };
