import type { Scope } from '../../../../src/compiler/expression/scope.ts';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../../src/compiler/compile/expressions.ts';
import { checkExpression } from '../../../../src/compiler/expression/check.ts';
import { namesIn } from '../../../../src/compiler/expression/names.ts';
import { isFault, parseExpression } from '../../../../src/shared/conditions/cel/parse.ts';
import { evaluated } from '../../../../src/compiler/simulate/visitor/modules.ts';

const scope: Scope = {
  fields: new Map([
    ['price', 'double'],
    ['travel', 'double'],
    ['city', 'string'],
    ['trips', 'list<string>'],
  ]),
  rows: new Map(),
  tables: new Map(),
  constants: new Map<string, unknown>([
    ['health.ageGap', 18],
    ['travel-family.adults', 2],
    ['travel-2027-rates.base', 40],
    ['travel-family.zones', ['asia', 'europe']],
    ['travel-family.home-town', 'Pune'],
    ['2027-rates.base', 50],
  ]),
};

const worth = (text: string): unknown => evaluated(codeOf(text, scope))({ price: 10, travel: 7 }, { today: () => '' });
const faults = (text: string) => [checkExpression(text, scope)].flat();

describe('a constant of a file whose name has a hyphen', () => {
  it.each([
    ['travel-family.adults', 2],
    ['price * travel-family.adults + travel-2027-rates.base', 60],
    ['price-travel-family.adults', undefined],
    ['price - travel-family.adults', 8],
    ['travel - travel-family.adults', 5],
    ['price-travel', 3],
    ['12-health.ageGap', -6],
    ['(price)-health.ageGap', -8],
    ['"travel-family.adults"', 'travel-family.adults'],
  ])('%s', (text, value) => {
    if (value === undefined) expect(faults(text)).toMatchObject([{ kind: 'name' }]);
    else expect(worth(text)).toBe(value);
  });

  it('is found at its place, with separate file and name', () => {
    const text = 'price > travel-family.adults';
    const expression = parseExpression(text);
    if (isFault(expression)) throw new Error(expression.why);
    const { constants, files, fields } = namesIn(expression, scope.constants);
    expect(constants).toEqual([{ name: 'travel-family.adults', start: 22, end: 28 }]);
    expect(files).toEqual([{ name: 'travel-family', start: 8, end: 21 }]);
    expect(fields.map(({ name }) => name)).toEqual(['price']);
  });
});

it.each([
  ['price-health.ageGap', 'Put a space on both sides of the minus: price - health.ageGap.'],
  ['price-travel-family.adults', 'Put a space on both sides of the minus: price - travel-family.adults.'],
  ['trips.all(row, price-row.share > 0)', 'Put a space on both sides of the minus: price - row.share.'],
  ['price * travel-famly.adults', 'Did you mean "travel-family.adults"?'],
])('%s: %s', (text, fix) => {
  const marked = faults(text).flatMap((fault) => ('fix' in fault ? [fault] : []));
  expect(marked).toMatchObject([{ kind: 'name', fix }]);
});

it('never suggests an invalid name: of a list, with a hyphen, or of a file that starts with a digit', () => {
  const found = ['travel-family.zone', 'travel-family.hometown', 'rates.base', 'adults', 'ageGap'].map(faults);
  const fixes = JSON.stringify(found);
  expect(fixes).not.toMatch(/travel-family\.zones|home-town|"2027-/);
  expect(fixes).toMatch(/travel-family\.adults/);
});
