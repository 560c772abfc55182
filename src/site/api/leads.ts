import { leadBody } from '../../shared/engine/lead-body.ts';
import type { ConsentAsked, LeadSource, Receipt, Submitted } from '../../shared/plan/lead.ts';
import type { Api } from './client.ts';
import { statusOf } from './errors.ts';
import { arrayOf, isObject } from './guards.ts';

/** One thing that the server refused. `path` is a JSON Pointer into the body: /answers/phone. */
export interface Refusal {
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
}

/** The server refused the lead with a 422. */
export class LeadRejected extends Error {
  override readonly name = 'LeadRejected';

  constructor(
    readonly errors: readonly Refusal[],
    options?: ErrorOptions,
  ) {
    super('The server refused some answers', options);
  }
}

/** The server refused the consent: the visitor must agree to the words of `asked`. */
export class ConsentRefused extends Error {
  override readonly name = 'ConsentRefused';

  constructor(
    readonly asked: ConsentAsked,
    options?: ErrorOptions,
  ) {
    super('The server refused the consent', options);
  }
}

/**
 * Sends the answers of an embedded lead form (spec 7.06).
 * Returns  the reference and the token of the lead, once it is on the server's disk
 * Errors   ConsentRefused, LeadRejected for another 422 with field errors; else as `Api.post`
 */
export async function postLead(source: LeadSource, submitted: Submitted, api: Pick<Api, 'post'>): Promise<Receipt> {
  return refusing(
    api.post('/leads', leadBody(source, submitted), isReceipt, {
      headers: { 'Idempotency-Key': submitted.idempotencyKey },
    }),
  );
}

/** The answer to a lead or a correction. A 422 is a ConsentRefused or LeadRejected. */
export async function refusing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const body = statusOf(error) === 422 ? (error as { response?: { data?: unknown } }).response?.data : undefined;
    if (isObject(body) && body.type === '/api/problems/unusable-consent' && isConsentAsked(body.consent))
      throw new ConsentRefused(body.consent, { cause: error });
    if (isObject(body) && areRefusals(body.errors)) throw new LeadRejected(body.errors, { cause: error });
    throw error;
  }
}

const isReceipt = (body: unknown): body is Receipt =>
  isObject(body) && typeof body.reference === 'string' && ['string', 'undefined'].includes(typeof body.token);

const isConsentAsked = (value: unknown): value is ConsentAsked =>
  isObject(value) && ['version', 'words', 'at'].every((key) => typeof value[key] === 'string');

const areRefusals = arrayOf(
  (value): value is Refusal =>
    isObject(value) && ['path', 'keyword', 'message'].every((key) => typeof value[key] === 'string'),
);
