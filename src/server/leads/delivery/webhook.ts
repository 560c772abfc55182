import type { StoredLead } from '../store.ts';
import { signedHeaders } from './sign.ts';

/** A system that is told every lead. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/**
 * Tells the webhook one lead, with its reference as the idempotency key.
 * Returns  undefined when it took it (2xx), else why it did not, in a few words that hold no answer. Never throws.
 */
export async function send(
  { url, secret }: Webhook,
  lead: StoredLead,
  signal: AbortSignal,
): Promise<string | undefined> {
  const body = JSON.stringify(lead);
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': lead.reference,
    ...signedHeaders(lead.reference, body, secret, new Date()),
  };
  try {
    // A redirect would hand the lead to an address that nobody named.
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    return reasonOf(error as Error);
  }
}

function reasonOf(error: Error): string {
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return error.name === 'TimeoutError' ? 'no answer' : typeof code === 'string' ? code : error.name;
}
