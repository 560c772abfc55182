import { byName, intoObjects, isBare, outOfObjects, type SentAnswer } from '../../shared/engine/objects.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { LeadGuard } from '../../shared/plan/config.generated.ts';
import type { LeadPost } from '../../shared/plan/lead.ts';
import { Problem } from '../http/problem.ts';
import type { Issue } from '../http/problem.ts';
import type { NewLead } from '../leads/store.ts';
import { consentLabel } from './consent.ts';
import { readAnswers } from './lead-answers.ts';
import { leadFields, type LeadForm, type LeadTerms } from './lead-form.ts';
import { offerIssues, offerLabels } from './offers.ts';
import { pickInRows, unknownInRows } from './lead-rows.ts';
import { pointer, unknownField } from './lead-schema.ts';
import { checkFiles } from './uploads/check.ts';
import type { ReceivedFile } from './uploads/received.ts';

/**
 * Validates a lead, which already matches `leadSchema`, with the same compiled form as the browser.
 * Returns  the lead without blank answers and answers of hidden fields, with labels from config; that of a page of an
 *          older config also without answers to questions that are not asked any more
 * Errors   a Problem (422) with all issues, each with its place in the body
 */
export function readLead(
  { trap, spent, ...lead }: LeadPost,
  { forms, offered, isPage, language }: LeadTerms,
  guard?: LeadGuard,
  received: readonly ReceivedFile[] = [],
): Omit<NewLead, 'key'> {
  if (!Object.hasOwn(forms, lead.form))
    refuseIssues([{ path: '/form', keyword: 'unknown', message: 'No form of this name takes leads.' }]);
  const form = forms[lead.form]!;
  // A page that was opened before the form has changed may still ask what is not asked any more.
  const isOutdated = lead.config !== form.shown.config;
  const sent = isOutdated ? knownFields(outOfObjects(lead.answers), form) : outOfObjects(lead.answers);
  refuseIssues(unknownFields(sent, form));
  const { answers, issues, labels: asked } = readAnswers(form, byName(sent));
  const { files, strangers, issues: wrongFiles } = checkFiles(form, answers, received, byName(sent));
  refuseIssues([
    ...issues,
    ...(isOutdated ? [] : strangers),
    ...wrongFiles,
    ...offerIssues(form, answers, offered),
    ...(isPage?.(lead.page) === false ? [unknownPage] : []),
    ...consentIssues(form, lead, answers),
    ...guardIssues(guard, trap, spent),
  ]);
  const labels = {
    ...asked,
    ...offerLabels(form, answers, offered),
    ...consentLabel(form, lead.consent),
  };
  return {
    ...lead,
    answers: intoObjects(form.steps, answers) as Answers,
    labels,
    ...(language !== undefined && { language }),
    ...(files.length > 0 && { files }),
  };
}

const unknownPage: Issue = { path: '/page', keyword: 'unknown', message: 'The site has no page at this path.' };

/** The answers to questions of today's form, in rows too. */
const knownFields = (sent: readonly SentAnswer[], form: LeadForm): SentAnswer[] =>
  sent.filter(isKnownIn(form)).map((answer) => {
    const { name, value } = answer;
    const rows = form.steps.reduce((answers, set) => pickInRows(set, answers, (field) => field !== undefined), {
      [name]: value,
    } as Answers);
    return { ...answer, value: rows[name] };
  });

function isKnownIn(form: LeadForm): (answer: SentAnswer) => boolean {
  const fields = leadFields(form);
  const holds = (path: readonly string[]) =>
    Object.values(fields).some(({ inObject = [] }) => path.every((key, depth) => inObject[depth] === key));
  return ({ name, path, value }) => (isBare(value) ? holds(path) : Object.hasOwn(fields, name));
}

function unknownFields(sent: readonly SentAnswer[], form: LeadForm): Issue[] {
  const isKnown = isKnownIn(form);
  const unknown = sent.filter((answer) => !isKnown(answer));
  return [
    ...unknown.map(({ path }) => unknownField(path.reduce(pointer, '/answers'))),
    ...form.steps.flatMap((set) => unknownInRows(set, byName(sent))),
  ];
}

/**
 * A form with a consent box must send a consent, other forms must not. In a wizard, this applies if the path includes
 * the box.
 */
function consentIssues(form: LeadForm, { consent }: LeadPost, answers: Answers): Issue[] {
  const { consent: box } = form.shown;
  const asks = box !== undefined && (!form.plan.wizard || Object.hasOwn(answers, box.field));
  if (asks && !consent) return [{ path: '/consent', keyword: 'required', message: 'The consent is missing.' }];
  if (consent && !box) return [{ path: '/consent', keyword: 'unknown', message: 'This form has no consent.' }];
  return [];
}

/** Signs of a bot: text in the hidden field, or less time than a person needs. */
function guardIssues(guard: LeadGuard | undefined, trap: LeadPost['trap'], spent: LeadPost['spent']): Issue[] {
  if (!guard) return [];
  const issues: Issue[] = [];
  if (trap !== '') issues.push({ path: '/trap', keyword: 'guard', message: 'The hidden field must be empty.' });
  if (spent === undefined || spent < guard.fillTime) {
    const message = `The form must be shown for ${guard.fillTime} ms before it is sent.`;
    issues.push({ path: '/spent', keyword: 'guard', message });
  }
  return issues;
}

function refuseIssues(errors: readonly Issue[]): void {
  if (errors.length > 0) throw new Problem('invalid-lead', undefined, { errors });
}
