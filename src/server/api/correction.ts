import { pick } from '../../shared/engine/answers.ts';
import { UPLOAD } from '../../shared/engine/files.ts';
import { flatAnswers } from '../../shared/engine/flat-answers.ts';
import { byName, outOfObjects, type SentAnswer } from '../../shared/engine/objects.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { FieldSet } from '../../shared/plan/form.ts';
import type { Consent, CorrectableLead, Label } from '../../shared/plan/lead.ts';
import { Problem } from '../http/problem.ts';
import type { Correction, NewLead, StoredLead } from '../leads/store.ts';
import { consentRefusal } from './consent.ts';
import { leadFields, type LeadForm, type LeadForms, type LeadTerms } from './lead-form.ts';
import { readLead } from './read-lead.ts';

/** What the sender of a lead corrects: all answers of its form, as they are sent with a new lead. */
export interface SentCorrection {
  readonly answers: Answers;
  /** The hash of the form that the page has. What an older one does not send stays as it is. */
  readonly config?: string;
  /** Needed only if the words to agree to have changed since. */
  readonly consent?: Consent;
}

/** A correction that fits its form, and the lead that it makes. */
interface ReadCorrection {
  readonly form: LeadForm;
  readonly lead: Omit<NewLead, 'key'>;
}

/**
 * The answers of a lead that its sender may correct, by the names of their fields in today's form. Undefined for a
 * withdrawn lead, and for one of a wizard or of a form with files, whose answers the form alone cannot show.
 */
export function correctable(lead: StoredLead, forms: LeadForms): CorrectableLead | undefined {
  const form = Object.hasOwn(forms, lead.form) ? forms[lead.form]! : undefined;
  if (!form || form.plan.wizard || form.steps.some(asksForFiles) || lead.withdrawn !== undefined) return undefined;
  const { consent } = form.shown;
  const known = byName(outOfObjects(lead.answers).filter(({ name }) => Object.hasOwn(leadFields(form), name)));
  if (!consent || isAgreed(form, lead)) return { form: lead.form, answers: known };
  const { [consent.field]: _, ...answers } = known;
  return { form: lead.form, answers, agrees: true };
}

const asksForFiles = ({ plan, rows }: FieldSet): boolean =>
  Object.values(plan.fields).some(({ widget }) => widget === UPLOAD) ||
  Object.values(rows?.sets ?? {}).some(asksForFiles);

/** Whether the sender agreed to the words that the form has today. */
const isAgreed = ({ shown }: LeadForm, { consent }: Pick<StoredLead, 'consent'>): boolean =>
  consent !== undefined && consent.version === shown.consent?.version;

/**
 * Checks a correction like a new lead. The consent stays unless its words have changed since. The page may be gone.
 * Errors  a Problem, with all issues and their places, or with the words to agree to
 */
export function readCorrection(stored: StoredLead, sent: SentCorrection, terms: LeadTerms): ReadCorrection {
  const before = correctable(stored, terms.forms);
  if (!before) throw new Problem('not-correctable');
  const form = terms.forms[stored.form]!;
  const box = form.shown.consent?.field;
  const stays = box !== undefined && before.agrees !== true;
  const consent = stays ? stored.consent : sent.consent;
  const { config } = form.shown;
  const isOutdated = sent.config !== undefined && sent.config !== config;
  const answers = {
    ...(isOutdated && before.answers),
    ...byName(outOfObjects(sent.answers)),
    ...(stays && pick(before.answers, (name) => name === box)),
  };
  // What the lead asks about may not be offered any more.
  const offered = new Map([...keptOffers(form, before.answers), ...terms.offered]);
  const { isPage: _, ...rest } = terms;
  const { page, form: id } = stored;
  const body = {
    form: id,
    answers,
    page,
    config: sent.config ?? config,
    ...(box !== undefined && consent && { consent }),
  };
  const lead = readLead(body, { ...rest, offered });
  const refusal = stays ? undefined : consentRefusal(form, lead.consent);
  if (refusal) throw refusal;
  return { form, lead };
}

const keptOffers = ({ offers = {} }: LeadForm, answers: Answers): [id: string, about: { name: string }][] =>
  Object.keys(offers).flatMap((field) =>
    Object.hasOwn(answers, field) ? [[String(answers[field]), { name: '' }]] : [],
  );

/**
 * What becomes of the stored lead. Answers to questions that its form no longer has stay, and so do the words of every
 * answer that did not change. Undefined if nothing changes.
 */
export function correctionOf(stored: StoredLead, { form, lead }: ReadCorrection): Correction | undefined {
  const gone = outOfObjects(stored.answers).filter(({ name }) => !Object.hasOwn(leadFields(form), name));
  const answers = gone.reduce<object>(putBack, lead.answers) as Answers;
  const [before, now] = [flatAnswers(stored.answers), flatAnswers(answers)];
  const isSame = (name: string): boolean => JSON.stringify(before[name]) === JSON.stringify(now[name]);
  const changes = Object.keys({ ...before, ...now }).some((name) => !isSame(name));
  const agrees = lead.consent !== undefined && lead.consent.version !== stored.consent?.version;
  if (!changes && !agrees) return undefined;
  const box = form.shown.consent?.field;
  const words = ([name, label]: [string, Label]) => {
    const same = isSame(name) && !(agrees && name === box) && stored.labels[name];
    return [name, same || label] as const;
  };
  return {
    answers,
    labels: { ...labelsOfGone(stored, gone), ...Object.fromEntries(Object.entries(lead.labels).map(words)) },
    ...(agrees && { consent: lead.consent! }),
    ...(lead.flag && { flag: lead.flag }),
  };
}

function putBack(answers: object, { path: [key = '', ...inner], value }: Pick<SentAnswer, 'path' | 'value'>): object {
  const held = (answers as Readonly<Record<string, object>>)[key];
  return { ...answers, [key]: inner.length === 0 ? value : putBack(held ?? {}, { path: inner, value }) };
}

const labelsOfGone = ({ labels }: StoredLead, answers: readonly SentAnswer[]): StoredLead['labels'] =>
  Object.fromEntries(
    Object.entries(labels).filter(([name]) =>
      answers.some(({ path }) => name === path.join('.') || name.startsWith(`${path.join('.')}.`)),
    ),
  );
