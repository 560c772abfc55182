import { expect, test } from 'vitest';
import { caretAfter } from '../../../../src/site/theme/kit/caret.ts';

test.each([
  ['1239', '12,39,45,678', 5],
  ['', '1,234', 0],
  ['987', '9876543210', 3],
  ['12345678', '1,23,45,678', 11],
])('the caret after %j is in %j at %i', (before, after, at) => {
  expect(caretAfter(before, after)).toBe(at);
});
