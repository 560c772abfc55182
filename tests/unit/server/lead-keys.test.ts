import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LeadFileTable } from '../../../src/server/leads/database/tables.ts';
import { readKeys } from '../../../src/server/leads/encryption/keys.ts';
import { contactHash, lookupOf } from '../../../src/server/leads/encryption/lookups.ts';
import { decryptRow, encryptRow } from '../../../src/server/leads/encryption/rows.ts';
import { readSettings } from '../../../src/server/settings.ts';

const newKey = () => randomBytes(32).toString('base64');

describe('LEADS_KEY', () => {
  it('is one key or several; the first encrypts and all decrypt', () => {
    const [one, other] = [newKey(), newKey()];
    expect([...readKeys(one).byId.keys()]).toEqual([readKeys(one).first!.id]);
    for (const text of [`${one},${other}`, `${one} ${other}`, ` ${one} ,\n${other},`]) {
      const { first, byId } = readKeys(text);
      expect([first!.id, [...byId.keys()]]).toEqual([
        readKeys(one).first!.id,
        [readKeys(one).first!.id, readKeys(other).first!.id],
      ]);
    }
  });

  it('may be absent; with the word none first, keys only decrypt', () => {
    for (const text of [undefined, '', ' ', 'none']) expect(readKeys(text)).toMatchObject({ first: undefined });
    const { first, byId } = readKeys(`none,${newKey()}`);
    expect([first, byId.size]).toEqual([undefined, 1]);
  });

  it('may be in base64 for addresses, without its padding', () => {
    const bytes = randomBytes(32);
    const ids = (['base64', 'base64url'] as const).map((form) => readKeys(bytes.toString(form)).first!.id);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['a word', 'password', /^Key 1 of LEADS_KEY is not 32 bytes in base64\. Make one with: openssl rand -base64 32$/],
    ['too short', randomBytes(31).toString('base64'), /^Key 1 .* is not 32 bytes/],
    ['too long', randomBytes(33).toString('base64'), /^Key 1 .* is not 32 bytes/],
    ['hexadecimal', randomBytes(32).toString('hex'), /^Key 1 .* is not 32 bytes/],
    ['not random', Buffer.alloc(32).toString('base64'), /^Key 1 of LEADS_KEY is not random/],
    ['a bad second key', `${newKey()},x`, /^Key 2 .* is not 32 bytes/],
    ['none behind a key', `${newKey()},none`, /^Key 2 .* is not 32 bytes/],
  ])('is refused with the way out: %s', (_, text, message) => {
    const words = messageOf(() => readSettings({ LEADS_KEY: text }));
    expect(words).toMatch(message);
    expect(words).not.toContain(text);
  });

  it('is refused with one key twice', () => {
    const key = newKey();
    expect(messageOf(() => readKeys(`${key},${key}`))).toBe('LEADS_KEY has one key twice. Remove one of them.');
  });
});

const row: LeadFileTable = {
  lead_id: '0190a0b0-0000-7000-8000-000000000001',
  number: 1,
  field: 'licence',
  name: 'asha-licence.pdf',
  type: 'application/pdf',
  size: 3,
  sha256: 'ab12',
  suspect: null,
  key_id: null,
};

describe('an encrypted row', () => {
  const keys = readKeys(newKey());

  it('holds nothing of a person, has the id of the key, and is read again', () => {
    const encrypted = encryptRow('lead_file', row, keys);
    expect(JSON.stringify(encrypted)).not.toMatch(/asha|ab12/);
    expect(encrypted).toMatchObject({ field: 'licence', size: 3, key_id: keys.first!.id });
    expect(decryptRow('lead_file', encrypted, keys)).toEqual({ ...row, key_id: keys.first!.id });
  });

  it('differs each time, because every value has a fresh nonce', () => {
    const all = Array.from({ length: 20 }, () => encryptRow('lead_file', row, keys));
    expect(new Set(all.flatMap(({ name, sha256 }) => [name, sha256])).size).toBe(40);
    expect(new Set(all.map(({ name }) => name.slice(0, 16))).size).toBe(20);
  });

  it.each<[string, (encrypted: LeadFileTable) => LeadFileTable]>([
    ['a value of another column', (own) => ({ ...own, sha256: own.name })],
    ['the values of another file', (own) => ({ ...own, number: 2 })],
    ['the values of another lead', (own) => ({ ...own, lead_id: row.lead_id.replace(/1$/, '2') })],
    ['a changed letter', (own) => ({ ...own, name: `${own.name.startsWith('A') ? 'B' : 'A'}${own.name.slice(1)}` })],
    ['a cut value', (own) => ({ ...own, name: own.name.slice(0, 30) })],
    ['an empty value', (own) => ({ ...own, name: '' })],
  ])('is not read with %s', (_, change) => {
    const changed = change(encryptRow('lead_file', row, keys));
    expect(messageOf(() => decryptRow('lead_file', changed, keys))).toBe(
      `The key ${keys.first!.id} does not open it, so it was changed or is damaged. A backup may have it whole.`,
    );
  });

  it('of a missing key names the key and the way out', () => {
    expect(messageOf(() => decryptRow('lead_file', encryptRow('lead_file', row, keys), readKeys(newKey())))).toBe(
      `The key ${keys.first!.id} is missing in LEADS_KEY. Add it there, behind the first key.`,
    );
  });

  it('without keys stays as it is', () => {
    expect(encryptRow('lead_file', row, readKeys(''))).toEqual(row);
    expect(decryptRow('lead_file', row, readKeys(''))).toEqual(row);
  });
});

describe('the hashes by which a person is found', () => {
  const phones = { country: '91', trunk: '0', digits: 10 };
  const key = readKeys(newKey()).first!;

  it('are those of all phone numbers and addresses, also in rows, in any spelling, each once', () => {
    const answers = {
      phone: '+91 98765-43210',
      again: '9876543210',
      guests: [{ email: ' ASHA@Example.com ' }],
      age: 30,
    };
    expect(lookupOf(answers, phones, key)).toBe(
      `91/0/10:${contactHash(key, '9876543210')} ${contactHash(key, 'asha@example.com')}`,
    );
  });

  it('depend on the key', () => {
    expect(contactHash(key, '9876543210')).not.toBe(contactHash(readKeys(newKey()).first!, '9876543210'));
    expect(lookupOf({ phone: '9876543210' }, phones, undefined)).toBeNull();
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was thrown');
}
