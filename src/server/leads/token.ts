import { createHash, randomBytes } from 'node:crypto';

/** The private token of a lead: 128 random bits, which only its sender gets. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What is stored of a token. It needs no salt, because tokens are random. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
