import { createHmac } from 'node:crypto';

/**
 * Headers by which a receiver knows a message (Standard Webhooks 1.0): its id, when it was sent (s),
 * and HMAC-SHA256 over `id.time.body`. A secret `whsec_…` is base64, any other is taken as it stands.
 */
export function signedHeaders(id: string, body: string, secret: string, time: Date): Record<string, string> {
  const timestamp = String(Math.floor(time.getTime() / 1000));
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'Webhook-Id': id, 'Webhook-Timestamp': timestamp, 'Webhook-Signature': `v1,${signature}` };
}
