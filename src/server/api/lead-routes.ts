import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Leads } from '../../plan/config.generated.ts';
import type { LeadStore, NewLead } from '../leads/store.ts';
import { limitOf, unlimited } from '../limits/limit.ts';
import type { Limiter } from '../limits/limit.ts';
import { networkOf } from '../limits/network.ts';
import type { Log } from '../log.ts';
import { phonesOf } from './guard.ts';
import { readLead } from './lead-body.ts';
import type { LeadForms } from './lead-forms.ts';
import { refuseOtherMethods } from './methods.ts';
import { Problem } from './problem.ts';

const address = '/api/leads';

/** What site.yaml says of how leads are taken. */
export type LeadRules = Pick<Partial<Leads>, 'limits' | 'guard'>;

/** POST /api/leads (spec 7.06). No route reads a lead. */
export function leadRoutes(
  api: FastifyInstance,
  forms: LeadForms,
  store: LeadStore,
  { limits = {}, guard }: LeadRules,
  log: Log,
): void {
  const ofAddress = limits.address ? store.limiter('address', limitOf(limits.address)) : unlimited;
  const ofPhone = limits.phone ? store.limiter('phone', limitOf(limits.phone)) : unlimited;

  const limitAddress = async (request: FastifyRequest) =>
    refuseFor(await ofAddress(networkOf(request.ip)), 'They come from one address.');

  const failed = (request: FastifyRequest) => (error: NodeJS.ErrnoException) => {
    // The reason, such as a full disk, is for the operator; it holds no answer.
    log.error({ id: request.id }, `A lead could not be stored: ${error.code ?? error.name}`);
    throw new Problem('not-stored', 'Please try again.', { headers: { 'Retry-After': '30' } });
  };

  api.post(
    address,
    { onRequest: [limitAddress, refuseStrangers, refuseOtherTypes, requireKey] },
    async (request, reply) => {
      const lead: NewLead = { ...readLead(request.body, forms, guard), key: keyOf(request)! };
      const wait = await longestWait(ofPhone, phonesOf(lead, forms));
      // One that is kept already and comes again, since its answer was lost, adds nothing.
      const saved = await (wait === 0 ? store.save(lead) : store.find(lead)).catch(failed(request));
      if (!saved) return refuseFor(wait, 'They are for one phone number.');
      if (saved.outcome === 'conflict') throw new Problem('key-reused', 'This Idempotency-Key came with another body.');
      return reply.code(201).header('Cache-Control', 'no-store').send({ reference: saved.reference });
    },
  );
  refuseOtherMethods(api, address, ['POST']);
}

async function longestWait(limiter: Limiter, subjects: readonly string[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(subjects.map(limiter))));
}

function refuseFor(seconds: number, detail: string): void {
  if (seconds > 0) throw new Problem('too-many-leads', detail, { headers: { 'Retry-After': String(seconds) } });
}

async function refuseStrangers({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site')
    throw new Problem('cross-site', 'Leads are taken from our own pages only.');
}

async function refuseOtherTypes({ headers }: FastifyRequest): Promise<void> {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem('not-json', 'The body must be application/json.');
}

async function requireKey(request: FastifyRequest): Promise<void> {
  if (keyOf(request) === undefined) {
    throw new Problem('no-idempotency-key', 'The header Idempotency-Key must hold 1 to 128 visible characters.');
  }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key) ? key : undefined;
}
