import { describe, expect, it } from 'vitest';
import { readTest } from '../../../../src/compiler/table/cell.ts';
import { asNumber, asOneOf, asTest } from '../../../../src/compiler/table/csv-cell.ts';
import type { ChoiceColumn, NumberColumn } from '../../../../src/shared/plan/table.ts';

const ages: NumberColumn = { kind: 'number', name: 'age', whole: true, low: 1, high: 9 };
const weights: NumberColumn = { kind: 'number', name: 'weight', whole: false, low: 0, high: 9.5 };
const member: ChoiceColumn = { kind: 'choice', name: 'member', values: [true, false] };
const named: ChoiceColumn = { kind: 'choice', name: 'which', values: ['Any', 'none'] };

describe('a cell of a condition column', () => {
  it.each([
    ['3', { low: 3, high: 3 }],
    ['3-5', { low: 3, high: 5 }],
    ['3 – 5', { low: 3, high: 5 }],
    ['3 to 5', { low: 3, high: 5 }],
    ['3 -< 5', { low: 3, high: 5, openHigh: true }],
    ['5+', { low: 5, high: 9 }],
    ['≥5', { low: 5, high: 9 }],
    ['> 5', { low: 5, high: 9, openLow: true }],
    ['≤ 5', { low: 1, high: 5 }],
    ['<5', { low: 1, high: 5, openHigh: true }],
    ['Any', { low: 1, high: 9 }],
  ])('is a range: %s', (cell, range) => {
    expect(readTest(ages, cell)).toEqual([range]);
  });

  it('may be the quoted value "any"', () => {
    expect(readTest(named, 'Any')).toEqual(['Any']);
    expect(readTest(named, 'any')).toEqual(['Any', 'none']);
  });

  it.each([
    [ages, '<1', 'leaves the column', 'Correct the cell'],
    [ages, '>9', 'leaves the column', 'Correct the cell'],
    [ages, '10+', 'leaves the column', 'Correct the cell'],
    [weights, '<0', 'leaves the column', 'Correct the cell'],
    [weights, '>9.5', 'leaves the column', 'Correct the cell'],
    [ages, '3-<3', 'is an empty range', 'Write 3 for only this number'],
    [ages, '9-3', 'is an empty range', '3-9'],
    [ages, '9-<3', 'is an empty range', '3-<9'],
    [ages, '<1.5', 'not whole', 'type: number'],
    [ages, '', 'empty', 'any'],
    [ages, ['3', 'any'], 'every value', 'only any'],
    [ages, '1,000', 'not a number', 'only digits'],
    [ages, '₹ 5', 'not a number', 'only digits'],
    [ages, '5%', 'not a number', 'only digits'],
    [ages, '1E+05', 'not a number', 'only digits'],
    [ages, '1..9', 'not a number', '18-25'],
    [member, 'TRUE', 'not one of', 'without quotes: true'],
  ])('is refused with a fix: %o %s', (column, cell, why, fix) => {
    expect(readTest(column, cell)).toMatchObject({
      why: expect.stringContaining(why) as string,
      fix: expect.stringContaining(fix) as string,
    });
  });
});

describe('a cell of a CSV file', () => {
  it.each(['TRUE', 'True', 'true', ' TRUE '])('is yes as a spreadsheet writes it: %s', (text) => {
    expect(asTest(member, text)).toBe(true);
    expect(asOneOf([true, false], text)).toBe(true);
  });

  it('has several values between bars', () => {
    expect(asTest(member, 'TRUE | FALSE')).toEqual([true, false]);
    expect(asTest(ages, '1-3| 5 ')).toEqual(['1-3', '5']);
  });

  it('is a number only if it is written in digits', () => {
    expect(['12', '-1.5', ' 7 ', '1,000', '1E+05', ''].map(asNumber)).toEqual([12, -1.5, 7, '1,000', '1E+05', '']);
  });
});
