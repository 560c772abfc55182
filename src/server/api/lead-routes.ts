import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LeadLimits, Leads } from '../../plan/config.generated.ts';
import type { FieldPlan } from '../../plan/form.ts';
import type { LeadPost } from '../../plan/lead.ts';
import { Problem } from '../http/problem.ts';
import { phoneKey } from '../leads/phone.ts';
import type { LeadStore, NewLead } from '../leads/store.ts';
import { toLimit, unlimited } from '../limits/limit.ts';
import type { Limiter } from '../limits/limit.ts';
import { networksOf } from '../limits/network.ts';
import type { Log } from '../log.ts';
import { invalidLead, leadSchema } from './lead-schema.ts';
import { refuseOtherMethods } from './methods.ts';
import { readLead } from './read-lead.ts';
import type { LeadForms } from './read-lead.ts';

const address = '/api/leads';

/** What site.yaml says about how leads are taken. */
export type LeadRules = Pick<Partial<Leads>, 'limits' | 'guard'>;

/** POST /api/leads (spec 7.06). No route reads a lead. */
export function leadRoutes(
  api: FastifyInstance,
  forms: LeadForms,
  store: LeadStore,
  { limits = {}, guard }: LeadRules,
  log: Log,
): void {
  const limiter = (which: keyof LeadLimits, name: string = which) => {
    const limit = limits[which];
    return limit ? store.limiter(name, toLimit(limit)) : unlimited;
  };
  const [waitOfAddress, waitOfNetwork, waitOfAll] = [limiter('address'), limiter('network'), limiter('all')];
  const waitOfPhone = limiter('phone');
  const waitOfPhoneHere = limiter('phone', 'phone-network');

  // The narrowest comes first, so that who is refused uses nothing of what others share.
  const limitSender = async (request: FastifyRequest) => {
    const { address, network } = networksOf(request.ip);
    refuseForNow(await waitOfAddress(address), 'They come from one address.');
    refuseForNow(await waitOfNetwork(network), 'They come from one network.');
    refuseForNow(await waitOfAll(''), 'They come from everywhere.');
  };

  const phonesHere = (request: FastifyRequest, lead: NewLead) =>
    phonesOf(lead, forms).map((phone) => `${phone} ${networksOf(request.ip).network}`);

  // Anybody can send the number of somebody else, who must then still be able to send a lead. So only the network that
  // sends too many is refused, and what comes from elsewhere is taken and flagged.
  const flagged = async (lead: NewLead): Promise<NewLead> =>
    (await longestWait(waitOfPhone, phonesOf(lead, forms))) > 0 ? { ...lead, flag: 'many-for-phone' } : lead;

  const refuseUnstored = (request: FastifyRequest) => (error: NodeJS.ErrnoException) => {
    // The reason, such as a full disk, is for the operator. Its code holds no answer; its message might.
    log.error({ id: request.id }, `A lead could not be stored: ${error.code ?? error.name}`);
    throw new Problem('not-stored', 'Please try again.', { headers: { 'Retry-After': '30' } });
  };

  api.post<{ Body: LeadPost }>(
    address,
    {
      // What is refused here costs nothing and is not counted: a foreign page must not use up the limit of its visitors.
      onRequest: [refuseCrossSite, refuseOtherTypes, requireKey, limitSender],
      schema: { body: leadSchema },
      schemaErrorFormatter: invalidLead,
    },
    async (request, reply) => {
      const lead: NewLead = { ...readLead(request.body, forms, guard), key: keyOf(request)! };
      const wait = await longestWait(waitOfPhoneHere, phonesHere(request, lead));
      // Beyond the limit, a lead that was stored before and comes again because its answer was lost still gets its
      // reference.
      const saved = await (wait === 0 ? flagged(lead).then(store.save) : store.find(lead)).catch(
        refuseUnstored(request),
      );
      if (!saved) return refuseForNow(wait, 'They come from one network for one phone number.');
      if (saved.outcome === 'conflict') throw new Problem('key-reused', 'This Idempotency-Key came with another body.');
      return reply.code(201).header('Cache-Control', 'no-store').send({ reference: saved.reference });
    },
  );
  refuseOtherMethods(api, address, ['POST']);
}

/** The phone numbers among the answers of a lead, as ten digits, each once. */
function phonesOf({ form, answers }: NewLead, forms: LeadForms): string[] {
  const fields: Readonly<Record<string, FieldPlan>> = forms[form]?.plan.fields ?? {};
  const phones = Object.entries(answers).filter(
    ([name]) => fields[name]?.widget === 'tel' || fields[name]?.autocomplete?.startsWith('tel'),
  );
  return [...new Set(phones.flatMap(([, answer]) => phoneKey(String(answer)) ?? []))];
}

async function longestWait(limiter: Limiter, subjects: readonly string[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(subjects.map(limiter))));
}

function refuseForNow(seconds: number, detail: string): void {
  if (seconds > 0) throw new Problem('too-many-leads', detail, { headers: { 'Retry-After': String(seconds) } });
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
