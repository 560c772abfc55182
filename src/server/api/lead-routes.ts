import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Leads } from '../../plan/config.generated.ts';
import type { LeadPost } from '../../plan/lead.ts';
import { Problem } from '../http/problem.ts';
import type { LeadStore, NewLead } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { consentRefusal } from './consent.ts';
import { answerInTime } from './deadline.ts';
import type { LeadTerms } from './lead-form.ts';
import { countLeads, refuseForNow } from './lead-limits.ts';
import { invalidLead, leadSchema } from './lead-schema.ts';
import { refuseOtherMethods } from './methods.ts';
import { notStored } from './problems.ts';
import { readLead } from './read-lead.ts';

const address = '/api/leads';

/** What site.yaml says about how leads are taken. */
export type LeadRules = Pick<Partial<Leads>, 'limits' | 'guard'>;

/** POST /api/leads (spec 7.06). No route reads a lead. */
export function leadRoutes(
  api: FastifyInstance,
  terms: LeadTerms,
  store: LeadStore,
  { limits = {}, guard }: LeadRules,
  log: Log,
): void {
  const { forms } = terms;
  const { limitSender, waitOf, flagged } = countLeads(store, limits, forms);

  const refuseUnstored = (request: FastifyRequest) => (error: NodeJS.ErrnoException) => {
    // The reason, such as a full disk, is for the operator. Its code holds no answer; its message might.
    log.error({ id: request.id }, `A lead could not be stored: ${error.code ?? error.name}`);
    throw notStored;
  };

  api.post<{ Body: LeadPost }>(
    address,
    {
      // What is refused before the count costs nothing: a foreign page must not use up the limit of its visitors.
      onRequest: [answerInTime(log), refuseCrossSite, refuseOtherTypes, requireKey, limitSender],
      schema: { body: leadSchema },
      schemaErrorFormatter: invalidLead,
    },
    async (request, reply) => {
      const lead: NewLead = { ...readLead(request.body, terms, guard), key: keyOf(request)! };
      const wait = await waitOf(request, lead);
      // A lead that was stored before and comes again because its answer was lost still gets its reference, beyond the
      // limit and when its consent is too old by now.
      const refusal = consentRefusal(forms[lead.form]!, lead.consent);
      const saved = await (wait === 0 && !refusal ? flagged(lead).then(store.save) : store.find(lead)).catch(
        refuseUnstored(request),
      );
      if (!saved && refusal) throw refusal;
      if (!saved) return refuseForNow(wait, 'They come from one network for one phone number.');
      if (saved.outcome === 'conflict') throw new Problem('key-reused', 'This Idempotency-Key came with another body.');
      return reply.code(201).header('Cache-Control', 'no-store').send({ reference: saved.reference });
    },
  );
  refuseOtherMethods(api, address, ['POST']);
}

async function refuseCrossSite({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site')
    throw new Problem('cross-site', 'Leads are taken from our own pages only.');
}

async function refuseOtherTypes({ headers }: FastifyRequest): Promise<void> {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem('not-json', 'The body must be application/json.');
}

async function requireKey(request: FastifyRequest): Promise<void> {
  if (keyOf(request) === undefined)
    throw new Problem('no-idempotency-key', 'The header Idempotency-Key must hold 1 to 128 visible characters.');
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key) ? key : undefined;
}
