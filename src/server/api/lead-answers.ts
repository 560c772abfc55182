import { answerOf, isEmpty, pick, present } from '../../shared/engine/answers.ts';
import { settle, stepsFor } from '../../shared/engine/settle.ts';
import { schemaError, UNREADABLE, validate } from '../../shared/engine/validate.ts';
import { walk } from '../../shared/engine/wizard/walk.ts';
import { leadLabels } from '../../shared/engine/texts.ts';
import { visibleFields } from '../../shared/engine/visible.ts';
import type { Answers, Row } from '../../shared/plan/answers.ts';
import type { FieldSet, Step } from '../../shared/plan/form.ts';
import type { Label } from '../../shared/plan/lead.ts';
import type { Issue } from '../http/problem.ts';
import type { LeadForm } from './lead-form.ts';
import { rowsOf, splitRowField } from '../../shared/engine/rows.ts';
import { answerPath, inRows, pickInRows, rowLabels } from './lead-rows.ts';

/** The answers of a lead after the form or wizard has processed them. */
export interface LeadAnswers {
  /** Without blank answers, and answers of fields and steps that the visitor did not see. */
  readonly answers: Answers;
  readonly issues: readonly Issue[];
  readonly labels: Readonly<Record<string, Label>>;
}

/**
 * Processes the answers of a lead with the same engine as the browser. Answers outside of the visitor's path are
 * dropped, every rule is validated again, and a path that ends at an exit is refused.
 */
export function readAnswers(form: LeadForm, sentAnswers: Answers): LeadAnswers {
  const given = withoutBlanks(sentAnswers);
  const settled = settle(form, given);
  const { exit, firstOpen } = walk(form, settled);
  const steps = stepsFor(form, settled);
  const answers = sent(steps, settled);
  const atExit: Issue[] =
    exit === undefined
      ? []
      : [
          {
            path: '/answers',
            keyword: 'exit',
            message: `These answers end at the exit "${exit}". An exit sends nothing.`,
            step: firstOpen,
          },
        ];
  const at = (step: Step) => form.plan.wizard && { step: step.plan.id };
  return {
    answers,
    issues: [
      ...workedOutIssues(steps, given, settled),
      ...steps.flatMap((step) => broughtIssues(step, settled, form.invalid)),
      ...steps.flatMap((step) =>
        [...issuesIn(strict(step), settled, form.invalid), ...unreadAmounts(step, settled, form.invalid)].map(
          (issue) => ({ ...issue, ...at(step) }),
        ),
      ),
      ...atExit,
    ],
    labels: Object.assign({}, ...steps.map((step) => labelsOf(step, answers, settled))) as Record<string, Label>,
  };
}

/** Blank texts are not answers, not even in place of rows, where they would hide that the list is too short. */
const withoutBlanks = (answers: Answers): Answers =>
  pick(answers, (_, answer) => typeof answer !== 'string' || !isEmpty(answer));

/**
 * The answers to store: those of questions that are asked, not those that a hidden field only keeps. Config can exclude
 * fields that only other answers depend on.
 */
function sent(sets: readonly FieldSet[], settled: Answers): Answers {
  const asked = new Set(sets.flatMap((set) => [...visibleFields(set, settled)]));
  const kept = pick(
    present(settled),
    (field) => asked.has(field) && sets.every(({ plan }) => plan.fields[field]?.sent !== false),
  );
  const filled = sets.reduce((answers, { rows }) => rows?.present(answers) ?? answers, kept);
  return sets.reduce((answers, set) => pickInRows(set, answers, (field) => field?.sent !== false), filled);
}

const labelsOf = (set: FieldSet, answers: Answers, settled: Answers): Record<string, Label> => ({
  ...leadLabels(set, answers, settled),
  ...rowLabels(set, answers, settled),
});

