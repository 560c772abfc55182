import { answerOf, pick } from '../../../shared/engine/answers.ts';
import { UPLOAD } from '../../../shared/engine/files.ts';
import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import { leadBody } from '../../../shared/engine/lead-body.ts';
import { consentWords, fieldsOfForm } from '../../../shared/engine/texts.ts';
import { walk } from '../../../shared/engine/wizard/walk.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { SendingForm } from '../../../shared/plan/form.ts';
import type { LeadPost, LeadSource } from '../../../shared/plan/lead.ts';
import type { FormVersion } from './form-version.ts';
import type { LeadsReport } from './report.ts';

/** What the server answers to a lead. */
export interface LeadVerdict {
  /** The answers as it stores them; absent if it refuses the lead. */
  readonly stored?: Answers;
  readonly issues: readonly { readonly path: string; readonly keyword: string; readonly message: string }[];
  /** Whether the visitor must agree to other words first. */
  readonly agreeAgain: boolean;
}

/** The server's check of leads, on the terms of each version. */
export interface LeadChecks {
  readonly before: (post: LeadPost) => LeadVerdict;
  readonly after: (post: LeadPost) => LeadVerdict;
}

/** Sends what visitors of the old version send from pages that are still open. */
export function leadsReport(
  form: SendingForm,
  version: FormVersion,
  visitors: readonly Answers[],
  { before, after }: LeadChecks,
): LeadsReport {
  const posts = visitors
    .filter((answers) => walk(form, answers).complete)
    .map((answers) => bodyFrom(form, version, answers));
  const answered = posts.flatMap((post) => {
    const old = before(post);
    const known = new Set(old.issues.map(({ path, keyword }) => `${path} ${keyword}`));
    // A lead that was refused before has not been sent. A file is missing only here.
    if (!old.issues.every(({ path }) => questionAt(nameAt(path), form)?.widget === UPLOAD)) return [];
    const now = after(post);
    return { old, now, issues: now.issues.filter(({ path, keyword }) => !known.has(`${path} ${keyword}`)) };
  });
  const lost = withNumbers(answered.flatMap(({ old, now }) => noLongerStored(old, now)));
  const refused = withNumbers(
    answered.flatMap(({ issues }) => issues.map(({ path, message }) => JSON.stringify([nameAt(path), message]))),
  );
  const agreeAgain = answered.filter(({ now, issues }) => now.agreeAgain && issues.length === 0).length;
  return {
    tried: answered.length,
    accepted: answered.filter(({ issues }) => issues.length === 0).length,
    agreeAgain,
    ...(agreeAgain > 0 && { formerWords: consentWordsOf(form) }),
    lost: lost.map(([field, leads]) => ({ field, label: labelAt(field, form), leads })),
    refused: refused.map(([text, leads]) => {
      const [field, message] = JSON.parse(text) as [string, string];
      const { formChanged, crash } = version.symbols.site?.data.texts ?? {};
      const reads = isSeen(field, form) ? message : (formChanged ?? crash ?? '');
      return { field, label: labelAt(field, form), message, reads, leads };
    }),
  };
}

/** What is beside the box to agree. */
export const consentWordsOf = ({ shown, steps }: SendingForm): string =>
  consentWords(steps.flatMap(({ plan }) => plan.fields[shown.consent!.field] ?? [])[0]!);

/** The name of an answer by its place in a lead: members.2.share for /answers/members/1/share. */
const nameAt = (path: string): string =>
  path
    .replace(/^\/(?:answers\/)?/, '')
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join('.');

/** The body that an open page of the old version sends. */
function bodyFrom(form: SendingForm, { symbols, paths: [page = '/'] }: FormVersion, answers: Answers): LeadPost {
  const fields = fieldsOfForm(form) as LeadSource['fields'];
  const guard = symbols.site?.data.leads?.guard;
  return leadBody(
    { id: form.plan.id, shown: form.shown, fields, sets: form.steps },
    {
      answers: pick(answers, (field) => Object.hasOwn(fields, field)),
      at: new Date().toISOString(),
      page,
      idempotencyKey: '',
      ...(guard && { trap: '', spent: guard.fillTime }),
    },
  );
}

/** The answers that were stored before and are not stored now. */
function noLongerStored({ stored: old }: LeadVerdict, { stored: now }: LeadVerdict): string[] {
  if (!old || !now) return [];
  const left = flatAnswers(now);
  return Object.keys(flatAnswers(old)).filter((name) => answerOf(left as Answers, name) === undefined);
}

/** Equal texts once, each with its number. */
const withNumbers = (all: readonly string[]): [string, number][] => [
  ...all.reduce((counts, one) => counts.set(one, (counts.get(one) ?? 0) + 1), new Map<string, number>()),
];

/** The field with an answer; undefined for one that this version does not ask, and for other parts of a lead. */
const questionAt = (name: string, { steps }: SendingForm) =>
  steps
    .flatMap(({ plan }) => Object.values(plan.fields))
    .find((field) => [name, name.split('.')[0]].includes((field.inObject ?? [field.name]).join('.')));

const labelAt = (name: string, form: SendingForm): string => questionAt(name, form)?.label || name;

/** Whether an open page shows a message beside this question. */
const isSeen = (name: string, form: SendingForm): boolean => (questionAt(name, form)?.widget ?? 'hidden') !== 'hidden';
