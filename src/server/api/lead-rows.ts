import { pick } from '../../shared/engine/answers.ts';
import { aroundRow, rowField, rowName, rowsOf, splitRowField } from '../../shared/engine/rows.ts';
import type { ShapedAnswers } from '../../shared/engine/objects.ts';
import { leadLabels } from '../../shared/engine/texts.ts';
import type { Answer, Answers, Row } from '../../shared/plan/answers.ts';
import type { FieldPlan, FieldSet } from '../../shared/plan/form.ts';
import type { Label } from '../../shared/plan/lead.ts';
import type { Issue } from '../http/problem.ts';
import { pointer, unknownField } from './lead-schema.ts';

/** The JSON Pointer of an answer in the body of a lead. Rows count from 0 there, and from 1 in field names. */
export const answerPath = (set: FieldSet, field: string): string => wholePath(set, field).reduce(pointer, '/answers');

function wholePath({ plan, rows }: FieldSet, name: string): readonly string[] {
  const { field, index, inner } = splitRowField(name);
  const set = rows?.sets[field];
  return set && inner !== '' ? [...pathIn(plan, field), String(index), ...wholePath(set, inner)] : pathIn(plan, name);
}

const pathIn = ({ fields }: FieldSet['plan'], name: string): readonly string[] => fields[name]?.inObject ?? [name];

/** Issues for unknown fields in rows. */
export const unknownInRows = (set: FieldSet, answers: Answers): Issue[] =>
  inRows(set, answers, ({ plan }, row) => Object.keys(row).filter((name) => !Object.hasOwn(plan.fields, name))).map(
    (name) => unknownField(answerPath(set, name)),
  );

/** The answers of some fields of rows, and of rows of these. */
export const pickInRows = (
  { rows }: FieldSet,
  answers: Answers,
  keeps: (field: FieldPlan | undefined) => boolean,
): Answers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(rows?.sets ?? {}).flatMap(([field, set]) =>
      Array.isArray(answers[field])
        ? [
            [
              field,
              rowsOf(answers, field).map((row) =>
                pickInRows(
                  set,
                  pick(row, (name) => keeps(Object.hasOwn(set.plan.fields, name) ? set.plan.fields[name] : undefined)),
                  keeps,
                ),
              ),
            ],
          ]
        : [],
    ),
  ),
});

/** The names of fields that are found in rows, and in rows of these: members.2.share. */
export const inRows = (
  { rows }: FieldSet,
  answers: Answers,
  find: (set: FieldSet, row: Row, path: readonly (string | number)[]) => readonly string[],
  path: readonly (string | number)[] = [],
): string[] =>
  Object.entries(rows?.sets ?? {}).flatMap(([field, set]) =>
    rowsOf(answers, field).flatMap((row, index) => {
      const at = [...path, field, index];
      return [...find(set, row, at), ...inRows(set, row, find, at)].map((name) => rowField(field, index, name));
    }),
  );

/** The stored answers of a form or step, including objects and rows, each with its field. */
export const askedIn = ({ plan, rows }: FieldSet, answers: ShapedAnswers): [FieldPlan, Answer][] =>
  Object.values(plan.fields).flatMap((field): [FieldPlan, Answer][] => {
    const answer = pathIn(plan, field.name).reduce<unknown>((held, key) => (held as ShapedAnswers)?.[key], answers);
    const row = rows?.sets[field.name];
    return [
      ...(answer === undefined ? [] : [[field, answer] as [FieldPlan, Answer]]),
      ...(row && Array.isArray(answer) ? (answer as ShapedAnswers[]).flatMap((one) => askedIn(row, one)) : []),
    ];
  });

/** The labels of rows, by field name: members.2.share. */
export const rowLabels = ({ rows, plan }: FieldSet, answers: Answers, all: Answers): Record<string, Label> =>
  Object.fromEntries(
    Object.entries(rows?.sets ?? {}).flatMap(([field, set]) =>
      rowsOf(answers, field).flatMap((row, index) => {
        const known = { ...aroundRow(all, field, set, index), ...rowsOf(all, field)[index] };
        return Object.entries({ ...leadLabels(set, row, known), ...rowLabels(set, row, known) }).map(
          ([name, { question, ...label }]) => [
            rowField(pathIn(plan, field).join('.'), index, name),
            { question: `${rowName(plan.fields[field]!, index)}: ${question}`, ...label },
          ],
        );
      }),
    ),
  );
