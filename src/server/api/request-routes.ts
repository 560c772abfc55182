import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { causeOf } from '../leads/encryption/unreadable.ts';
import type { OwnLeads } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { refuseCrossSite } from './cross-site.ts';
import { answerInTime } from './deadline.ts';
import type { LeadForms } from './lead-form.ts';
import { refuseOtherMethods } from './methods.ts';
import { ownRequest } from './own-request.ts';
import type { LimitRefusal, SenderLimiter } from './senders.ts';

const base = '/api/requests';

/** The body of every call. The token is never part of an address, because addresses are logged and kept. */
export const tokenSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 100, description: 'The token from the answer of /api/leads.' },
  },
};

/** Retries are safe: a withdrawal or an erasure that was done before changes nothing. */
const notDone = new Problem('not-done', 'Please try again.', { headers: { 'Retry-After': '30' } });

/** The same for a wrong token, an expired one, and that of an erased lead. */
const unknown = new Problem('unknown-token');

/**
 * What the sender of a lead may do with its token: see it, withdraw the consent, erase it. `count` counts wrong tokens;
 * a sender of too many gets no answer for a while, not even to a right one.
 */
export function requestRoutes(
  api: FastifyInstance,
  forms: LeadForms,
  store: OwnLeads,
  count: SenderLimiter,
  log: Log,
): void {
  const deadline = answerInTime(log, notDone);
  const route = (path: string, work: (token: string) => Promise<object | undefined>): void => {
    api.post<{ Body: { token: string } }>(
      base + path,
      {
        onRequest: [deadline.start, refuseCrossSite],
        schema: { body: tokenSchema },
        schemaErrorFormatter: () => new Problem('bad-parameter', 'The body is an object with the text "token".'),
      },
      async (request, reply) => {
        refuse(await count(request, 0, 1));
        const done = await work(request.body.token).catch(refuseUndone(log, request));
        if (done) return reply.header('Cache-Control', 'no-store').send(done);
        refuse(await count(request));
        throw unknown;
      },
    );
    refuseOtherMethods(api, base + path, ['POST']);
  };
  route('', async (token) => seen(await store.see(token)));
  route('/withdraw', async (token) => seen(await store.withdraw(token)));
  route('/erase', async (token) => {
    const reference = await store.erase(token);
    return reference === undefined ? undefined : { reference };
  });

  function seen(own: Awaited<ReturnType<OwnLeads['see']>>): object | undefined {
    return own && ownRequest(own, forms);
  }
}

function refuse(refused: LimitRefusal | undefined): void {
  if (refused)
    throw new Problem('too-many-tokens', `They come from ${refused.from}.`, {
      headers: { 'Retry-After': String(refused.wait) },
    });
}

const refuseUndone = (log: Log, request: FastifyRequest) => (error: NodeJS.ErrnoException) => {
  log.error({ id: request.id }, `A lead could not be shown or changed: ${causeOf(error)}`);
  throw notDone;
};
