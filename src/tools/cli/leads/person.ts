import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Phones } from '../../../shared/plan/config.generated.ts';
import { phoneKey } from '../../../server/leads/phone.ts';
import { misuse } from './session.ts';

/** Whether one of the answers, also in a row, is the phone number or e-mail address of the person who is meant. */
export type IsPerson = (answers: Answers) => boolean;

/**
 * The person with a phone number or an e-mail address, however it is written.
 * Throws a Refusal, which does not quote it, when it is none.
 */
export function personOf(phone: string | undefined, email: string | undefined, phones: Phones | undefined): IsPerson {
  const keys = new Set<string>();
  if (phone !== undefined) keys.add(phoneKey(phone, phones) ?? refuse(`--phone takes ${numberWords(phones)}.`));
  if (email !== undefined) keys.add(emailKey(email) ?? refuse('--email takes an address such as name@example.com.'));
  return (answers) =>
    Object.values(flatAnswers(answers)).some((answer) => keysOf(answer, phones).some((key) => keys.has(key)));
}

const numberWords = (phones: Phones | undefined): string =>
  phones ? `a number of ${phones.digits} digits, with or without +${phones.country}` : 'a phone number';

const keysOf = (answer: unknown, phones: Phones | undefined): string[] =>
  typeof answer === 'string' || typeof answer === 'number'
    ? [phoneKey(String(answer), phones), emailKey(String(answer))].filter((key) => key !== undefined)
    : [];

function emailKey(text: string): string | undefined {
  const address = text.trim().normalize('NFC').toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
}

function refuse(message: string): never {
  throw misuse(message);
}
