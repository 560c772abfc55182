import { createHmac } from 'node:crypto';
import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Phones } from '../../../shared/plan/config.generated.ts';
import { phoneKey } from '../phone.ts';
import type { LeadKey } from './keys.ts';

/** What identifies a person in an answer: its phone number or e-mail address, in one spelling. */
export const contactsIn = (answer: unknown, phones: Phones | undefined): string[] =>
  typeof answer === 'string' || typeof answer === 'number'
    ? [phoneKey(String(answer), phones), emailKey(String(answer))].filter((key) => key !== undefined)
    : [];

/** An e-mail address in one spelling; undefined for any other text. */
export function emailKey(text: string): string | undefined {
  const address = text.trim().normalize('NFC').toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
}

/** The rules by which phone numbers were read. Leads of other rules are not found by their hashes. */
export const phoneRules = (phones: Phones | undefined): string =>
  phones ? `${phones.country}/${phones.trunk ?? ''}/${phones.digits}:` : 'any:';

/** A keyed hash of a phone number or e-mail address, which tells neither. */
export const contactHash = (key: LeadKey, contact: string): string =>
  createHmac('sha256', key.lookups).update(contact).digest('hex').slice(0, 32);

/** The column `lookup` of a lead: its rules and the hashes of all phone numbers and addresses in it. */
export function lookupOf(answers: Answers, phones: Phones | undefined, key: LeadKey | undefined): string | null {
  if (!key) return null;
  const contacts = new Set(Object.values(flatAnswers(answers)).flatMap((answer) => contactsIn(answer, phones)));
  return phoneRules(phones) + [...contacts].map((contact) => contactHash(key, contact)).join(' ');
}
