import type { Answers, Row } from '../plan/answers.ts';
import type { RowError } from '../plan/errors.ts';
import type { FieldPlan, FieldSet } from '../plan/form.ts';
import type { Message } from '../plan/message.ts';
import type { ListedRow, RowsEngine } from '../plan/rows.ts';
import type { Before } from '../plan/work.ts';
import { answerOf, isRows, keepValid, lost, ownerOf, pick, present } from './answers.ts';
import { formatMessage } from './format/message.ts';
import { asSteps, settle } from './settle.ts';
import { validate, withUnreadable } from './validate.ts';
import { fieldLabel, conditionHolds, visibleFields } from './visible.ts';
import { titleOfRow } from './texts.ts';

/** The name of a row: Member 2. `index` counts from 0. */
export const rowName = ({ options }: FieldPlan, index: number): string =>
  formatMessage(options.row ?? '', { n: index + 1 });

/** The title of a row from its own answers, or its name. `answers`: those of the row and those around it. */
export const rowTitle = (field: FieldPlan, { plan }: FieldSet, index: number, answers: Answers): string =>
  titleOfRow(field.options, index, answers, plan.fields);

/**
 * The name of a field of a row, as errors have it: members.2.share, or rooms.1.guests.2.age in rows of rows. `index`
 * counts from 0.
 */
export const rowField = (field: string, index: number, name: string): string => `${field}.${index + 1}.${name}`;

/** The inverse of `rowField`, for the outer rows. For a field of the form, `index` is not a number. */
export function splitRowField(name: string): { field: string; index: number; inner: string } {
  const [field = '', number, ...inner] = name.split('.');
  return { field, index: Number(number) - 1, inner: inner.join('.') };
}

/** The name of a row of rows, from outside to inside: Room 1, Guest 2. */
export const joinedNames = (outer: string | undefined, inner: string | undefined): string =>
  [outer, inner].filter(Boolean).join(', ');

/**
 * The answers that a row reads beside its own: all but those of the rows; or these too, and the number of the row, if
 * its expressions read them.
 */
export const aroundRow = (answers: Answers, field: string, { plan }: FieldSet, index: number): Answers =>
  plan.seesRows ? { ...answers, row: index + 1 } : pick(answers, (name) => name !== field);

/** The rows of a field; empty if its answer is not rows. */
export const rowsOf = (answers: Answers, field: string): readonly Row[] => {
  const rows = answerOf(answers, field);
  return isRows(rows) ? rows : [];
};

/** A change of one row. `around`: the answers around it. */
type ChangeRow = (row: Row, set: FieldSet, around: () => Answers, field: string, index: number) => Row;

/** Runs the rows of a field set. `sets`: the fields of a row, by the field that holds the rows. */
export function rowsEngine(sets: Readonly<Record<string, FieldSet>>): RowsEngine<FieldSet> {
  /** The answers with each row changed; the same object when none is. */
  const mapRows = (answers: Answers, change: ChangeRow): Answers => {
    let now = answers;
    for (const [field, set] of Object.entries(sets)) {
      const rows = rowsOf(answers, field);
      const after = rows.map((row, index) =>
        change(row, set, () => aroundRow(answers, field, set, index), field, index),
      );
      if (after.some((row, index) => row !== rows[index])) now = { ...now, [field]: after };
    }
    return now;
  };
  return {
    sets,
    errors: (set, field, answers, invalid) => {
      const [rowSet, plan] = [sets[field], set.plan.fields[field]];
      if (!rowSet || !plan) return [];
      return rowsOf(answers, field).flatMap((row, index) =>
        validate(rowSet, { ...aroundRow(answers, field, rowSet, index), ...row }, invalid).map((error): RowError => ({
          ...error,
          field: rowField(field, index, error.field),
          within: joinedNames(rowName(plan, index), error.within),
        })),
      );
    },
    unreadable: (set, name, answers, words, invalid) =>
      unreadableInRow(set.plan.fields, sets, name, answers, words, invalid),
    asks: (name, answers) => asksInRow(sets, name, answers),
    within: ({ plan }, name) => withinRow(plan.fields, sets, name),
    label: ({ plan }, name, answers) => labelInRow(plan.fields, sets, name, answers),
    listed: ({ plan }, field, answers) => listedRows(plan.fields[field], sets[field], answers),
    settle: (parent, answers, before) =>
      mapRows(withRows(parent, answers), (row, set, around, field, index) => {
        const all: Answers = { ...around(), ...row };
        const after = settle(asSteps(set), all, rowBefore(set, field, answers, index, before));
        return after === all ? row : ownOf(set, after);
      }),
    keep: (parent, answers) => mapRows(fewEnough(parent, answers), (row, set) => keepValid(set, row)),
    lost: (before, after) => lostInRows(sets, before, after),
    present: (answers) => mapRows(answers, (row, set) => set.rows?.present(present(row)) ?? present(row)),
    holdsFiles: (field) => sets[field] !== undefined && asksForFiles(sets[field]),
    withoutFiles: (answers) =>
      mapRows(answers, (row, set) => {
        const kept = asksForFiles(set) ? pick(row, (name) => set.plan.fields[name]?.widget !== 'upload') : row;
        return set.rows?.withoutFiles(kept) ?? kept;
      }),
  };
}

