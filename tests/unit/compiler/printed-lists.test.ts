import { expect, it } from 'vitest';
import type { CheckedWizard } from '../../../src/compiler/check/checked.ts';
import { printedLists } from '../../../src/compiler/model/printed-lists.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';

const tables = new Map([
  ['fees', { data: { result: { fee: { type: 'integer' }, band: { list: 'bands' } } } }],
  ['colours', { data: { result: { colour: { list: 'paints' } } } }],
]) as unknown as SymbolTable['tables'];

const offering = (values: Record<string, string>) => ({ data: { offers: { values } } }) as unknown as CheckedWizard;

it('finds the values of offers that are exactly what a table takes from a list', () => {
  const values = {
    band: 'rate("fees.band", age)',
    colour: 'rate("colours", age)',
    fee: 'rate("fees.fee", age)',
    isLow: 'rate("fees.band", age) == "low"',
    unknown: 'rate("none.band", age)',
    broken: 'rate(',
  };
  expect(printedLists(offering(values), { tables })).toEqual([
    ['band', 'bands'],
    ['colour', 'paints'],
  ]);
  expect(printedLists({ data: {} } as unknown as CheckedWizard, { tables })).toEqual([]);
});
