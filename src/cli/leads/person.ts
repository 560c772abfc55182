import type { Answers } from '../../plan/answers.ts';
import { phoneKey } from '../../server/leads/phone.ts';
import { UsageError } from './session.ts';

/** Whether a lead is of the person who is meant: one of its answers is their number or address. */
export type IsPerson = (answers: Answers) => boolean;

/** Someone known by a phone number or an e-mail address, however it was written. Throws a UsageError when it is neither; it is not quoted. */
export function personOf(phone: string | undefined, email: string | undefined): IsPerson {
  const keys = new Set<string>();
  if (phone !== undefined)
    keys.add(phoneKey(phone) ?? refuse('--phone takes a number of ten digits, with or without +91.'));
  if (email !== undefined) keys.add(emailKey(email) ?? refuse('--email takes an address such as name@example.com.'));
  return (answers) => Object.values(answers).some((answer) => keysOf(answer).some((key) => keys.has(key)));
}

const keysOf = (answer: unknown): string[] =>
  typeof answer === 'string' || typeof answer === 'number'
    ? [phoneKey(String(answer)), emailKey(String(answer))].filter((key) => key !== undefined)
    : [];

function emailKey(text: string): string | undefined {
  const address = text.trim().normalize('NFC').toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
}

function refuse(words: string): never {
  throw new UsageError(words);
}
