import fc from 'fast-check';
import { expect, it } from 'vitest';
import { didYouMean, nearest } from '../../../src/problems/nearest.ts';

it.each([
  ['insurence-types', 'insurance-types'],
  ['autocompleet', 'autocomplete'],
  ['Heading', 'heading'],
  ['lables', 'labels'],
])('%s is near %s', (typed, meant) => {
  expect(nearest(typed, ['other', meant, 'something-else'])).toBe(meant);
});

it('nothing is near what is quite different', () => {
  expect(nearest('policy', ['city', 'name', 'email'])).toBeUndefined();
});

it('says all names when they are few, and how many more when they are many', () => {
  expect(didYouMean('zzz', ['a', 'b'])).toBe('Known are a, b.');
  expect(didYouMean('zzz', Array.from({ length: 20 }, (_, index) => `name${index}`))).toMatch(/and 8 more\.$/);
  expect(didYouMean('zzz', [])).toBe('There is none yet.');
});

it('a name is nearest to itself', () => {
  fc.assert(fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (names) => nearest(names[0] ?? '', names)?.toLowerCase() === names[0]?.toLowerCase()));
});
