import type { Json, Question } from '../form.ts';
import { maps, numberIn, text, textOf } from '../reading.ts';
import { expressionAt, type Survey } from './survey.ts';

/** Validators by type: our keywords, and the keys with their values. */
const checks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  numeric: { minimum: 'minValue', maximum: 'maxValue' },
  text: { minLength: 'minLength', maxLength: 'maxLength' },
  answercount: { minItems: 'minCount', maxItems: 'maxCount' },
  regex: { pattern: 'regex' },
  email: {},
  expression: {},
};

interface Rules {
  readonly rules: Record<string, unknown>;
  readonly words: Record<string, string>;
}

/** The rules of a question, and their messages. */
export function elementRules(
  element: Json,
  type: Question['type'],
  format: string | undefined,
  at: string,
  survey: Survey,
): Rules {
  const { reading } = survey;
  const rules: Record<string, unknown> = format === undefined ? {} : { format };
  const words: Record<string, string> = {};
  const put = (keyword: string, given: unknown, said: unknown): void => {
    if (given === undefined || given === null) return;
    rules[keyword] = given;
    const message = textOf(said, reading);
    if (message !== undefined) words[keyword] = message;
  };
  const required = textOf(element.requiredErrorText, reading);
  if (required !== undefined) words.required = required;
  if (type === 'number' || format === 'date' || element.inputType === 'month') {
    put('minimum', element.min, element.minErrorText);
    put('maximum', element.max, element.maxErrorText);
    if (numberIn(element.step) !== undefined && element.type === 'slider') put('multipleOf', element.step, undefined);
  }
  if (numberIn(element.maxLength) !== undefined && Number(element.maxLength) > 0)
    put('maxLength', Number(element.maxLength), undefined);
  if (numberIn(element.minSelectedChoices)) put('minItems', element.minSelectedChoices, undefined);
  if (numberIn(element.maxSelectedChoices)) put('maxItems', element.maxSelectedChoices, undefined);
  put('default', element.defaultValue, undefined);
  for (const key of ['minValueExpression', 'maxValueExpression', 'defaultValueExpression', 'setValueExpression'])
    if (text(element[key]) !== undefined)
      reading.lost.push({
        at: `${at}/${key}`,
        what: text(element[key])!,
        way: 'Write it as prefill, computed, minimum or maximum, in our expressions.',
      });
  for (const [index, one] of maps(element.validators).entries())
    validator(one, `${at}/validators/${index}`, element, put, survey);
  return { rules, words };
}

function validator(
  one: Json,
  at: string,
  element: Json,
  put: (keyword: string, given: unknown, said: unknown) => void,
  survey: Survey,
): void {
  const kind = String(one.type).replace(/validator$/, '');
  const keywords = checks[kind];
  if (!keywords) {
    survey.reading.lost.push({
      at,
      what: `a check of type ${kind}`,
      way: 'Write a rule of the field, or a plug-in for several fields.',
    });
    return;
  }
  for (const [keyword, key] of Object.entries(keywords)) put(keyword, one[key], one.text);
  if (kind === 'email') put('format', 'email', one.text);
  if (kind !== 'expression') return;
  const holds = expressionAt(one, 'expression', at, survey);
  const name = String(element.name);
  if (holds)
    survey.rules.push({
      at,
      holds,
      beside: survey.rows === undefined ? name : `${survey.rows}.${name}`,
      message: textOf(one.text, survey.reading),
    });
}
