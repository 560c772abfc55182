import { expect, it } from 'vitest';
import { readNumber, writtenNumber } from '../../../src/studio/app/kit/numbers.ts';

const german = { separator: '.', point: ',' };

it.each([
  ['1,250', {}, 1250],
  ['1,25,000', {}, 125000],
  ['-0.5', {}, -0.5],
  ['1.250,5', german, 1250.5],
])('reads %s as the controls of the site do', (typed, style, number) => {
  expect(readNumber(typed, style)).toBe(number);
});

it.each(['', '2,5', '1,250 or so', '12345678901234567890'])(
  '"%s" is not a number, or not one that can be kept',
  (typed) => {
    expect(readNumber(typed, {})).toBeUndefined();
  },
);

it('a number is shown so that it is read again', () => {
  for (const number of [0, 1.5, -1250, 1e21]) expect(readNumber(writtenNumber(number, german), german)).toBe(number);
  expect(writtenNumber(1250.5, german)).toBe('1250,5');
});
