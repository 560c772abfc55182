import { Environment } from '@marcbachmann/cel-js';

/** A type as the parser's library names it, and in plain words. */
export const typeWords = {
  double: 'a number',
  string: 'a text',
  bool: 'a yes or no',
  Day: 'a date',
  Period: 'a length of time',
  'list<string>': 'a list of choices',
  'list<double>': 'a list of numbers',
} as const;

/** The type of a row of a field: it has a part for each question of the row. */
export type RowType = `Row_${string}`;

export const rowType = (field: string): RowType => `Row_${field}`;

export const fieldOfRow = (type: string): string | undefined => /^Row_(.*)$/.exec(type)?.[1];

export type ValueType = keyof typeof typeWords | RowType | `list<${RowType}>`;

/** A function of expressions. */
interface FunctionOfLanguage {
  /** What it takes and returns, for each way to call it, in the library's notation. */
  readonly signatures: readonly string[];
  /** The module and the name of its code in `engine/expressions`. */
  readonly code: readonly [module: Module, name: string];
  /** How authors write it. */
  readonly usage: string;
  readonly meaning: string;
}

/** The modules of `engine/expressions`. */
export const modules = ['words', 'numbers', 'logic', 'texts', 'days', 'tables'] as const;
export type Module = (typeof modules)[number];

const doubles = (count: number): string => Array.from({ length: count }, () => 'double').join(', ');
const dates = (count: number): string => Array.from({ length: count }, () => 'Day').join(', ');
const several = [2, 3, 4, 5, 6];

const extreme = (name: 'min' | 'max'): string[] =>
  [
    ...several.flatMap((count) => [`(${doubles(count)}): double`, `(${dates(count)}): Day`]),
    '(list<double>): double',
  ].map((signature) => `${name}${signature}`);

const rounding = (name: string): string[] => [`${name}(double): double`, `${name}(double, double): double`];

/** The function that prints the answer to a field, which it must name. */
export const LABEL = 'label';

/** The functions, by the name by which the parser knows them. */
export const functions: Readonly<Record<string, FunctionOfLanguage>> = {
  round: {
    signatures: rounding('round'),
    code: ['numbers', 'round'],
    usage: 'round(amount) or round(amount, 2)',
    meaning: 'The nearest whole number, or the number with that many decimals; half is rounded up.',
  },
  floor: {
    signatures: rounding('floor'),
    code: ['numbers', 'floor'],
    usage: 'floor(amount)',
    meaning: 'The whole number below, or the number with that many decimals.',
  },
  ceil: {
    signatures: rounding('ceil'),
    code: ['numbers', 'ceil'],
    usage: 'ceil(amount)',
    meaning: 'The whole number above, or the number with that many decimals.',
  },
  abs: {
    signatures: ['abs(double): double'],
    code: ['numbers', 'abs'],
    usage: 'abs(difference)',
    meaning: 'A number without its sign.',
  },
  pow: {
    signatures: ['pow(double, double): double'],
    code: ['numbers', 'pow'],
    usage: 'pow(1 + rate, 12)',
    meaning: 'A number raised to a power.',
  },
  min: {
    signatures: extreme('min'),
    code: ['logic', 'min'],
    usage: 'min(amount, 50000)',
    meaning: 'The least of two to six numbers or dates, or of a list of numbers.',
  },
  max: {
    signatures: extreme('max'),
    code: ['logic', 'max'],
    usage: 'max(age, 18)',
    meaning: 'The greatest of two to six numbers or dates, or of a list of numbers.',
  },
  sum: {
    signatures: ['sum(list<double>): double'],
    code: ['numbers', 'sumOf'],
    usage: 'sum(rows(members).map(row, row.share))',
    meaning: 'The sum of all numbers of a list.',
  },
  rows: {
    // The signatures depend on the fields of rows: `environmentFor`.
    signatures: [],
    code: ['logic', 'asList'],
    usage: 'rows(members).map(row, row.share)',
    meaning: 'The rows of a field. A point and a name give the answer to a question of a row.',
  },
  size_: {
    signatures: ['size_(string): double', 'size_(list): double'],
    code: ['logic', 'size'],
    usage: 'size(covers)',
    meaning: 'The number of items in a list, or of characters in a text.',
  },
  has_: {
    signatures: ['has_(dyn): bool'],
    code: ['logic', 'isAnswered'],
    usage: 'has(email)',
    meaning: 'Whether a question is answered.',
  },
  label: {
    signatures: ['double', 'string', 'Day', 'list<string>', 'list<double>'].map((type) => `label(${type}): string`),
    code: ['words', 'label'],
    usage: 'label(city)',
    meaning: 'An answer as visitors read it: the label of a choice, a date, several choices as a list.',
  },
  years: {
    signatures: ['years(Day, Day): double'],
    code: ['days', 'wholeYears'],
    usage: 'years(birthDate, today)',
    meaning: 'Whole years from one date to another.',
  },
  months: {
    signatures: ['months(Day, Day): double'],
    code: ['days', 'wholeMonths'],
    usage: 'months(startDate, today)',
    meaning: 'Whole months from one date to another.',
  },
  days: {
    signatures: ['days(Day, Day): double'],
    code: ['days', 'wholeDays'],
    usage: 'days(departureDate, returnDate)',
    meaning: 'Days from one date to another.',
  },
  date: {
    signatures: ['date(string): Day', 'date(double, double, double): Day'],
    code: ['days', 'date'],
    usage: 'date("2026-04-01") or date(year, month, day)',
    meaning: 'A fixed date, or one of a year, a month and a day, which is missing if there is no such day.',
  },
  year: {
    signatures: ['year(Day): double'],
    code: ['days', 'year'],
    usage: 'year(birthDate)',
    meaning: 'The year of a date, such as 2027.',
  },
  month: {
    signatures: ['month(Day): double'],
    code: ['days', 'month'],
    usage: 'month(birthDate)',
    meaning: 'The month of a date, from 1 to 12.',
  },
  day: {
    signatures: ['day(Day): double'],
    code: ['days', 'dayOfMonth'],
    usage: 'day(birthDate)',
    meaning: 'The day of the month of a date, from 1 to 31.',
  },
  weekday: {
    signatures: ['weekday(Day): double'],
    code: ['days', 'weekday'],
    usage: 'weekday(firstDay) <= 5',
    meaning: 'The day of the week of a date: 1 is Monday, 7 is Sunday.',
  },
};

