import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { causeOf } from '../leads/encryption/unreadable.ts';
import type { NewLead, OwnLead, OwnLeads } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { refuseCrossSite } from './cross-site.ts';
import { answerInTime } from './deadline.ts';
import { correctionOf, readCorrection, type SentCorrection } from './correction.ts';
import { holdsSecret, type LeadChecks } from './lead-checks.ts';
import type { LeadTerms } from './lead-form.ts';
import { refuseEncoded } from './json.ts';
import { leadSchema } from './lead-schema.ts';
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

/** The body of a correction. */
export const correctionSchema = {
  ...tokenSchema,
  required: ['token', 'answers'],
  properties: {
    ...tokenSchema.properties,
    answers: leadSchema.properties.answers,
    config: leadSchema.properties.config,
    consent: leadSchema.properties.consent,
    corrected: {
      type: 'string',
      maxLength: 30,
      description: 'When the lead was corrected last, as its sender has seen it; absent if it was not.',
    },
  },
};

/** What a call does with the body of a request that has the token. */
type TokenWork<Body> = (body: Body, request: FastifyRequest) => Promise<object | undefined>;

interface WithToken {
  readonly token: string;
}

/** Retries are safe: what was done before is not done again. */
const notDone = new Problem('not-done', 'Please try again.', { headers: { 'Retry-After': '30' } });

/** The same for a wrong token, an expired one, and that of an erased lead. */
const unknown = new Problem('unknown-token');

/**
 * What the sender of a lead may do with its token: see it, correct it, withdraw the consent, erase it. `count` counts
 * wrong tokens; a sender of too many gets no answer for a while, not even to a right one.
 */
// Long because all routes share the store and the count of wrong tokens.
export function requestRoutes(
  api: FastifyInstance,
  terms: LeadTerms,
  store: OwnLeads,
  count: SenderLimiter,
  checks: LeadChecks,
  log: Log,
): void {
  const deadline = answerInTime(log, notDone);
  function route<Body extends WithToken>(path: string, work: TokenWork<Body>, schema: object = tokenSchema): void {
    api.post<{ Body: Body }>(
      base + path,
      {
        onRequest: [deadline.start, refuseCrossSite, refuseEncoded],
        schema: { body: schema },
        schemaErrorFormatter: () => new Problem('bad-parameter', 'The body is not what the description says.'),
      },
      async (request, reply) => {
        refuse(await count(request, 0, 1));
        const done = await work(request.body as Body, request).catch(refuseUndone(log, request));
        if (done) return reply.header('Cache-Control', 'no-store').send(done);
        refuse(await count(request));
        throw unknown;
      },
    );
    refuseOtherMethods(api, base + path, ['POST']);
  }
  route('', async ({ token }) => seen(await store.see(token)));
  route('/withdraw', async ({ token }) => seen(await store.withdraw(token)));
  route('/correct', async (body: CorrectionBody, request) => seen(await correct(body, request)), correctionSchema);
  route('/erase', async ({ token }) => {
    const reference = await store.erase(token);
    return reference === undefined ? undefined : { reference };
  });

  function seen(own: OwnLead | undefined): object | undefined {
    return own && ownRequest(own, terms.forms);
  }

  /** A correction counts like a new lead: otherwise many leads could be turned to the phone of another person. */
  function correct({ token, ...sent }: CorrectionBody, request: FastifyRequest): Promise<OwnLead | undefined> {
    let counted: NewLead | undefined;
    const corrected = store.correct(token, async (lead) => {
      if (holdsSecret(terms.forms, { form: lead.form, answers: sent.answers })) await checks.countGuess?.(request);
      const read = readCorrection(lead, sent, terms);
      const { lead: asked, issues } = await checks.answered(read.form, read.lead);
      if (issues.length > 0) throw new Problem('invalid-lead', undefined, { errors: issues });
      const correction = correctionOf(lead, { ...read, lead: asked });
      if (!correction) return undefined;
      if (lead.corrected !== sent.corrected) throw new Problem('changed-meanwhile');
      counted ??= await refused(checks.counts.count(request, { ...asked, key: '' }));
      return { ...correction, ...(counted.flag && { flag: counted.flag }) };
    });
    return corrected.catch(async (error) => {
      if (counted) await checks.counts.uncount(request, counted);
      throw error;
    });
  }
}

type CorrectionBody = WithToken & SentCorrection & { readonly corrected?: string };

async function refused<T>(counted: Promise<T | Problem>): Promise<T> {
  const result = await counted;
  if (result instanceof Problem) throw result;
  return result;
}

function refuse(refused: LimitRefusal | undefined): void {
  if (refused)
    throw new Problem('too-many-tokens', `They come from ${refused.from}.`, {
      headers: { 'Retry-After': String(refused.wait) },
    });
}

const refuseUndone = (log: Log, request: FastifyRequest) => (error: NodeJS.ErrnoException) => {
  if (error instanceof Problem) throw error;
  log.error({ id: request.id }, `A lead could not be shown or changed: ${causeOf(error)}`);
  throw notDone;
};
