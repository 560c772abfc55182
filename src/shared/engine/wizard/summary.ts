import type { Answer, Answers } from '../../plan/answers.ts';
import type { FieldPlan, FieldSet, FormModule } from '../../plan/form.ts';
import { answerOf, defaultsOf, isEmpty } from '../answers.ts';
import { layoutOf } from '../layout.ts';
import { stepsFor } from '../settle.ts';
import { fieldLabel, visibleFields } from '../visible.ts';
import { answerInWords, printedFields } from '../texts.ts';
import type { Walk } from './walk.ts';

export interface SummaryEntry {
  readonly field: string;
  readonly label: string;
  /** The answer as the visitor reads it; '' for a ticked box, whose label says it all. */
  readonly value: string;
  /** The path of a signature that was drawn; its name is the value. */
  readonly drawing?: string;
}

/** Entries under the heading of their group, or without one. */
export interface SummaryGroup {
  readonly heading?: string;
  /** The row whose answers these are, by its place on the page: members.2. */
  readonly row?: string;
  readonly entries: readonly SummaryEntry[];
}

export interface SummaryStep {
  readonly step: string;
  readonly title: string;
  readonly groups: readonly SummaryGroup[];
}

/**
 * What was answered so far, by step and group, for the side summary (spec 2.66). Steps without an answer are left out,
 * and those that the visitor has not come to: they hold only defaults.
 * Takes    `shown`: id of the step on which the visitor is; that of no step after the end
 */
export function summaryOf(form: FormModule, { answers }: Walk, shown: string): SummaryStep[] {
  const steps = stepsFor(form, answers);
  const at = steps.findIndex(({ plan }) => plan.id === shown);
  const last = at < 0 ? steps.length : Math.max(at, lastAnswered(form, steps, answers));
  return steps
    .slice(0, last + 1)
    .map((step) => ({
      step: step.plan.id,
      title: step.plan.title ?? '',
      groups: summaryGroups(step, answers, form.plan.wizard?.summary?.fields),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/**
 * All answers, question by question, for another person to read: rows under their titles, without contact details and
 * consent.
 */
export const answeredIn = (sets: readonly FieldSet[], answers: Answers): SummaryEntry[] =>
  sets.flatMap((set) =>
    summaryGroups(set, answers).flatMap(({ heading, row, entries }) =>
      entries
        .filter(({ field }) => set.plan.fields[field]?.private !== 'contact' && !isConsent(set, field))
        .map((entry) => (row === undefined ? entry : { ...entry, label: `${heading}: ${entry.label}` })),
    ),
  );

const isConsent = ({ plan }: FieldSet, field: string): boolean => plan.schema.properties[field]?.const === true;

/**
 * The last step in which the visitor answered something. Steps are answered in order, so they came to all before it.
 */
function lastAnswered({ plan: { carried } }: FormModule, steps: readonly FieldSet[], answers: Answers): number {
  return steps.findLastIndex(({ plan }) => {
    const defaults = defaultsOf(plan);
    return Object.keys(plan.fields).some((field) => {
      const answer = answerOf(answers, field);
      return !isEmpty(answer) && !carried.includes(field) && !isSameValue(answer, answerOf(defaults, field));
    });
  });
}

const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `chosen`: the fields that the summary lists, in its order; all when it chooses none. Rows come last. */
function summaryGroups(set: FieldSet, answers: Answers, chosen?: readonly string[]): SummaryGroup[] {
  const visible = visibleFields(set, answers);
  const listed = [...visible].filter((field) => isListed(set, field, answers) && (chosen?.includes(field) ?? true));
  const rows = listed.map((field) => set.rows?.listed(set, field, answers) ?? []);
  const single = listed.filter((_, index) => rows[index]!.length === 0);
  const groups = layoutOf(set.plan, new Set(single)).map(({ heading, items }) => ({
    ...(heading !== undefined && { heading }),
    entries: inChosenOrder(
      items.flatMap((item) => (typeof item === 'string' ? item : item.fields)),
      chosen,
    ).map((field) => ({
      field,
      label: set.plan.fields[field]!.summary || fieldLabel(set, field, answers),
      value: answerInWords(set.plan.fields[field]!, answers[field]!, answers, printedFields(set)),
      ...drawingOf(set.plan.fields[field]!, answers[field]!),
    })),
  }));
  const inRows = rows.flat().flatMap(({ row, title, set: rowSet, answers: inRow }): SummaryGroup[] => {
    const all = summaryGroups(rowSet, inRow);
    const own = all.filter((group) => group.row === undefined).flatMap(({ entries }) => entries);
    const inner = all.flatMap((group) =>
      group.row === undefined
        ? []
        : { ...group, heading: [title, group.heading].join(', '), row: `${row}.${group.row}` },
    );
    return [{ heading: title, row, entries: own }, ...inner];
  });
  return [...groups, ...inRows.filter(({ entries }) => entries.length > 0)];
}

/** The path of a drawn signature. A typed name has none. */
function drawingOf({ options: { drawn } }: FieldPlan, answer: Answer): Pick<SummaryEntry, 'drawing'> {
  const drawing = drawn && / d="([^"]*)/.exec(String(answer))?.[1];
  return drawing ? { drawing } : {};
}

const inChosenOrder = (fields: readonly string[], chosen: readonly string[] = fields): string[] =>
  [...fields].sort((a, b) => chosen.indexOf(a) - chosen.indexOf(b));

function isListed({ plan }: FieldSet, field: string, answers: Answers): boolean {
  const answer = answerOf(answers, field);
  const { summary, widget, sent } = plan.fields[field] ?? {};
  // Neither seen nor sent: only other answers depend on it.
  const isInternal = widget === 'hidden' && sent === false && summary === undefined;
  return answer !== false && !isEmpty(answer) && summary !== false && !isInternal;
}
