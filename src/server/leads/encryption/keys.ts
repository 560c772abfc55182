import { hkdfSync } from 'node:crypto';

/** A key of LEADS_KEY: one derived key for each use, so that none tells anything about another. */
export interface LeadKey {
  /** Names the key beside the rows that it has encrypted. The key cannot be found from it. */
  readonly id: string;
  /** Encrypts values. */
  readonly values: Buffer;
  /** Hashes phone numbers and e-mail addresses, to find the leads of a person. */
  readonly lookups: Buffer;
  /** Hashes what `leads.limits` counts. */
  readonly limits: Buffer;
}

export interface LeadKeys {
  /** Encrypts what is written; undefined if that stays as it is. */
  readonly first: LeadKey | undefined;
  /** The keys that decrypt, by id: the first one and older ones. */
  readonly byId: ReadonlyMap<string, LeadKey>;
}

export const noKeys: LeadKeys = { first: undefined, byId: new Map() };

const keyBytes = 32;

/** Fewer different bytes come from a word or a pattern. Of 32 random bytes, about 30 differ. */
const minDifferentBytes = 16;

/** In place of the first key: what is written stays as it is, and the keys after it only decrypt. */
const unencrypted = 'none';

export const howToMakeKey = 'Make one with: openssl rand -base64 32';

/**
 * The keys of the variable LEADS_KEY: one or several, each 32 random bytes in base64, separated by commas or spaces.
 * The first one encrypts, all decrypt. Throws for any other value, with a message that quotes none of it.
 */
export function readKeys(text: string | undefined): LeadKeys {
  const words = (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return noKeys;
  const keys = words.map((word, index) => (index === 0 && word === unencrypted ? undefined : keyOf(word, index + 1)));
  const byId = new Map(keys.flatMap((key) => (key ? [[key.id, key] as const] : [])));
  if (byId.size < keys.filter((key) => key).length) throw new Error('LEADS_KEY has one key twice. Remove one of them.');
  return { first: keys[0], byId };
}

function keyOf(word: string, number: number): LeadKey {
  const secret = Buffer.from(word, 'base64');
  if (!/^[\w+/-]{43}=?$/.test(word) || secret.length !== keyBytes)
    throw new Error(`Key ${number} of LEADS_KEY is not ${keyBytes} bytes in base64. ${howToMakeKey}`);
  if (new Set(secret).size < minDifferentBytes)
    throw new Error(`Key ${number} of LEADS_KEY is not random. ${howToMakeKey}`);
  const derive = (use: string, length = keyBytes) => Buffer.from(hkdfSync('sha256', secret, '', use, length));
  return {
    id: derive('leads: id', 4).toString('hex'),
    values: derive('leads: values'),
    lookups: derive('leads: lookups'),
    limits: derive('leads: limits'),
  };
}
