import { aroundRows, rowField, rowName, rowsOf } from '../../engine/rows.ts';
import { leadLabels } from '../../engine/words.ts';
import type { Answer, Answers } from '../../plan/answers.ts';
import type { FieldPlan, FieldSchema, FieldSet } from '../../plan/form.ts';
import type { Label } from '../../plan/lead.ts';
import type { Issue } from '../http/problem.ts';
import { pointer, unknownField } from './lead-schema.ts';

/** The place of an answer in the body of a lead: rows are counted from 0 there, and from 1 in the names of fields. */
export function answerPath({ rows }: Pick<FieldSet, 'rows'>, field: string): string {
  const [owner = '', number, inner] = field.split('.');
  if (number === undefined || inner === undefined || !rows) return pointer('/answers', field);
  return pointer(pointer(pointer('/answers', owner), String(Number(number) - 1)), inner);
}

/** What stands in rows and is none of their fields. */
export const unknownInRows = ({ rows }: Pick<FieldSet, 'rows'>, answers: Answers): Issue[] =>
  Object.entries(rows?.sets ?? {}).flatMap(([field, { plan }]) =>
    rowsOf(answers, field).flatMap((row, index) =>
      Object.keys(row)
        .filter((name) => !Object.hasOwn(plan.fields, name))
        .map((name) => unknownField(pointer(pointer(pointer('/answers', field), String(index)), name))),
    ),
  );

/** The answers of a form or step, those in its rows too, each with its field. */
export const askedIn = ({ plan, rows }: FieldSet, answers: Answers): [FieldPlan, Answer][] => [
  ...Object.values(plan.fields).flatMap((field): [FieldPlan, Answer][] => {
    const answer = answers[field.name];
    return answer === undefined ? [] : [[field, answer]];
  }),
  ...Object.entries(rows?.sets ?? {}).flatMap(([field, set]) =>
    rowsOf(answers, field).flatMap((row) => askedIn(set, row)),
  ),
];

/** The questions of every row, by the names of its fields: members.2.share. */
export const rowLabels = ({ rows, plan }: FieldSet, answers: Answers): Record<string, Label> =>
  Object.fromEntries(
    Object.entries(rows?.sets ?? {}).flatMap(([field, set]) =>
      rowsOf(answers, field).flatMap((row, index) =>
        Object.entries(leadLabels(set, { ...aroundRows(answers, field), ...row })).map(
          ([name, { question, ...label }]) => [
            rowField(field, index, name),
            { question: `${rowName(plan.fields[field]!, index)}: ${question}`, ...label },
          ],
        ),
      ),
    ),
  );

/** The schema of a field with the schema of its rows, as the description of the API prints it. */
export function withRowSchema({ rows }: Pick<FieldSet, 'rows'>, name: string, schema: FieldSchema): object {
  const row = rows?.sets[name]?.plan;
  if (!row) return schema;
  const required = row.schema.required.filter((field) => row.fields[field]?.when === undefined);
  const items = { type: 'object', additionalProperties: false, required, properties: row.schema.properties };
  return { ...schema, items };
}
