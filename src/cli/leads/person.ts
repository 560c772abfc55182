import { flatAnswers } from '../../engine/flat-answers.ts';
import type { Answers } from '../../plan/answers.ts';
import { phoneKey } from '../../server/leads/phone.ts';
import { misuse } from './session.ts';

/** Whether one of the answers, also in a row, is the phone number or e-mail address of the person who is meant. */
export type IsPerson = (answers: Answers) => boolean;

/**
 * The person with a phone number or an e-mail address, however it is written.
 * Throws a Refusal, which does not quote it, when it is none.
 */
export function personOf(phone: string | undefined, email: string | undefined): IsPerson {
  const keys = new Set<string>();
  if (phone !== undefined)
    keys.add(phoneKey(phone) ?? refuse('--phone takes a number of ten digits, with or without +91.'));
  if (email !== undefined) keys.add(emailKey(email) ?? refuse('--email takes an address such as name@example.com.'));
  return (answers) => Object.values(flatAnswers(answers)).some((answer) => keysOf(answer).some((key) => keys.has(key)));
}

const keysOf = (answer: unknown): string[] =>
  typeof answer === 'string' || typeof answer === 'number'
    ? [phoneKey(String(answer)), emailKey(String(answer))].filter((key) => key !== undefined)
    : [];

function emailKey(text: string): string | undefined {
  const address = text.trim().normalize('NFC').toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
}

function refuse(message: string): never {
  throw misuse(message);
}
