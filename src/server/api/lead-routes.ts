import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LeadStore } from '../leads/store.ts';
import { readLead } from './lead-body.ts';
import type { LeadForms } from './lead-body.ts';
import { refuseOtherMethods } from './methods.ts';
import { Problem } from './problem.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Rate } from './rate-limit.ts';

const address = '/api/leads';

/** POST /api/leads (spec 7.06). No route reads a lead. */
export function leadRoutes(api: FastifyInstance, forms: LeadForms, store: LeadStore, rate: Rate): void {
  const secondsToWait = createRateLimit(rate);

  const limit = async (request: FastifyRequest) => {
    const seconds = secondsToWait(request.ip);
    if (seconds === 0) return;
    throw new Problem(429, 'Too many leads from this address.', { headers: { 'Retry-After': String(seconds) } });
  };

  api.post(address, { onRequest: [limit, refuseStrangers, refuseOtherTypes, requireKey] }, async (request, reply) => {
    const lead = readLead(request.body, forms);
    const saved = await store.save({ ...lead, key: keyOf(request)! }).catch(notStored);
    if (saved.outcome === 'conflict') throw new Problem(409, 'This Idempotency-Key was used with another body.');
    return reply.code(201).header('Cache-Control', 'no-store').send({ reference: saved.reference });
  });
  refuseOtherMethods(api, address, ['POST']);
}

async function refuseStrangers({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site') throw new Problem(403, 'Leads are taken from our own pages only.');
}

async function refuseOtherTypes({ headers }: FastifyRequest): Promise<void> {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem(415, 'The body must be application/json.');
}

async function requireKey(request: FastifyRequest): Promise<void> {
  if (keyOf(request) === undefined) {
    throw new Problem(400, 'The header Idempotency-Key must hold 1 to 128 visible characters.');
  }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key) ? key : undefined;
}

/** The reason, such as a full disk, is for the operator; it holds no answer. */
function notStored(error: NodeJS.ErrnoException): never {
  console.error(`A lead could not be stored: ${error.code ?? error.name}`);
  throw new Problem(503, 'The lead could not be stored. Please try again.', { headers: { 'Retry-After': '30' } });
}
