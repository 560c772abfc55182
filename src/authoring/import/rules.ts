import type { Json, Lost, Question } from './form.ts';
import { known, numberIn } from './reading.ts';

const textKeywords = ['minLength', 'maxLength', 'pattern', 'format'];
const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const lists = ['minItems', 'maxItems', 'uniqueItems'];

/** The keywords that say something about an answer of each type. */
function keywordsOf({ type, choices, rows, rules, ui }: Question): readonly string[] {
  if (rows) return ['minItems', 'maxItems'];
  if (type === 'array') return [...lists, 'default'];
  if (choices) return ['default'];
  if (type === 'boolean') return ['const', 'default'];
  if (type !== 'string') return [...numbers, 'default', 'const'];
  if (rules.format === 'date' || ui.widget === 'month') return ['format', 'minimum', 'maximum', 'default'];
  return rules.format === 'time' ? ['format', 'default'] : [...textKeywords, 'default', 'const'];
}

/** Our forms require bounds for dates, so that the year 2999 is an error. */
const widest = { minimum: 'today - 120 years', maximum: 'today + 10 years' };

const isRegex = (pattern: unknown): boolean => {
  try {
    return typeof pattern === 'string' && new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

/** The rules of a question as our forms can say them. The others are lost, or said in another way. */
export function keptRules(question: Question, lost: Lost[]): Json {
  const { at, rules, type, choices, rows, ui } = question;
  const keywords = keywordsOf(question);
  const result: Record<string, unknown> = {};
  for (const [keyword, given] of Object.entries(rules)) {
    if (given === undefined || given === null) continue;
    const why = keywords.includes(keyword) ? whyNot(keyword, given, question) : 'it says nothing about this answer';
    if (why === undefined) result[keyword] = given;
    else if (why !== '')
      lost.push({
        at,
        what: `${keyword}: ${JSON.stringify(given)}, because ${why}`,
        way: 'Write the rule in another way, or leave it out.',
      });
  }
  if (rows && question.required && !(Number(result.minItems) >= 1)) result.minItems = 1;
  if (type === 'array' && choices && Number(result.maxItems) >= choices.length) {
    lost.push({
      at,
      what: `maxItems: ${String(result.maxItems)}, because there are ${choices.length} choices`,
      way: 'Nothing is missing: there are no more to choose.',
    });
    delete result.maxItems;
  }
  if (result.format === 'date' || ui.widget === 'month') return withBounds(question, result, lost);
  return result;
}

/** Why a rule cannot be kept; an empty text if nothing is lost by that. */
function whyNot(keyword: string, given: unknown, { type, choices, rules, ui }: Question): string | undefined {
  if (['minLength', 'minItems'].includes(keyword) && given === 0) return '';
  if (keyword === 'uniqueItems') return given === true ? undefined : '';
  if (keyword === 'maxLength' && Number(given) > 10000) return 'no text may be that long';
  if (keyword === 'pattern' && !isRegex(given)) return 'it is not a regular expression';
  if (keyword === 'default') return misfit(given, { type, choices });
  if (numbers.includes(keyword) && type !== 'string' && numberIn(given) === undefined) return 'it is not a number';
  if (
    ['minimum', 'maximum'].includes(keyword) &&
    type === 'string' &&
    !isDay(given, rules.format === 'date' && ui.widget !== 'month')
  )
    return 'it is not a date';
  if (keyword === 'const' && type !== 'boolean') return 'the answer is fixed';
  return undefined;
}

const isDay = (given: unknown, isWhole: boolean): boolean =>
  typeof given === 'string' && (isWhole ? /^(today\b.*|\d{4}-\d\d-\d\d)$/ : /^(today\b.*|\d{4}-\d\d)$/).test(given);

function misfit(given: unknown, { type, choices }: Pick<Question, 'type' | 'choices'>): string | undefined {
  if (type === 'array') {
    const isEach = Array.isArray(given) && given.every((one) => choices?.some(({ value }) => value === one));
    return isEach ? (given.length === 0 ? '' : undefined) : 'it is not one of the choices';
  }
  if (choices)
    return choices.some(({ value }) => value === given)
      ? undefined
      : given === ''
        ? ''
        : 'it is not one of the choices';
  if (type === 'boolean') return typeof given === 'boolean' ? undefined : 'it is not yes or no';
  if (type === 'string') return typeof given === 'string' ? (given === '' ? '' : undefined) : 'it is not a text';
  if (typeof given !== 'number' || (type === 'integer' && !Number.isInteger(given))) return 'it is not such a number';
  return undefined;
}

function withBounds({ at }: Question, rules: Json, lost: Lost[]): Json {
  const lacks = Object.entries(widest).filter(([bound]) => rules[bound] === undefined);
  if (lacks.length === 0) return rules;
  const widely = lacks.map(([bound, day]) => `${bound === 'minimum' ? 'from' : 'to'} ${day}`).join(' ');
  lost.push({
    at,
    what: 'any date',
    way: `It now accepts dates ${widely}: write narrower bounds as ${lacks.map(([bound]) => bound).join(' and ')}.`,
  });
  return known({ ...widest, ...rules });
}
