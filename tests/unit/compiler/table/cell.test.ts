import { describe, expect, it } from 'vitest';
import { readTest } from '../../../../src/compiler/table/cell.ts';
import { asNumber, asOneOf, asTest } from '../../../../src/compiler/table/csv-cell.ts';
import type { ChoiceColumn, NumberColumn } from '../../../../src/shared/plan/table.ts';

const ages: NumberColumn = { kind: 'number', name: 'age', whole: true, low: 1, high: 9 };
const weights: NumberColumn = { kind: 'number', name: 'weight', whole: false, low: 0, high: 9.5 };
const member: ChoiceColumn = { kind: 'choice', name: 'member', values: [true, false] };
const named: ChoiceColumn = { kind: 'choice', name: 'which', values: ['Any', 'none'] };

describe('a cell that is compared', () => {
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

  it('may be a value that is spelt like any', () => {
    expect(readTest(named, 'Any')).toEqual(['Any']);
    expect(readTest(named, 'any')).toEqual(['Any', 'none']);
  });

  it.each([
    [ages, '<1', 'leaves the column', 'Correct the cell'],
    [ages, '>9', 'leaves the column', 'Correct the cell'],
    [ages, '10+', 'leaves the column', 'Correct the cell'],
    [weights, '<0', 'leaves the column', 'Correct the cell'],
    [weights, '>9.5', 'leaves the column', 'Correct the cell'],
    [ages, '3-<3', 'no number lies in', 'Write 3 for this number alone'],
    [ages, '9-3', 'no number lies in', '3-9'],
    [ages, '9-<3', 'no number lies in', '3-<9'],
    [ages, '<1.5', 'not whole', 'type: number'],
    [ages, '', 'empty', 'any'],
    [ages, ['3', 'any'], 'every value', 'alone'],
    [ages, '1,000', 'no number', 'digits alone'],
    [ages, '₹ 5', 'no number', 'digits alone'],
    [ages, '5%', 'no number', 'digits alone'],
    [ages, '1E+05', 'no number', 'digits alone'],
    [ages, '1..9', 'no number', '18-25'],
    [member, 'TRUE', 'none of', 'without quotes: true'],
  ])('is refused with a way out: %o %s', (column, cell, why, fix) => {
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

  it('is several values between lines', () => {
    expect(asTest(member, 'TRUE | FALSE')).toEqual([true, false]);
    expect(asTest(ages, '1-3| 5 ')).toEqual(['1-3', '5']);
  });

  it('is a number only where it is written in digits', () => {
    expect(['12', '-1.5', ' 7 ', '1,000', '1E+05', ''].map(asNumber)).toEqual([12, -1.5, 7, '1,000', '1E+05', '']);
  });
});
