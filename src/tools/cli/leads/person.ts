import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Phones } from '../../../shared/plan/config.generated.ts';
import { phoneKey } from '../../../server/leads/phone.ts';
import type { Option } from '../kit/command.ts';
import { misuse, textOption, type Args, type Session } from './session.ts';

const fromInput = 'A dash reads it from standard input, which keeps it out of the history of the shell.';

/** The options of commands about one person. */
export const personOptions = {
  phone: { type: 'string', value: '<number>', about: `A phone number. ${fromInput}` },
  email: { type: 'string', value: '<address>', about: `An e-mail address. ${fromInput}` },
} as const satisfies Readonly<Record<string, Option>>;

/** Reads the person of a command. `by`: by what the person is known, for the audit. */
export async function readPerson(
  { readInput, settings }: Session,
  args: Args,
): Promise<{ readonly isPerson: IsPerson; readonly by: readonly string[] }> {
  const [phone, email] = [textOption(args, 'phone'), textOption(args, 'email')];
  if ((phone === undefined) === (email === undefined)) throw misuse('Give --phone or --email.');
  const read = async (text: string | undefined) => (text === '-' ? (await readInput()).trim() : text);
  return {
    isPerson: personOf(await read(phone), await read(email), settings.phones),
    by: [phone === undefined ? 'email' : 'phone'],
  };
}

/** Whether one of the answers, also in rows, is the phone number or e-mail address of the person. */
export type IsPerson = (answers: Answers) => boolean;

/**
 * Matches a phone number or e-mail address in any spelling. Throws a Refusal, which does not quote it, if it is
 * invalid.
 */
function personOf(phone: string | undefined, email: string | undefined, phones: Phones | undefined): IsPerson {
  const keys = new Set<string>();
  if (phone !== undefined) keys.add(phoneKey(phone, phones) ?? refuseValue(`--phone takes ${numberWords(phones)}.`));
  if (email !== undefined)
    keys.add(emailKey(email) ?? refuseValue('--email takes an address such as name@example.com.'));
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

function refuseValue(message: string): never {
  throw misuse(message);
}
