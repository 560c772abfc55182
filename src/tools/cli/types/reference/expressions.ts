import { functions, methods, operators, typeWords } from '../../../../compiler/expression/language.ts';
import { isFault, parseExpression } from '../../../../shared/conditions/cel/parse.ts';
import { writtenName } from '../../../../shared/conditions/cel/scan.ts';

/** The notation of a sign or function, and its meaning. */
type Row = readonly [written: readonly string[], meaning: string];

/** The operators of the language, by their name in code. */
const operatorSigns: Readonly<Record<string, Row>> = {
  '+': [['price + tax', '"Dear " + name', 'today + 30 days'], 'Numbers, texts, or a date and a time after it.'],
  '-': [['total - loan', 'today - 18 years'], 'Numbers, or a date and a time before it.'],
  '*': [['price * 0.18'], 'For 18 per cent. "%" does not mean per cent.'],
  '/': [['total / 12'], 'Missing when it is divided by zero.'],
  '%': [['months % 12'], 'The remainder of a division.'],
  '-_': [['-change'], 'The same number below zero.'],
  '==': [['city == "Pune"'], 'Is the same.'],
  '!=': [['city != "Pune"'], 'Is different.'],
  '<': [['age < 18'], 'Less, or a date before.'],
  '<=': [['emi * 2 <= income'], 'At most.'],
  '>': [['loan > income * 36'], 'More, or a later date.'],
  '>=': [['age >= 18'], 'At least.'],
  in: [['"theft" in covers', 'city in ["Pune", "Nashik"]'], 'Is one of them.'],
  '&&': [['age >= 18 && city == "Pune"'], 'Both hold.'],
  '||': [['smoker || age > 60'], 'One of them holds, or both.'],
  '!_': [['!smoker', '!has(email)'], 'Does not hold.'],
  '?:': [['rate == 0 ? loan / months : emi'], 'The first value when the condition holds, otherwise the second.'],
};

/** Methods. */
const afterPoint: Readonly<Record<string, Row>> = {
  contains: [['name.contains("Ltd")'], 'Whether a text contains another.'],
  startsWith: [['number.startsWith("MH")'], 'Whether a text begins with another.'],
  endsWith: [['email.endsWith(".in")'], 'Whether a text ends with another.'],
  lowerAscii: [['city.lowerAscii() == "new delhi"'], 'A text with the letters A to Z in small ones.'],
  substring: [
    ['number.substring(4)', 'number.substring(0, 2)'],
    'A part of a text: from a place to its end, or to before another place. The first character is at 0. Missing if the text is too short.',
  ],
  slice: [
    ['rows(guests).slice(2)', 'rows(trips).slice(0, row - 1)'],
    'A part of a list: from a place to its end, or to before another place. The first item is at 0. Places after the end are the end.',
  ],
  first: [['rows(trips).first().arrival'], 'The first item of a list; missing in an empty one.'],
  last: [['rows(trips).last().arrival'], 'The last item of a list; missing in an empty one.'],
  orValue_: [['discount.orValue(0)'], 'The value, or another one while it is missing.'],
  all: [['sizes.all(one, one > 0)'], 'Whether something holds for every item of a list.'],
  exists: [['covers.exists(one, one == "theft")'], 'Whether it holds for one item or more.'],
  exists_one: [['covers.exists_one(one, one.startsWith("t"))'], 'Whether it holds for exactly one item.'],
  filter: [['size(covers.filter(one, one != "theft"))'], 'The items for which it holds.'],
  map: [['sum(sizes.map(one, one * 2))'], 'A list with a computed value for each item.'],
};

const about = [
  'Expressions are used in `computed`, `prefill`, `when` and `assert`, and as `minimum` and `maximum` of numbers.',
  'The language is the [Common Expression Language](https://cel.dev) (CEL), a published standard.',
  `Values are ${Object.values(typeWords).join(', ')}.`,
  'The name of a field means its answer, `file.name` for a constant, `today` for the day, `now` for the time as a field of times has it, such as 14:05; while the site is checked, it is noon.',
  'In rows, `row` is the number of the row, from 1, and the field of the rows means all of them.',
  'While an answer that it needs is missing, an expression has no value, and what must hold is not broken.',
].join(' ');

/**
 * The expression language as tables. Throws if an operator or function has no text here, or its sample cannot be
 * parsed.
 */
export function expressionsText(): string {
  const called = Object.entries(functions).map(([name, { usage, meaning }]) =>
    row(writtenName(name), usage.split(' or '), meaning),
  );
  const signed = ['+', '-', ...Object.keys(operators)].map((name) => rowOf(operatorSigns, name));
  const pointed = Object.keys(methods).map((name) => rowOf(afterPoint, name));
  return [about, markdownTable('Sign', signed), markdownTable('Function', [...called, ...pointed])].join('\n\n');
}

const markdownTable = (title: string, rows: readonly string[]): string =>
  [`| ${title} | Written | Meaning |`, '|---|---|---|', ...rows].join('\n');

function rowOf(words: Readonly<Record<string, Row>>, name: string): string {
  const [written = [], meaning = ''] = words[name] ?? [];
  const odd = written.find((text) => isFault(parseExpression(text)));
  if (written.length === 0 || odd !== undefined)
    throw new Error(`The reference has no words for "${name}" of expressions, or writes it wrongly: ${odd ?? ''}`);
  return row(writtenName(name.replace(/^([!-])_$/, '$1')), written, meaning);
}

const row = (name: string, written: readonly string[], meaning: string): string =>
  `| ${code(name)} | ${written.map(code).join(', ')} | ${meaning} |`;

/** Escapes bars, which would end a table cell. */
const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
