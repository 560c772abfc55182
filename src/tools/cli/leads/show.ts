import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import { pathOfSignature } from '../../../shared/engine/signature.ts';
import type { LeadDatabase } from '../../../server/leads/database/tables.ts';
import { filesOf } from '../../../server/leads/files.ts';
import type { Notice } from '../../../server/leads/delivery/webhook.ts';
import { leadOf } from '../../../server/leads/rows.ts';
import type { LeadFlag, StoredLead } from '../../../server/leads/store.ts';
import { Refusal } from '../kit/command.ts';
import { audited } from '../../../server/leads/audit.ts';
import { inIndia } from './days.ts';
import { describeFile } from './files.ts';
import { printable } from './printable.ts';
import type { Command } from './session.ts';
import { emptyFields, leftEmpty, withWords } from './words.ts';

export const showLead: Command = {
  usage: 'show <reference>',
  summary: 'Prints everything about one lead, with its questions and the text of the consent.',
  options: {},
  positionals: 1,
  run: async (session, { positionals }) => {
    const reference = positionals[0]!.trim().toUpperCase();
    const { leads } = await audited(session, 'show', { reference }, async () => {
      const row = await session.db.selectFrom('lead').selectAll().where('reference', '=', reference).executeTakeFirst();
      if (!row) return { leads: 0 };
      const lead = leadOf(row, session.keys, await filesOf(session.db, row.id));
      await session.out.write(`${describeLead(lead).join('\n')}\n${await deliveryState(session.db, row.id)}`);
      return { leads: 1 };
    });
    if (leads === 0) throw new Refusal('No lead has this reference.');
  },
};

const isDrawing = (answer: unknown): boolean => typeof answer === 'string' && pathOfSignature(answer) !== undefined;

/** In place of the SVG of a signature, which `export` writes. */
const drawn = '(drawn; export writes it as SVG)';

const flagWords: Readonly<Record<LeadFlag, string>> = {
  'many-for-phone': 'more leads than the limit came for this phone number; its owner may not have sent this one',
  'beyond-limit': 'more leads than the limit came from everyone together; it may be part of a flood',
  unchecked: 'an address failed, so that an answer could not be looked for among its options',
};

function describeLead({
  reference,
  at,
  form,
  page,
  config,
  consent,
  withdrawn,
  corrected,
  flag,
  language,
  answers,
  labels,
  files = [],
}: StoredLead): string[] {
  const answered = Object.entries(flatAnswers(answers)).flatMap(([field, answer]) => {
    const given = Array.isArray(answer) ? answer.join(', ') : isDrawing(answer) ? drawn : String(answer);
    // The words of a consent have lines.
    const [question, ...more] = (labels[field]?.question ?? field).split('\n');
    return [`${question}: ${withWords(given, labels[field])}`, ...more.map((line) => `  ${line}`)];
  });
  const unanswered = emptyFields({ answers, labels }).map((field) => `${labels[field]!.question}: ${leftEmpty}`);
  return [
    `Reference: ${reference}`,
    `Received:  ${inIndia(at)}`,
    `Form:      ${form}, version ${config}`,
    `Page:      ${page}`,
    ...(language === undefined ? [] : [`Language:  ${language}`]),
    ...(consent ? [`Consent:   version ${consent.version}, ${inIndia(consent.at)} by the visitor's clock`] : []),
    ...(withdrawn === undefined ? [] : [`Withdrawn: ${inIndia(withdrawn)}: its sender must not be contacted`]),
    ...(corrected === undefined ? [] : [`Corrected: ${inIndia(corrected)}`]),
    ...(flag ? [`Flag:      ${flagWords[flag]}`] : []),
    '',
    ...answered,
    ...unanswered,
    ...files.map(describeFile),
  ].map(printable);
}

const noticed: Readonly<Record<Notice['type'], string>> = {
  'lead.withdrawn': 'the withdrawal',
  'lead.corrected': 'the correction',
  'lead.erased': 'the erasure',
};

/** What the webhook does not have. */
const awaited = (notice: string | null): string =>
  notice === null ? 'it' : noticed[(JSON.parse(notice) as Notice).type];

/** Who has the lead, and what is still to be sent about it. */
async function deliveryState(db: LeadDatabase, id: string): Promise<string> {
  const line = await db.selectFrom('outbox').selectAll().where('lead_id', '=', id).executeTakeFirst();
  const letter = await db.selectFrom('dead_letter').selectAll().where('lead_id', '=', id).executeTakeFirst();
  const sent = await db.selectFrom('delivery').selectAll().where('lead_id', '=', id).executeTakeFirst();
  const received = sent ? `\nSent to ${sent.receiver}, ${inIndia(sent.at)}\n` : '';
  if (letter) return `${received}\nThe webhook refuses it: ${letter.attempts} tries, the last: ${letter.last_result}\n`;
  if (!line) return received;
  const last = line.last_result === null ? '' : `, the last: ${line.last_result}`;
  return `${received}\nThe webhook does not have ${awaited(line.notice)} yet: ${line.attempts} tries${last}, next ${inIndia(line.next_at)}\n`;
}
