import { answer, answered, any, compare, constantOf, not, type Expression } from '../../import/expression.ts';
import type { Json } from '../../import/form.ts';
import { known } from '../../import/reading.ts';
import { patternOf } from '../rjsf/field.ts';
import type { ExportedQuestion } from '../form.ts';
import { said, textOr, type Survey } from './survey.ts';

/** The rules of a question as settings and validators, each with its message. */
export function rulesOf(question: ExportedQuestion, survey: Survey): Json {
  const { type, rules, words, at, choices, rows, control } = question;
  const text = (...keywords: readonly string[]): string | undefined =>
    keywords.map((keyword) => said(words[keyword], at, survey)).find((one) => one !== undefined);
  const isDay = rules.format === 'date' || control === 'month';
  const validators = [
    ...(isDay || control === 'rating'
      ? []
      : twoOf('numeric', rules, ['minimum', 'minValue'], ['maximum', 'maxValue'], text)),
    ...(type === 'string' && !choices
      ? twoOf('text', rules, ['minLength', 'minLength'], ['maxLength', 'maxLength'], text)
      : []),
    ...(type === 'array' && !rows
      ? twoOf('answercount', rules, ['minItems', 'minCount'], ['maxItems', 'maxCount'], text)
      : []),
    ...patternValidators(question, text, survey),
    ...(rules.format === 'email' ? [known({ type: 'email', text: text('format') })] : []),
    ...expressionValidators(question, text, survey),
    ...ruleValidators(question, survey),
  ];
  loseWords(question, survey);
  const { minimum, maximum } = question.bounds ?? {};
  return known({
    ...(isDay && {
      min: rules.minimum,
      max: rules.maximum,
      minValueExpression: textOr(minimum, at, 'the first day', survey),
      maxValueExpression: textOr(maximum, at, 'the last day', survey),
      minErrorText: text('minimum'),
      maxErrorText: text('maximum'),
    }),
    ...(control === 'slider' && { min: rules.minimum, max: rules.maximum, step: rules.multipleOf }),
    validators: validators.length > 0 ? validators : undefined,
  });
}

type TextOf = (...keywords: readonly string[]) => string | undefined;
type KeywordAs = readonly [keyword: string, key: string];

/** A validator with two bounds has one message: two with different messages are two validators. */
function twoOf(type: string, rules: Json, first: KeywordAs, second: KeywordAs, text: TextOf): Json[] {
  const given = [first, second].filter(([keyword]) => typeof rules[keyword] === 'number');
  const messages = given.map(([keyword]) => text(keyword));
  if (given.length === 2 && messages[0] !== messages[1])
    return given.map(([keyword, key], index) => known({ type, [key]: rules[keyword], text: messages[index] }));
  return given.length === 0
    ? []
    : [known({ type, ...Object.fromEntries(given.map(([keyword, key]) => [key, rules[keyword]])), text: messages[0] })];
}

function patternValidators({ rules, at, title, control }: ExportedQuestion, text: TextOf, survey: Survey): Json[] {
  const { pattern, format } = rules;
  const own = typeof pattern === 'string' ? [known({ type: 'regex', regex: pattern, text: text('pattern') })] : [];
  if (format === 'line' || format === 'lines')
    survey.lose(at, `format: ${format} of "${title}": invisible characters are accepted`, 'Remove them in code.');
  if (format === 'time' && control !== 'time')
    return [...own, known({ type: 'regex', regex: patternOf(format), text: text('format') })];
  return own;
}

/** Rules that SurveyJS has no validator for, as expressions. */
function expressionValidators(question: ExportedQuestion, text: TextOf, survey: Survey): Json[] {
  const { id, rules, type, at, control, choices } = question;
  const own = answer(id);
  const remainder = (by: number): Expression => ({ op: 'math', sign: '%', left: own, right: constantOf(by) });
  const zero = constantOf(0);
  const number = (keyword: string): number | undefined =>
    typeof rules[keyword] === 'number' ? (rules[keyword] as number) : undefined;
  const [above, below, step] = [number('exclusiveMinimum'), number('exclusiveMaximum'), number('multipleOf')];
  const isTyped = !choices && control !== 'rating' && control !== 'select';
  const checks: readonly (readonly [Expression | undefined, string])[] = [
    [above === undefined ? undefined : compare(own, '>', constantOf(above)), 'exclusiveMinimum'],
    [below === undefined ? undefined : compare(own, '<', constantOf(below)), 'exclusiveMaximum'],
    [
      step === undefined || control === 'slider' || !isTyped ? undefined : compare(remainder(step), '==', zero),
      'multipleOf',
    ],
    [type === 'integer' && isTyped && step === undefined ? compare(remainder(1), '==', zero) : undefined, 'type'],
    [
      typeof rules.const === 'string' || typeof rules.const === 'number' || typeof rules.const === 'boolean'
        ? compare(own, '==', constantOf(rules.const))
        : undefined,
      'const',
    ],
  ];
  return checks.flatMap(([expression, keyword]) => {
    // An expression is checked without an answer too.
    const checked = expression && any(not(answered(own)), expression);
    const written = textOr(checked, at, `the rule ${keyword}`, survey);
    return written === undefined
      ? []
      : [known({ type: 'expression', expression: written, text: text(keyword, 'required') })];
  });
}

/** The checks over several answers that are shown beside a question. */
function ruleValidators({ id }: ExportedQuestion, survey: Survey): Json[] {
  return (survey.rules.get(id) ?? []).flatMap(({ at, holds, message }) => {
    const expression = textOr(holds, at, 'the check', survey);
    if (expression === undefined) {
      if (message !== undefined) survey.lose(at, `the message "${message}"`, 'It belongs to the check that is lost.');
      return [];
    }
    return [known({ type: 'expression', expression, text: said(message, at, survey) })];
  });
}

/** Messages of what SurveyJS checks with its own words. */
const written: readonly string[] = [
  ...[
    'required',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'pattern',
    'exclusiveMinimum',
  ],
  ...['exclusiveMaximum', 'multipleOf', 'const'],
];

function loseWords({ words, rules, at, title, type, required, control }: ExportedQuestion, survey: Survey): void {
  for (const [keyword, text] of Object.entries(words)) {
    const isSaid =
      (written.includes(keyword) && (keyword in rules || (keyword === 'required' && required))) ||
      (keyword === 'format' && rules.format === 'email') ||
      (keyword === 'type' && type === 'integer') ||
      (['minimum', 'maximum'].includes(keyword) && rules.format === 'date');
    const isDrawn =
      (control === 'rating' && keyword !== 'required') || (control === 'slider' && keyword === 'multipleOf');
    if (!isSaid || isDrawn)
      survey.lose(at, `the message of ${keyword} of "${title}": "${text}"`, 'SurveyJS has its own words for it.');
  }
}
