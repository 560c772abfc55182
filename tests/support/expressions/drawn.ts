import type { Scope } from '../../../src/compiler/expression/scope.ts';
import fc, { type Arbitrary } from 'fast-check';
import { checkExpression } from '../../../src/compiler/expression/check.ts';
import { answersCode, expressionCode } from '../../../src/compiler/expression/emit.ts';
import { present } from '../../../src/shared/engine/answers.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';

/** The names that random expressions can use: two fields of each type, and constants. */
export const scope: Scope = {
  fields: new Map([
    ['loan', 'double'],
    ['rate', 'double'],
    ['city', 'string'],
    ['constructor', 'string'],
    ['smoker', 'bool'],
    ['agreed', 'bool'],
    ['born', 'Day'],
    ['starts', 'Day'],
    ['covers', 'list<string>'],
    ['sizes', 'list<double>'],
  ]),
  rows: new Map(),
  tables: new Map(),
  constants: new Map<string, unknown>([
    ['fees.tax', 0.18],
    ['late-fees.tax', 0.3],
    ['fees.place', 'Pune'],
    ['fees.open', true],
  ]),
};

/** The date on which random expressions are evaluated. */
export const today = '2028-02-29';

const amount = fc.oneof(
  fc.integer({ min: -20, max: 40 }),
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((paise) => paise / 100),
  fc.constantFrom(0, 0.005, 0.1, 1.005, 18, 2_500_000, 999_999_999_999.99, 1e21, 1e-7, 1e308),
);

const texts = ['', 'Pune', 'pune', 'theft', 'fire', '10', 'नमस्ते', '🙂', '"quoted"', "it's", 'a\\b'];
const text = fc.constantFrom(...texts);

