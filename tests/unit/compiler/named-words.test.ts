import { expect, it } from 'vitest';
import { withNamedWords } from '../../../src/compiler/translate/changes.ts';

const before = {
  items: [
    { facts: { Room: 'Shared' }, covers: ['A stay'], excludes: ['A cure'] },
    { facts: { Room: 'Single' }, covers: ['A stay'], excludes: ['A cure', 'A trip'] },
  ],
};
const after = {
  items: [
    { facts: { Zimmer: 'Geteilt' }, covers: ['Ein Aufenthalt'], excludes: ['Eine Kur'] },
    { facts: { Zimmer: 'Einzeln' }, covers: ['Aufenthalt'], excludes: ['Eine Kur', 'Eine Reise'] },
  ],
};

it('the points and facts that a change names have every translation of their words', () => {
  const changes = {
    small: { only: ['A stay', 'Room', 'A stai'], covers: ['Eine Reise'] },
    large: { without: ['A cure'] },
  };
  expect(withNamedWords({ ...before, changes }, { ...after, changes }).changes).toEqual({
    small: { only: ['Ein Aufenthalt', 'Aufenthalt', 'Zimmer', 'A stai'], covers: ['Eine Reise'] },
    large: { without: ['Eine Kur'] },
  });
});

it('a file without changes stays the same', () => {
  expect(withNamedWords(before, after)).toBe(after);
});
