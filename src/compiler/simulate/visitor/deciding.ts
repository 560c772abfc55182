import type { Answer } from '../../../shared/plan/answers.ts';
import type { AnswerRule } from '../../../shared/plan/config.generated.ts';
import type { FieldPlan } from '../../../shared/plan/form.ts';
import { askedIn, type Asked } from '../../expression/answer-rules.ts';
import { isFault, parseExpression } from '../../../shared/conditions/cel/parse.ts';
import { decidingAnswers } from '../../model/deciding/deciding.ts';
import { setsOf, workingSetsOf } from '../../model/form-model.ts';
import type { ConditionModel, FieldModel, FormModel } from '../../model/types.ts';

/** Answers to a field that differ in what the form asks of it alone. */
export interface Decided {
  readonly answers: readonly Answer[];
  /** Whether they stand for all of its answers: nothing else is asked of it, together with other fields. */
  readonly isAll: boolean;
}

/** What the conditions and expressions of a form ask of each field. */
export function askedOf(model: FormModel): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>();
  for (const { expressions, source } of workingSetsOf(model))
    for (const { text } of expressions) addTo(found, askedBy(text, source.constants ?? new Map<string, unknown>()));
  for (const condition of setsOf(model).flatMap(({ conditions }) => conditions))
    if (condition.map) addTo(found, rulesOfMap(condition));
  return found;
}

/** What a condition asks of each field by itself. */
export const askedByCondition = (
  condition: ConditionModel,
  { source }: Pick<FormModel, 'source'>,
): ReadonlyMap<string, Asked> =>
  condition.map || !condition.expression
    ? rulesOfMap(condition)
    : askedBy(condition.expression.text, source.constants ?? new Map());

const rulesOfMap = ({ reads }: ConditionModel): ReadonlyMap<string, Asked> => {
  const found = new Map<string, Asked>();
  for (const { field, rule } of reads) addTo(found, new Map([[field, { rules: [rule], isAll: true }]]));
  return found;
};

function askedBy(text: string, constants: ReadonlyMap<string, unknown>): ReadonlyMap<string, Asked> {
  const expression = parseExpression(text);
  return isFault(expression) ? new Map() : askedIn(expression.ast, constants);
}

function addTo(found: Map<string, Asked>, more: ReadonlyMap<string, Asked>): void {
  for (const [field, { rules, isAll }] of more) {
    const known = found.get(field) ?? { rules: [], isAll: true };
    found.set(field, { rules: [...known.rules, ...rules], isAll: known.isAll && isAll });
  }
}

/** Answers to a field that differ in these rules; the control offers `choices`. */
export function decidedBy(
  { schema, ui }: FieldModel,
  { choices }: Pick<FieldPlan, 'choices'>,
  asked: Asked | undefined,
): Decided {
  const { rules, isAll } = asked ?? { rules: [], isAll: true };
  const { answers, isComplete } = decidingAnswers(
    { schema, choices: choices?.map(({ value }) => value), filters: ui.filters },
    different(rules),
  );
  return { answers, isAll: isAll && isComplete };
}

const different = (rules: readonly AnswerRule[]): AnswerRule[] => [
  ...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values(),
];