/** Dates around the ends of February, of months and of years. */
const day = fc.oneof(
  fc.constantFrom('2023-02-28', '2024-02-28', '2024-02-29', '2024-03-01', '2028-02-29', '2000-02-29', '2100-02-28'),
  fc.constantFrom('2023-12-31', '2024-01-01', '2024-01-31', '2024-04-30', '1970-01-01', '1932-02-29'),
  fc.date({ min: new Date('1920-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }).map(isoDay),
);

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Random answers. Each can be missing. */
export const drawnAnswers: Arbitrary<Answers> = fc
  .record(
    {
      loan: amount,
      rate: amount,
      city: text,
      smoker: fc.boolean(),
      agreed: fc.boolean(),
      born: day,
      starts: day,
      covers: fc.uniqueArray(fc.constantFrom('theft', 'fire', 'Pune'), { maxLength: 3 }),
      sizes: fc.array(amount, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  )
  .map(present);

type Type = 'number' | 'text' | 'truth' | 'day' | 'texts' | 'numbers';
type Drawn = Readonly<Record<Type, Arbitrary<string>>>;

/**
 * Random expressions of each type, with expressions of `inner` as their parts. Expressions over the items of a list
 * have only plain parts, because nested loops must not use the same item name.
 */
function composed(inner: Drawn): Drawn {
  const { number, text: phrase, truth, day: date, texts: choices, numbers } = inner;
  const of = (write: (...parts: string[]) => string, ...parts: Arbitrary<string>[]) =>
    fc.tuple(...parts).map((drawn) => write(...drawn));
  const either = (type: Arbitrary<string>) => of((a, b, c) => `(${a} ? ${b} : ${c})`, truth, type, type);
  const sign = (signs: readonly string[], left: Arbitrary<string>, right: Arbitrary<string>) =>
    of((a, one, b) => `(${a} ${one} ${b})`, left, fc.constantFrom(...signs), right);
  const compare = ['<', '<=', '>', '>=', '==', '!='];
  const extreme = (type: Arbitrary<string>) =>
    of((name, a, b, c) => `${name}(${a}, ${b}, ${c})`, fc.constantFrom('min', 'max'), type, type, type);
  const span = (name: string) => of((a, b) => `${name}(${a}, ${b})`, date, date);
  return {
    number: fc.oneof(
      sign(['+', '-', '*'], number, number),
      sign(['/', '%'], number, number),
      of((a) => `(-${a})`, number),
      of((name, a) => `${name}(${a})`, fc.constantFrom('round', 'floor', 'ceil', 'abs'), number),
      of((name, a, n) => `${name}(${a}, ${n})`, fc.constantFrom('round', 'floor', 'ceil'), number, small),
      of((a, n) => `pow(${a}, ${n})`, number, fc.oneof(small, number)),
      extreme(number),
      of((name, a) => `${name}(${a})`, fc.constantFrom('min', 'max', 'sum', 'size'), numbers),
      of((a) => `size(${a})`, fc.oneof(phrase, choices)),
      of((name, a) => `${a}.${name}()`, fc.constantFrom('first', 'last'), numbers),
      span('years'),
      span('months'),
      span('days'),
      of((name, a) => `${name}(${a})`, fc.constantFrom('year', 'month', 'day', 'weekday'), date),
      either(number),
    ),
    text: fc.oneof(
      sign(['+'], phrase, phrase),
      either(phrase),
      of((a, from) => `${a}.substring(${from})`, phrase, count),
      of((a, b) => `${a}.orValue(${b})`, phrase, phrase),
      of((a, from, to) => `${a}.substring(${from}, ${to})`, phrase, count, number),
    ),
    truth: fc.oneof(
      sign(compare, number, number),
      sign(compare, date, date),
      sign(compare, phrase, phrase),
      sign(['==', '!='], truth, truth),
      sign(['&&', '||'], truth, truth),
      of((a) => `!${a}`, truth),
      of((a, b) => `(${a} in ${b})`, phrase, choices),
      of((a, b, c) => `(${a} in [${b}, ${c}])`, number, number, number),
      of((a, name, b) => `${a}.${name}(${b})`, phrase, fc.constantFrom('contains', 'startsWith', 'endsWith'), phrase),
      of((a, name, b) => `${a}.${name}(one, one == ${b})`, choices, loop, plain.text),
      of((a, name, b) => `${a}.${name}(one, one < ${b})`, numbers, loop, plain.number),
      either(truth),
    ),
    day: fc.oneof(
      of((a, way, n, unit) => `(${a} ${way} ${n} ${unit})`, date, plusOrMinus, count, unit),
      of((a, way, n, unit) => `(${a} ${way} (${n}) ${unit})`, date, plusOrMinus, number, unit),
      extreme(date),
      of((a) => `date(year(${a}), month(${a}), day(${a}))`, date),
      of((y, m, d) => `date(2000 + ${y}, ${m}, ${d} + sum(sizes))`, number, number, number),
      either(date),
    ),
    texts: of((a, b) => `${a}.filter(one, one != ${b})`, choices, plain.text),
    numbers: fc.oneof(
      of((a, b) => `${a}.filter(one, one > ${b})`, numbers, plain.number),
      of((a, b) => `${a}.map(one, one * ${b})`, numbers, plain.number),
      of((a, from) => `${a}.slice(${from})`, numbers, fc.oneof(count, plain.number)),
      of((a, from, to) => `${a}.slice(${from}, ${to})`, numbers, count, plain.number),
    ),
  };
}

const small = fc.constantFrom('0', '1', '2', '3', '12', '0.5', '240');
const count = fc.constantFrom('0', '1', '6', '12', '18', '400');
const unit = fc.constantFrom('days', 'months', 'years', 'day', 'year');
const plusOrMinus = fc.constantFrom('+', '-');
const loop = fc.constantFrom('all', 'exists', 'exists_one');

const plain: Drawn = {
  number: fc.constantFrom(
    'loan',
    'rate',
    'fees.tax',
    'late-fees.tax',
    '0',
    '1',
    '2.5',
    '1200',
    '0.005',
    'loan',
    'rate',
  ),
  text: fc.oneof(
    fc.constantFrom('city', 'constructor', 'fees.place', 'city'),
    text.map((value) => JSON.stringify(value)),
  ),
  truth: fc.constantFrom('smoker', 'agreed', 'fees.open', 'true', 'has(loan)', 'has(covers)', 'has(constructor)'),
  day: fc.constantFrom('born', 'starts', 'today', 'date("2024-02-29")', 'date("2023-03-01")'),
  texts: fc.constantFrom('covers'),
  numbers: fc.constantFrom('sizes'),
};

/** Random expressions of every type, nested up to three deep. */
const drawnOfType: Drawn = [1, 2, 3].reduce<Drawn>((inner) => {
  const more = composed(inner);
  const both = (type: Type) => fc.oneof({ weight: 1, arbitrary: inner[type] }, { weight: 2, arbitrary: more[type] });
  return {
    number: both('number'),
    text: both('text'),
    truth: both('truth'),
    day: both('day'),
    texts: both('texts'),
    numbers: both('numbers'),
  };
}, plain);

export const drawnExpression: Arbitrary<string> = fc
  .oneof(
    { weight: 4, arbitrary: drawnOfType.number },
    { weight: 4, arbitrary: drawnOfType.truth },
    { weight: 2, arbitrary: drawnOfType.day },
    { weight: 1, arbitrary: drawnOfType.text },
  )
  .filter(dividesByNumbers);

/** The check refuses a division by what is always 0. A divisor that only becomes 0 is left to the run. */
function dividesByNumbers(expression: string): boolean {
  const checked = checkExpression(expression, scope);
  return 'ast' in checked || checked.some(({ why }) => why !== 'nothing can be divided by 0');
}

/** The code of an expression, as the compiler emits it. */
export function emitted(expression: string): string {
  const checked = checkExpression(expression, scope);
  if ('ast' in checked) return answersCode(expressionCode(checked, scope));
  throw new Error(`${expression}\n${checked.map(({ why, fix }) => `${why}. ${fix}`).join('\n')}`);
}
