import { createHmac } from 'node:crypto';
import type { StoredLead } from '../store.ts';

/** A system that receives every lead. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Tells the webhook what happened to a lead that it may have. */
export interface Notice {
  readonly type: 'lead.withdrawn' | 'lead.erased' | 'lead.corrected';
  readonly reference: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** A notice as it is sent: of a correction, with the lead as it is then. */
type NoticeSent = Notice & { readonly lead?: StoredLead };

/** What the webhook gets. */
export type Message = StoredLead | NoticeSent;

/** A lead has its reference as its id, a notice its type too. A lead may be corrected several times. */
function messageId(message: Message): string {
  if (!('type' in message)) return message.reference;
  const { reference, type, at } = message;
  return type === 'lead.corrected' ? `${reference}.${type}.${Date.parse(at)}` : `${reference}.${type}`;
}

/**
 * Sends one lead or notice to the webhook, with an idempotency key.
 * Returns  undefined if the webhook accepted it (2xx), else a short reason without answers. Never throws.
 */
export async function send(
  { url, secret }: Webhook,
  message: Message,
  signal: AbortSignal,
): Promise<string | undefined> {
  const body = JSON.stringify(message);
  const id = messageId(message);
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    ...signedHeaders(id, body, secret, new Date()),
  };
  try {
    // Do not follow redirects: they could send the lead to an address that is not in site.yaml.
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    return reasonOf(error as Error);
  }
}

/** Whether a retry would get the same answer. After 408, 425 and 429 a retry may succeed. */
export const isRefusal = (failure: string): boolean => /^HTTP (?!408|425|429)[34]\d\d$/.test(failure);

/**
 * Headers for verification by the receiver (Standard Webhooks 1.0): id, time in s, and HMAC-SHA256 over `id.time.body`.
 */
export function signedHeaders(id: string, body: string, secret: string, time: Date): Record<string, string> {
  const timestamp = String(Math.floor(time.getTime() / 1000));
  const key = signingKey(secret);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'Webhook-Id': id, 'Webhook-Timestamp': timestamp, 'Webhook-Signature': `v1,${signature}` };
}

/** The key of a secret: decoded base64 after `whsec_`, empty if that is invalid; any other secret unchanged. */
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
