import type { Answers, Row } from '../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';
import type { FormModel } from '../../model/types.ts';
import { predicatesOf } from './predicates.ts';
import { domainOf } from './scales.ts';
import { turnsOf } from './turns.ts';

/** The most answers that are kept for one expression. */
const mostSides = 6;

/**
 * Answers to the questions of a row on both sides of each value where an expression of the row changes, as far as it
 * depends only on these questions.
 */
export function rowsAtTurns(model: FormModel, set: FieldSet, name: string): readonly Row[] {
  const [rowSet, rowModel] = [set.rows?.sets[name], model.fields.get(name)?.rows];
  if (!rowSet || !rowModel) return [];
  const domain = (field: string) => domainOf(rowModel.fields.get(field)!, rowSet, model, undefined);
  return predicatesOf(rowModel, { steps: [rowSet], ...(rowSet.work && { work: rowSet.work }) }).flatMap((predicate) => {
    const { inputs } = predicate;
    if (!inputs.every((field) => rowModel.fields.has(field))) return [];
    const [whole = []] = turnsOf(predicate, new Map(inputs.map((field) => [field, domain(field)])));
    return whole.flatMap(({ sides }): Answers[] => [...sides]).slice(0, mostSides) as Row[];
  });
}