/** A computed value, also in rows, must equal the server's result or be missing. */
const workedOutIssues = (sets: readonly FieldSet[], given: Answers, settled: Answers): Issue[] =>
  sets.flatMap((set) =>
    [
      ...forged(set, given, settled),
      ...inRows(set, given, (rowSet, row, path) => forged(rowSet, row, rowAt(settled, path))),
    ].map((name) => otherValue(answerPath(set, name))),
  );

/** The row at a path such as rooms, 0, guests, 1; empty if there is none. */
function rowAt(answers: Answers, path: readonly (string | number)[]): Row {
  const [field, index, ...inner] = path;
  if (field === undefined) return answers;
  return rowAt(rowsOf(answers, String(field))[Number(index)] ?? {}, inner);
}

/** The computed fields that were sent with another value. */
const forged = ({ plan }: FieldSet, given: Answers, settled: Answers): string[] =>
  Object.values(plan.fields).flatMap(({ computed, name }) => {
    const claimed = answerOf(given, name);
    return computed && claimed !== undefined && claimed !== answerOf(settled, name) ? [name] : [];
  });

/** Visitors cannot change what an option of a secret list sets, such as a discount. The message is beside the code. */
const broughtIssues = (set: FieldSet, settled: Answers, invalid = ''): Issue[] =>
  [...changedCodes(set, settled), ...inRows(set, settled, changedCodes)].map((name) => ({
    path: answerPath(set, name),
    keyword: 'enum',
    message: messageOfCode(set, name, settled, invalid),
  }));

/** The fields with a code whose option sets something else than what was sent. */
const changedCodes = ({ plan }: FieldSet, answers: Answers): string[] =>
  Object.values(plan.fields).flatMap(({ secret, choices = [], name }) => {
    if (!secret) return [];
    const { with: sets = {} } = choices.find(({ value }) => value === answerOf(answers, name)) ?? {};
    const targets = new Set(choices.flatMap((option) => Object.keys(option.with ?? {})));
    const isChanged = (target: string): boolean => {
      const sent = answerOf(answers, target);
      return sent !== undefined && sent !== (sets[target] ?? plan.schema.properties[target]?.default);
    };
    return [...targets].some(isChanged) ? [name] : [];
  });

function messageOfCode(set: FieldSet, name: string, answers: Answers, invalid: string): string {
  const { field, inner } = splitRowField(name);
  const rowSet = set.rows?.sets[field];
  return rowSet && inner !== ''
    ? messageOfCode(rowSet, inner, answers, invalid)
    : schemaError(set, name, new Set(['enum']), answers, invalid).message;
}

const otherValue = (path: string): Issue => ({
  path,
  keyword: 'computed',
  message: 'The other answers give another value.',
});

/** As in the browser, an empty list is too short if items are required. */
const issuesIn = (set: FieldSet, answers: Answers, invalid = ''): Issue[] =>
  validate(set, answers, invalid).map(({ field, keyword, message }) => ({
    path: answerPath(set, field),
    keyword,
    message,
  }));

/** Amounts that are texts are digits, as the browser hands them over: other texts could be read as other numbers. */
const unreadAmounts = (set: FieldSet, answers: Answers, message = ''): Issue[] =>
  [...amountsIn(set, answers), ...inRows(set, answers, amountsIn)].map((name) => ({
    path: answerPath(set, name),
    keyword: UNREADABLE,
    message,
  }));

const amountsIn = ({ plan }: FieldSet, answers: Answers): string[] =>
  Object.values(plan.fields).flatMap(({ name, widget }) => {
    const answer = answerOf(answers, name);
    const isText = widget === 'amount' && plan.schema.properties[name]?.type === 'string';
    return isText && typeof answer === 'string' && !/^\d+$/.test(answer) ? [name] : [];
  });

/**
 * A form or step with full validation. In the browser a form may accept more (spec 5.71), but stored answers must match
 * the schema.
 */
const strict = (set: FieldSet): FieldSet => ({ ...set, plan: { ...set.plan, validation: 'messages' } });