/** The functions that come after their argument, with a point: name.startsWith("A"). */
export const methods: Readonly<Record<string, readonly [module: Module, name: string]>> = {
  contains: ['texts', 'contains'],
  startsWith: ['texts', 'startsWith'],
  endsWith: ['texts', 'endsWith'],
  lowerAscii: ['texts', 'lowerAscii'],
  substring: ['texts', 'substring'],
  slice: ['logic', 'slice'],
  first: ['logic', 'first'],
  last: ['logic', 'last'],
  orValue_: ['logic', 'orValue'],
  all: ['logic', 'all'],
  exists: ['logic', 'exists'],
  exists_one: ['logic', 'existsOne'],
  filter: ['logic', 'filter'],
  map: ['logic', 'mapItems'],
};

/** The code of an operator. That of + and - depends on what they work on. */
export const operators: Readonly<Record<string, readonly [module: Module, name: string]>> = {
  '*': ['numbers', 'multiply'],
  '/': ['numbers', 'divide'],
  '%': ['numbers', 'remainder'],
  '-_': ['numbers', 'negate'],
  '<': ['logic', 'lessThan'],
  '<=': ['logic', 'atMost'],
  '>': ['logic', 'moreThan'],
  '>=': ['logic', 'atLeast'],
  '==': ['logic', 'equal'],
  '!=': ['logic', 'differs'],
  in: ['logic', 'isIn'],
  '&&': ['logic', 'and'],
  '||': ['logic', 'or'],
  '!_': ['logic', 'not'],
  '?:': ['logic', 'conditional'],
};

/** The names that are always defined. */
export const builtIn: ReadonlyMap<string, string> = new Map([
  ['today', 'Day'],
  ['now', 'string'],
  ['_days', 'Period'],
  ['_months', 'Period'],
  ['_years', 'Period'],
]);

/** Placeholder for the code of a function. */
export const unused = (): never => {
  throw new Error('Expressions are compiled, never interpreted');
};

/** Everything that expressions can use. The library only checks types here, so functions have no code. */
export const language: Environment = makeLanguage();

function makeLanguage(): Environment {
  const environment = new Environment({ unlistedVariablesAreDyn: false });
  for (const name of ['Day', 'Period']) environment.registerType({ name, schema: {} });
  const comparing = ['<', '<=', '>', '>=', '=='].map((sign) => `Day ${sign} Day: bool`);
  for (const signature of ['Day + Period: Day', 'Day - Period: Day', 'double * Period: Period', ...comparing])
    environment.registerOperator(signature, unused);
  environment.registerOperator('double % double: double', unused);
  for (const signature of ['(double)', '(double, double)'])
    environment.registerFunction(`string.substring${signature}: string`, unused);
  for (const signature of ['slice(double): list<A>', 'slice(double, double): list<A>', 'first(): A', 'last(): A'])
    environment.registerFunction(`list<A>.${signature}`, unused);
  for (const type of ['double', 'string', 'bool', 'Day'])
    environment.registerFunction(`${type}.orValue_(${type}): ${type}`, unused);
  for (const { signatures } of Object.values(functions))
    for (const signature of signatures) environment.registerFunction(signature, unused);
  return environment;
}
