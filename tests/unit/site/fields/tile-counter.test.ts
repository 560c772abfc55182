import { expect, test } from 'vitest';
import { totalOf } from '../../../../src/site/theme/widgets/tile-counter/total.ts';

test('counts add up; a missing answer counts as 0', () => {
  expect(totalOf({ sons: 2, daughters: undefined }, ['sons', 'daughters', 'other'])).toBe(2);
});
