import { functions, methods, operators, typeWords } from '../../../compiler/expression/language.ts';
import { isFault, parseExpression } from '../../../compiler/expression/parse.ts';
import { writtenName } from '../../../compiler/expression/scan.ts';

/** How a sign or function is written, and what it means. */
type Row = readonly [written: readonly string[], meaning: string];

/** The signs of the language, by the name that its code has. */
const signs: Readonly<Record<string, Row>> = {
  '+': [['price + tax', '"Dear " + name', 'today + 30 days'], 'Numbers, texts, or a date and a time after it.'],
  '-': [['total - loan', 'today - 18 years'], 'Numbers, or a date and a time before it.'],
  '*': [['price * 0.18'], 'For 18 per cent. "%" does not mean per cent.'],
  '/': [['total / 12'], 'Missing when it is divided by zero.'],
  '%': [['months % 12'], 'What a division leaves over.'],
  '-_': [['-change'], 'The same number below zero.'],
  '==': [['city == "Pune"'], 'Is the same.'],
  '!=': [['city != "Pune"'], 'Is another.'],
  '<': [['age < 18'], 'Less, or a date before.'],
  '<=': [['emi * 2 <= income'], 'At most.'],
  '>': [['loan > income * 36'], 'More, or a date after.'],
  '>=': [['age >= 18'], 'At least.'],
  in: [['"theft" in covers', 'city in ["Pune", "Nashik"]'], 'Is one of them.'],
  '&&': [['age >= 18 && city == "Pune"'], 'Both hold.'],
  '||': [['smoker || age > 60'], 'One of them holds, or both.'],
  '!_': [['!smoker', '!has(email)'], 'Does not hold.'],
  '?:': [['rate == 0 ? loan / months : emi'], 'The first value when it holds, otherwise the second.'],
};

/** What stands after a point. */
const afterPoint: Readonly<Record<string, Row>> = {
  contains: [['name.contains("Ltd")'], 'Whether a text has another in it.'],
  startsWith: [['number.startsWith("MH")'], 'Whether a text begins with another.'],
  endsWith: [['email.endsWith(".in")'], 'Whether a text ends with another.'],
  substring: [
    ['number.substring(4)', 'number.substring(0, 2)'],
    'A part of a text: from a place to its end, or to before another place. The first character stands at 0. Missing where the text is too short.',
  ],
  all: [['sizes.all(one, one > 0)'], 'Whether something holds for every item of a list.'],
  exists: [['covers.exists(one, one == "theft")'], 'Whether it holds for one item or more.'],
  exists_one: [['covers.exists_one(one, one.startsWith("t"))'], 'Whether it holds for one item alone.'],
  filter: [['size(covers.filter(one, one != "theft"))'], 'The items for which it holds.'],
  map: [['sum(sizes.map(one, one * 2))'], 'A list of what is worked out for each item.'],
};

const about = [
  'In `computed`, `prefill`, `when`, `assert`, and as `minimum` and `maximum` of numbers.',
  'The language is the [Common Expression Language](https://cel.dev) (CEL), a published standard.',
  `Values are ${Object.values(typeWords).join(', ')}.`,
  'The name of a field stands for its answer, `file.name` for a constant, `today` for the day.',
  'While an answer that it needs is missing, an expression has no value, and what must hold is not broken.',
].join(' ');

/**
 * The language of expressions as tables. Throws when a sign or function of the language has no words here, or is
 * written in a way that the language does not read.
 */
export function expressionsText(): string {
  const called = Object.entries(functions).map(([name, { usage, meaning }]) =>
    row(writtenName(name), usage.split(' or '), meaning),
  );
  const signed = ['+', '-', ...Object.keys(operators)].map((name) => rowOf(signs, name));
  const pointed = Object.keys(methods).map((name) => rowOf(afterPoint, name));
  return [about, table('Sign', signed), table('Function', [...called, ...pointed])].join('\n\n');
}

const table = (title: string, rows: readonly string[]): string =>
  [`| ${title} | Written | Meaning |`, '|---|---|---|', ...rows].join('\n');

function rowOf(words: Readonly<Record<string, Row>>, name: string): string {
  const [written = [], meaning = ''] = words[name] ?? [];
  const odd = written.find((text) => isFault(parseExpression(text)));
  if (written.length === 0 || odd !== undefined)
    throw new Error(`The reference has no words for "${name}" of expressions, or writes it wrongly: ${odd ?? ''}`);
  return row(name.replace(/^([!-])_$/, '$1'), written, meaning);
}

const row = (name: string, written: readonly string[], meaning: string): string =>
  `| ${code(name)} | ${written.map(code).join(', ')} | ${meaning} |`;

/** A bar would end the cell of a table. */
const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
