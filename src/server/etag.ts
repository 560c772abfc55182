import { createHash } from 'node:crypto';

/** The strong entity tag of exactly these bytes. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** Whether `If-None-Match` names this tag, so that a 304 suffices. Weak marks are ignored (RFC 9110, 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
