import { aroundRows, rowField, rowName, rowsOf } from '../../shared/engine/rows.ts';
import type { ShapedAnswers } from '../../shared/engine/objects.ts';
import { leadLabels } from '../../shared/engine/texts.ts';
import type { Answer, Answers } from '../../shared/plan/answers.ts';
import type { FieldPlan, FieldSet } from '../../shared/plan/form.ts';
import type { Label } from '../../shared/plan/lead.ts';
import type { Issue } from '../http/problem.ts';
import { pointer, unknownField } from './lead-schema.ts';

/** The JSON Pointer of an answer in the body of a lead. Rows count from 0 there, and from 1 in field names. */
export function answerPath({ plan, rows }: FieldSet, field: string): string {
  const { owner, row, inner } = partsOfName(field);
  const path = pathIn(plan, owner);
  const set = rows?.sets[owner];
  const whole = set && row !== undefined ? [...path, String(row - 1), ...pathIn(set.plan, inner)] : path;
  return whole.reduce(pointer, '/answers');
}

const pathIn = ({ fields }: FieldSet['plan'], name: string): readonly string[] => fields[name]?.inObject ?? [name];

/** The parts of a name such as members.2.share. Any other name is the owner. */
function partsOfName(name: string): { owner: string; row?: number; inner: string } {
  const [owner = '', row, inner] = name.split('.');
  return row === undefined || inner === undefined ? { owner: name, inner: '' } : { owner, row: Number(row), inner };
}

/** Issues for unknown fields in rows. */
export const unknownInRows = ({ plan: around, rows }: FieldSet, answers: Answers): Issue[] =>
  Object.entries(rows?.sets ?? {}).flatMap(([field, { plan }]) =>
    rowsOf(answers, field).flatMap((row, index) =>
      Object.keys(row)
        .filter((name) => !Object.hasOwn(plan.fields, name))
        .map((name) => unknownField([...pathIn(around, field), String(index), name].reduce(pointer, '/answers'))),
    ),
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
      rowsOf(answers, field).flatMap((row, index) =>
        Object.entries(leadLabels(set, row, { ...aroundRows(all, field), ...rowsOf(all, field)[index] })).map(
          ([name, { question, ...label }]) => [
            rowField(pathIn(plan, field).join('.'), index, name),
            { question: `${rowName(plan.fields[field]!, index)}: ${question}`, ...label },
          ],
        ),
      ),
    ),
  );
