import { createHmac } from 'node:crypto';
import type { StoredLead } from '../store.ts';

/** A system that is sent every lead. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/**
 * Sends one lead to the webhook, with its reference as the idempotency key.
 * Returns  undefined when the webhook took it (2xx), else the reason in a few words that hold no answer. Never throws.
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
    // Following a redirect would hand the lead to an address that site.yaml does not name.
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    return reasonOf(error as Error);
  }
}

/** Whether the same message would be answered alike again. After 408, 425 and 429 another answer may come. */
export const isRefusal = (failure: string): boolean => /^HTTP (?!408|425|429)[34]\d\d$/.test(failure);

/**
 * Headers by which the receiver verifies a message (Standard Webhooks 1.0): its id, when it was sent (in s),
 * and HMAC-SHA256 over `id.time.body`.
 */
export function signedHeaders(id: string, body: string, secret: string, time: Date): Record<string, string> {
  const timestamp = String(Math.floor(time.getTime() / 1000));
  const key = signingKey(secret);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'Webhook-Id': id, 'Webhook-Timestamp': timestamp, 'Webhook-Signature': `v1,${signature}` };
}

/** The key in a secret: base64 after `whsec_`, and empty where that is none; any other secret as it stands. */
export function signingKey(secret: string): Buffer {
  const [, encoded] = /^whsec_(.*)$/s.exec(secret) ?? [];
  if (encoded === undefined) return Buffer.from(secret);
  return Buffer.from(isBase64.test(encoded) ? encoded : '', 'base64');
}

const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

function reasonOf(error: Error): string {
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return error.name === 'TimeoutError' ? 'no answer' : typeof code === 'string' ? code : error.name;
}
