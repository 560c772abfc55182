import type { ExpressionBuilder } from 'kysely';
import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Phones } from '../../../shared/plan/config.generated.ts';
import type { LeadTable, Tables } from '../../../server/leads/database/tables.ts';
import { contactHash, contactsIn, emailKey, phoneRules } from '../../../server/leads/encryption/lookups.ts';
import { phoneKey } from '../../../server/leads/phone.ts';
import type { Option } from '../kit/command.ts';
import { leadBatches } from './select.ts';
import { misuse, textOption, type Args, type Session } from './session.ts';

const fromInput = 'A dash reads it from standard input, which keeps it out of the history of the shell.';

/** The options of commands about one person. */
export const personOptions = {
  phone: { type: 'string', value: '<number>', about: `A phone number. ${fromInput}` },
  email: { type: 'string', value: '<address>', about: `An e-mail address. ${fromInput}` },
} as const satisfies Readonly<Record<string, Option>>;

/** A phone number or e-mail address, in one spelling. */
export interface Person {
  readonly contact: string;
  /** By what the person is known, for the audit. */
  readonly by: readonly string[];
}

/** Reads the person of a command. Throws a Refusal, which does not quote it, if it is invalid. */
export async function readPerson({ readInput, settings: { phones } }: Session, args: Args): Promise<Person> {
  const [phone, email] = [textOption(args, 'phone'), textOption(args, 'email')];
  if ((phone === undefined) === (email === undefined)) throw misuse('Give --phone or --email.');
  const given = phone ?? email!;
  const text = given === '-' ? (await readInput()).trim() : given;
  if (phone !== undefined)
    return { contact: phoneKey(text, phones) ?? refuseValue(`--phone takes ${numberWords(phones)}.`), by: ['phone'] };
  return {
    contact: emailKey(text) ?? refuseValue('--email takes an address such as name@example.com.'),
    by: ['email'],
  };
}

/**
 * The leads in which the person's number or address is an answer, also in rows of answers, in any spelling. Encrypted
 * leads are found by their hashes; others, and those of other rules for phone numbers, are read.
 */
export async function* leadsOf(session: Session, { contact }: Person): AsyncGenerator<LeadTable[]> {
  const { db, keys, reader, settings } = session;
  const hashes = [...keys.byId.values()].map((key) => contactHash(key, contact));
  const isTheirs = (answers: Answers): boolean =>
    Object.values(flatAnswers(answers)).some((answer) => contactsIn(answer, settings.phones).includes(contact));
  const mayBe = (where: ExpressionBuilder<Tables, 'lead'>) =>
    where.or([
      where('key_id', 'is', null),
      ...(keys.byId.size > 0 ? [where('key_id', 'not in', [...keys.byId.keys()])] : [where('key_id', 'is not', null)]),
      where('lookup', 'not like', `${phoneRules(settings.phones)}%`),
      ...hashes.map((hash) => where('lookup', 'like', `%${hash}%`)),
    ]);
  for await (const batch of leadBatches(db, {}, mayBe))
    yield batch.filter((row) => {
      const lead = reader.read(row);
      return lead ? isTheirs(lead.answers) : hashes.some((hash) => row.lookup?.includes(hash));
    });
}

/** Says that no lead was found, and not more than is known. */
export const noLeadOf = ({ reader }: Session): string =>
  reader.count() === 0 ? 'No lead has it.\n' : 'No lead that can be read has it.\n';

const numberWords = (phones: Phones | undefined): string =>
  phones ? `a number of ${phones.digits} digits, with or without +${phones.country}` : 'a phone number';

function refuseValue(message: string): never {
  throw misuse(message);
}
