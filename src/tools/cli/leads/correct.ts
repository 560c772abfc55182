import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Phones } from '../../../shared/plan/config.generated.ts';
import { correctLead } from '../../../server/leads/correct.ts';
import { phoneKey } from '../../../server/leads/phone.ts';
import { leadOf } from '../../../server/leads/rows.ts';
import type { StoredLead } from '../../../server/leads/store.ts';
import { Refusal } from '../kit/command.ts';
import { replacedAt } from './replace.ts';
import { leadByReference } from './select.ts';
import { wipeTraces, type Command } from './session.ts';

export const correct: Command = {
  usage: 'correct <reference> <field>',
  summary:
    'Replaces a typed answer by the text in standard input, when its sender asks for it. Fields are as in export.',
  options: {},
  positionals: 2,
  run: async (session, { positionals: [reference = '', field = ''] }) => {
    const { db, out, settings } = session;
    const row = await leadByReference(db, reference);
    const lead = leadOf(row, session.keys);
    const value = correctedAnswer(lead, field, (await session.readInput()).trim(), settings.phones);
    const answers = replacedAt(lead.answers, field.split('.'), value) as Answers;
    const encryption = { keys: session.keys, phones: settings.phones };
    const tells = settings.webhook !== undefined && lead.withdrawn === undefined;
    if (!(await correctLead({ ...session, encryption, tells }, row, { answers }, { field })))
      throw new Refusal('The lead has changed meanwhile. Run the command again.');
    const told = tells ? ' The webhook is told of it (lead.corrected).' : '';
    await out.write(`Corrected: ${field} of ${row.reference}.${told}\n`);
    await wipeTraces(session);
  },
};

/** The new answer, of the type of the old one. Throws a Refusal, which quotes no answer. */
function correctedAnswer(
  { answers, labels }: StoredLead,
  field: string,
  text: string,
  phones: Phones | undefined,
): string | number {
  const flat = flatAnswers(answers);
  if (!Object.hasOwn(flat, field))
    throw new Refusal(`The lead has no answer "${field}". It has ${Object.keys(flat).join(', ')}.`);
  const before = flat[field];
  if ((typeof before !== 'string' && typeof before !== 'number') || labels[field]?.answer !== undefined)
    throw new Refusal(`"${field}" was chosen, not typed. Ask its sender for a new request, and erase this one.`);
  if (text === '') throw new Refusal('Standard input has no text.');
  if (phoneKey(String(before), phones) === undefined) return typeof before === 'number' ? numberIn(text) : text;
  const number = phoneKey(text, phones);
  if (number === undefined) throw new Refusal('Standard input has no phone number.');
  return typeof before === 'number' ? numberIn(number) : number;
}

function numberIn(text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number)) throw new Refusal('Standard input has no number.');
  return number;
}
