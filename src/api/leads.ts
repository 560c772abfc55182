import type { Answers } from '../plan/answers.ts';
import type { Api } from './client.ts';
import { statusOf } from './errors.ts';
import { isRecord, listOf } from './guards.ts';

export interface Lead {
  /** Id of the form. */
  readonly form: string;
  readonly answers: Answers;
  /** The same for every try of one submit: the server then keeps one lead. */
  readonly idempotencyKey: string;
}

/** A field that the server refused; `path` is a JSON Pointer into the body, `/answers/phone`. */
export interface Refusal {
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
}

/** The server refused some answers (422). */
export class LeadRejected extends Error {
  override readonly name = 'LeadRejected';

  constructor(readonly errors: readonly Refusal[], options?: ErrorOptions) {
    super('The server refused some answers', options);
  }
}

/**
 * Send the answers of an embedded lead form (spec 7.06).
 * Returns  the reference that the server gave it, once the lead is on its disk
 * Errors   LeadRejected for a 422 with field errors; else as `Api.post`
 */
export async function postLead({ form, answers, idempotencyKey }: Lead, api: Api): Promise<{ reference: string }> {
  try {
    return await api.post('/leads', { form, answers }, isReceipt, { 'Idempotency-Key': idempotencyKey });
  } catch (error) {
    const body = statusOf(error) === 422 ? (error as { response?: { data?: unknown } }).response?.data : undefined;
    if (isRecord(body) && areRefusals(body.errors)) throw new LeadRejected(body.errors, { cause: error });
    throw error;
  }
}

const isReceipt = (body: unknown): body is { reference: string } => isRecord(body) && typeof body.reference === 'string';

const areRefusals = listOf((value): value is Refusal => isRecord(value) && ['path', 'keyword', 'message'].every((key) => typeof value[key] === 'string'));
