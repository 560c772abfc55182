import { describe, expect, it } from 'vitest';
import { dateIn, partsIn, splitDate, wrongBoxes } from '../../../../src/site/theme/widgets/date-parts/parts.ts';

const parts = (day: string, month: string, year: string) => ({ day, month, year });

describe('a date in three boxes', () => {
  it.each([
    ['3', '11', '1990', '1990-11-03'],
    ['03', '11', '1990', '1990-11-03'],
    ['29', '2', '2024', '2024-02-29'],
    ['29', '2', '2023', undefined],
    ['31', '4', '2020', undefined],
    ['3', '13', '1990', undefined],
    ['0', '1', '1990', undefined],
    ['3', '11', '90', undefined],
    ['3', '', '1990', undefined],
    ['', '', '', undefined],
  ])('%s, %s, %s is %s', (day, month, year, date) => expect(dateIn(parts(day, month, year))).toBe(date));

  it('shows an answer in its boxes, and leaves them empty for an invalid date', () => {
    expect(splitDate('1990-11-03')).toEqual(parts('03', '11', '1990'));
    expect(splitDate(undefined)).toEqual(parts('', '', ''));
    expect(splitDate('soon')).toEqual(parts('', '', ''));
  });
});

describe('which box is wrong', () => {
  it.each([
    ['the empty one', parts('3', '11', ''), ['year']],
    ['two empty ones', parts('', '11', ''), ['day', 'year']],
    ['a month that no year has', parts('3', '13', '1990'), ['month']],
    ['a day that the month does not have', parts('31', '4', '1990'), ['day']],
    ['a day that the year does not have', parts('29', '2', '2023'), ['day']],
    ['not the day while the year may be a leap year', parts('29', '2', ''), ['year']],
    ['a year of two digits', parts('3', '11', '90'), ['year']],
    ['all boxes of a date outside its bounds', parts('3', '11', '1990'), ['day', 'month', 'year']],
    ['all boxes without an answer', parts('', '', ''), ['day', 'month', 'year']],
  ])('%s', (_, given, wrong) => expect(wrongBoxes(given)).toEqual(wrong));
});

describe('a whole date in one text', () => {
  it.each([
    ['03/11/1990', 'en-IN', parts('03', '11', '1990')],
    ['3.11.1990', 'en-US', parts('3', '11', '1990')],
    ['1990-11-03', 'en-IN', parts('03', '11', '1990')],
    ['3 Nov 1990', 'en-IN', parts('3', '11', '1990')],
    ['3rd November, 1990', 'en-IN', parts('3', '11', '1990')],
    ['Nov 3, 1990', 'en-US', parts('3', '11', '1990')],
    ['०३/११/१९९०', 'hi', parts('03', '11', '1990')],
    ['३ नवंबर १९९०', 'hi', parts('3', '11', '1990')],
    ['3/11/90', 'en-IN', parts('3', '11', '90')],
    ['3', 'en-IN', undefined],
    ['3/11', 'en-IN', undefined],
    ['+91 98765 43210', 'en-IN', undefined],
    ['Nov Dec 3 1990', 'en-IN', undefined],
    ['born on 3 November', 'en-IN', undefined],
    ['1/2/3/4', 'en-IN', undefined],
  ])('%s', (text, language, found) => expect(partsIn(text, language)).toEqual(found));
});
