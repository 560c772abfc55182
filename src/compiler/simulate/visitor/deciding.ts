import type { Answer } from '../../../shared/plan/answers.ts';
import type { AnswerRule } from '../../../shared/plan/config.generated.ts';
import type { FieldPlan } from '../../../shared/plan/form.ts';
import { fieldRulesIn, type FieldRules } from '../../expression/answer-rules.ts';
import { isFault, parseExpression } from '../../../shared/conditions/cel/parse.ts';
import { decidingAnswers } from '../../model/deciding/deciding.ts';
import { setsOf, workingSetsOf } from '../../model/form-model.ts';
import type { ConditionModel, FieldModel, FormModel } from '../../model/types.ts';

/** Answers to a field that differ for the rules of the form about only this field. */
export interface Decided {
  readonly answers: readonly Answer[];
  /** Whether they represent all of its answers: no rule reads it together with other fields. */
  readonly isAll: boolean;
}

/** The rules of the conditions and expressions of a form about each field. */
export function askedOf(model: FormModel): ReadonlyMap<string, FieldRules> {
  const found = new Map<string, FieldRules>();
  for (const { expressions, source } of workingSetsOf(model))
    for (const { text } of expressions) addTo(found, rulesOfText(text, source.constants ?? new Map<string, unknown>()));
  for (const condition of setsOf(model).flatMap(({ conditions }) => conditions))
    if (condition.map) addTo(found, rulesOfMap(condition));
  return found;
}

/** The rules of a condition about each field by itself. */
export const askedByCondition = (
  condition: ConditionModel,
  { source }: Pick<FormModel, 'source'>,
): ReadonlyMap<string, FieldRules> =>
  condition.map || !condition.expression
    ? rulesOfMap(condition)
    : rulesOfText(condition.expression.text, source.constants ?? new Map());

const rulesOfMap = ({ reads }: ConditionModel): ReadonlyMap<string, FieldRules> => {
  const found = new Map<string, FieldRules>();
  for (const { field, rule } of reads) addTo(found, new Map([[field, { rules: [rule], isAll: true }]]));
  return found;
};

function rulesOfText(text: string, constants: ReadonlyMap<string, unknown>): ReadonlyMap<string, FieldRules> {
  const expression = parseExpression(text);
  return isFault(expression) ? new Map() : fieldRulesIn(expression.ast, constants);
}

function addTo(found: Map<string, FieldRules>, more: ReadonlyMap<string, FieldRules>): void {
  for (const [field, { rules, isAll }] of more) {
    const known = found.get(field) ?? { rules: [], isAll: true };
    found.set(field, { rules: [...known.rules, ...rules], isAll: known.isAll && isAll });
  }
}

/** Answers to a field that differ in these rules; the control offers `choices`. */
export function decidedBy(
  { schema, ui }: FieldModel,
  { choices }: Pick<FieldPlan, 'choices'>,
  asked: FieldRules | undefined,
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
