import { describe, expect, it } from 'vitest';
import {
  changed,
  comparisonsFor,
  freshLine,
  isComplete,
  replaced,
} from '../../../../src/studio/conditions/panel/edits.ts';
import { Names, type Name } from '../../../../src/shared/conditions/names.ts';
import type { Group, Line } from '../../../../src/shared/conditions/tree.ts';

const name = (of: string, type: Name['type']): Name => ({ name: of, title: of, type, options: [] });
const names = new Names([
  name('members', 'rows'),
  name('age', 'number'),
  name('born', 'date'),
  name('smoker', 'truth'),
  name('covers', 'choices'),
]);
const line = (of: string): Line => ({ name: of, sign: 'answered', values: [] });
const group: Group = { join: 'all', lines: [line('a'), { join: 'any', lines: [line('b'), line('c')] }] };

describe('the condition at a place', () => {
  it('is replaced', () =>
    expect(replaced(group, [1, 0], () => [line('x')]).lines[1]).toEqual({
      join: 'any',
      lines: [line('x'), line('c')],
    }));

  it('is removed, and a group is removed with its last line', () => {
    const less = replaced(group, [1, 0], () => []);
    expect(less.lines[1]).toEqual({ join: 'any', lines: [line('c')] });
    expect(replaced(less, [1, 0], () => [])).toEqual({ join: 'all', lines: [line('a')] });
  });
});

describe('a line', () => {
  const adult: Line = { name: 'age', sign: 'atLeast', values: [18] };

  it('keeps its value with another comparison, and is reset for another field', () => {
    expect(changed(adult, { sign: 'below' }, names)).toEqual({ name: 'age', sign: 'below', values: [18] });
    expect(changed(adult, { name: 'born' }, names)).toEqual({ name: 'born', sign: 'is', values: [] });
    expect(changed(adult, { name: 'smoker' }, names)).toEqual({ name: 'smoker', sign: 'is', values: [true] });
    expect(changed(adult, { name: 'covers' }, names)).toEqual({ name: 'covers', sign: 'includes', values: [] });
    expect(changed(adult, { sign: 'answered' }, names)).toEqual({ name: 'age', sign: 'answered', values: [] });
  });

  it('starts with the field of the previous line, or with the first field', () => {
    expect(freshLine(names, undefined).name).toBe('age');
    expect(freshLine(names, line('born')).name).toBe('born');
  });

  it('keeps a comparison of config that the builder does not offer', () => {
    const odd: Line = { name: 'smoker', sign: 'answered', not: true, values: [] };
    expect(comparisonsFor(odd, names)).toContainEqual({ sign: 'answered', not: true });
  });

  it('is complete once it has a value', () => {
    expect(isComplete({ ...adult, values: [] })).toBe(false);
    expect(isComplete({ join: 'any', lines: [adult, { ...adult, values: [] }] })).toBe(false);
    expect(isComplete({ join: 'any', lines: [adult, line('born')] })).toBe(true);
  });
});