/**
 * What a row was before a change: the same row, wherever it was, or else the one in its place. A row that is new
 * begins.
 */
function rowBefore(set: FieldSet, field: string, answers: Answers, index: number, before: Before | undefined) {
  if (before === undefined || before === 'start') return before;
  const [now, were] = [rowsOf(answers, field), rowsOf(before, field)];
  const same = were.indexOf(now[index]!);
  const at = same < 0 && now.length >= were.length ? index : same;
  const row = were[at];
  if (row) return { ...aroundRow(before, field, set, at), ...row };
  return now.length > were.length ? 'start' : undefined;
}

type Sets = RowsEngine<FieldSet>['sets'];
type FieldPlans = FieldSet['plan']['fields'];

function unreadableInRow(
  fields: FieldPlans,
  sets: Sets,
  name: string,
  answers: Answers,
  words: Message | undefined,
  invalid: string,
): RowError | undefined {
  const { field, index, inner } = splitRowField(name);
  const [rowSet, plan] = [sets[field], fields[field]];
  if (!rowSet || !plan) return undefined;
  const all = { ...aroundRow(answers, field, rowSet, index), ...rowsOf(answers, field)[index] };
  const [error] = withUnreadable(rowSet, all, [], new Map([[inner, words]]), invalid);
  return error && { ...error, field: name, within: joinedNames(rowName(plan, index), error.within) };
}

const asksForFiles = ({ plan, rows }: FieldSet): boolean =>
  Object.values(plan.fields).some(({ name, widget }) => widget === 'upload' || rows?.holdsFiles(name));

/** `fields`: of the form. */
function withinRow(fields: FieldPlans, sets: Sets, name: string): string | undefined {
  const { field, index, inner } = splitRowField(name);
  const set = sets[field];
  return set && Object.hasOwn(set.plan.fields, ownerOf(inner))
    ? joinedNames(rowName(fields[field]!, index), set.rows?.within(set, inner))
    : undefined;
}

function asksInRow(sets: Sets, name: string, answers: Answers): boolean {
  const { field, index, inner } = splitRowField(name);
  const [set, row] = [sets[field], rowsOf(answers, field)[index]];
  if (!set || !row) return !name.includes('.');
  const all = { ...aroundRow(answers, field, set, index), ...row };
  return visibleFields(set, all).has(ownerOf(inner)) && (set.rows?.asks(inner, all) ?? true);
}

function labelInRow(fields: FieldPlans, sets: Sets, name: string, answers: Answers): string | undefined {
  if (withinRow(fields, sets, name) === undefined) return undefined;
  const { field, index, inner } = splitRowField(name);
  const set = sets[field]!;
  const all = { ...aroundRow(answers, field, set, index), ...rowsOf(answers, field)[index] };
  const label = set.rows?.label(set, inner, all) ?? fieldLabel(set, inner, all);
  return label && `${rowName(fields[field]!, index)}: ${label}`;
}

const lostInRows = (sets: Sets, before: Answers, after: Answers): string[] =>
  Object.entries(sets).flatMap(([field, { plan, rows }]) => {
    const now = rowsOf(after, field);
    return rowsOf(before, field).flatMap((row, index) => {
      const next = now[index] ?? row;
      const own = lost(row, next).filter((name) => !plan.fields[name]?.computed);
      return [...own, ...(rows?.lost(row, next) ?? [])].map((name) => rowField(field, index, name));
    });
  });

function listedRows(owner: FieldPlan | undefined, set: FieldSet | undefined, answers: Answers): ListedRow<FieldSet>[] {
  if (!owner || !set) return [];
  return rowsOf(answers, owner.name).map((row, index) => {
    const all = { ...aroundRow(answers, owner.name, set, index), ...row };
    return { row: `${owner.name}.${index + 1}`, title: rowTitle(owner, set, index, all), set, answers: all };
  });
}

/** The answers without surplus rows, such as those of an earlier version of the form. */
function fewEnough({ plan, rows }: FieldSet, answers: Answers): Answers {
  const cut = Object.keys(rows?.sets ?? {}).flatMap((field) => {
    const [own, { maxItems = Infinity } = {}] = [rowsOf(answers, field), plan.schema.properties[field]];
    return own.length > maxItems ? [[field, own.slice(0, maxItems)] as const] : [];
  });
  return cut.length === 0 ? answers : { ...answers, ...Object.fromEntries(cut) };
}

/**
 * Gives a field that requires rows an empty list if it has no answer: the check then reports how many there must be.
 * The same object when nothing changed.
 */
function withRows(set: FieldSet, answers: Answers): Answers {
  const given = present(answers);
  const missing = Object.keys(set.rows?.sets ?? {}).filter(
    (field) =>
      answerOf(answers, field) === undefined &&
      (set.plan.schema.properties[field]?.minItems ?? 0) > 0 &&
      conditionHolds(set, set.plan.fields[field]?.when, given),
  );
  return missing.length === 0 ? answers : { ...answers, ...Object.fromEntries(missing.map((field) => [field, []])) };
}

const ownOf = ({ plan }: FieldSet, answers: Answers): Row => pick(answers, (name) => Object.hasOwn(plan.fields, name));
