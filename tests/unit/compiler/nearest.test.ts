import fc from 'fast-check';
import { expect, it } from 'vitest';
import { didYouMean, nearest, nearestValue } from '../../../src/shared/problems/nearest.ts';

it.each([
  ['insurence-types', 'insurance-types'],
  ['autocompleet', 'autocomplete'],
  ['Heading', 'heading'],
  ['lables', 'labels'],
])('%s is near %s', (typed, meant) => {
  expect(nearest(typed, ['other', meant, 'something-else'])).toBe(meant);
});

it('a very different name has no suggestion', () => {
  expect(nearest('policy', ['city', 'name', 'email'])).toBeUndefined();
});

it.each([
  ['7', ['2', '3', '4']],
  ['x', ['y']],
])('a single letter or digit has no suggestion: %s', (typed, known) => {
  expect(nearest(typed, known)).toBeUndefined();
});

it('lists all names if there are few, and names that contain the word if there are many', () => {
  const many = Array.from({ length: 30 }, (_, index) => `name${index}`);
  expect(didYouMean('zzz', ['a', 'b'])).toBe('Known are a, b.');
  expect(didYouMean('zzz', many)).toBe('Known are 30, and none is spelt like it.');
  expect(didYouMean('user', [...many, 'user-round', 'circle-user-round'])).toBe(
    'Known are 32, such as user-round, circle-user-round.',
  );
  expect(didYouMean('zzz', [])).toBe('There is none yet.');
});

it.each([
  ['3', [2, 3], 'Write it without quotes: 3.'],
  [3, ['2', '3'], 'Put it in quotes: "3".'],
  ['true', [true], 'Write it without quotes: true.'],
  ['dialogue', ['dialog', 'browser'], 'Did you mean "dialog"?'],
])('%j among %j', (typed, allowed, fix) => {
  expect(nearestValue(typed, allowed)).toBe(fix);
});

it('a name is nearest to itself', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
      (names) => nearest(names[0] ?? '', names)?.toLowerCase() === names[0]?.toLowerCase(),
    ),
  );
});
