import type { Answers } from '../../plan/answers.ts';
import type { FormModule } from '../../plan/form.ts';
import { isAnswer, present } from '../../engine/answers.ts';
import { settle } from '../../engine/settle.ts';
import { validate } from '../../engine/validate.ts';
import { Problem } from './problem.ts';
import type { Issue } from './problem.ts';

/** The body of POST /api/leads. */
export interface LeadBody {
  readonly form: string;
  readonly answers: Answers;
  readonly consent?: boolean;
}

export type LeadForms = Readonly<Record<string, FormModule>>;

/**
 * Checks a body with the same compiled form that the browser used.
 * Returns it without the answers that are blank or of hidden fields. Throws a 422 that
 * lists everything wrong, each with its place in the body.
 */
export function readLead(body: unknown, forms: LeadForms): LeadBody {
  refuse(shapeIssues(body));
  const lead = body as LeadBody;
  if (!Object.hasOwn(forms, lead.form)) refuse([issue('/form', 'unknown', 'No form of this name takes leads.')]);
  const form = forms[lead.form]!;
  refuse(Object.keys(lead.answers).filter((name) => !Object.hasOwn(form.plan.fields, name)).map(unknown('/answers')));
  const answers = present(settle(form, lead.answers));
  const errors = validate(form, answers, 'This answer is not valid.');
  refuse(errors.map(({ field, keyword, message }) => issue(pointer('/answers', field), keyword, message)));
  return { ...lead, answers };
}

function refuse(errors: readonly Issue[]): void {
  if (errors.length > 0) throw new Problem(422, 'The lead is not valid.', { errors });
}

const members = new Set(['form', 'answers', 'consent']);

function shapeIssues(body: unknown): Issue[] {
  if (!isObject(body)) return [issue('', 'type', 'The body must be an object.')];
  const issues = Object.keys(body).filter((name) => !members.has(name)).map(unknown(''));
  if (typeof body.form !== 'string') issues.push(issue('/form', 'type', 'The form must be named.'));
  if (!('consent' in body) || typeof body.consent === 'boolean') return [...issues, ...answerIssues(body.answers)];
  return [...issues, issue('/consent', 'type', 'Consent is true or false.'), ...answerIssues(body.answers)];
}

function answerIssues(answers: unknown): Issue[] {
  if (!isObject(answers)) return [issue('/answers', 'type', 'The answers must be an object.')];
  return Object.entries(answers)
    .filter(([, answer]) => !isAnswer(answer))
    .map(([name]) => issue(pointer('/answers', name), 'type', 'An answer is a text, a number, a boolean or a list of them.'));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknown(parent: string): (name: string) => Issue {
  return (name) => issue(pointer(parent, name), 'unknown', 'This field is not known.');
}

function issue(path: string, keyword: string, message: string): Issue {
  return { path, keyword, message };
}

/** Longest field name that is repeated in an answer. */
const longestName = 100;

function pointer(parent: string, name: string): string {
  return `${parent}/${name.slice(0, longestName).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
