import { describe, expect, it } from 'vitest';
import { withRetired } from '../../../../src/authoring/usages/rename/retire.ts';

const list = (retired: string): string =>
  `of: options # colours\n${retired}items:\n  - { value: azure, label: Blue }\n`;

describe('a list with a changed value of an option', () => {
  it.each([
    ['retires the old value', '', 'blue', 'retired: [blue]\n'],
    ['keeps a number a number', '', '12', 'retired: [12]\n'],
    ['quotes what needs quotes', '', 'on, off', "retired: ['on, off']\n"],
    [
      'keeps values that are already retired',
      "retired: ['cyan', 3] # old\n",
      'blue',
      "retired: ['cyan', 3, blue] # old\n",
    ],
    ['keeps values on separate lines', 'retired:\n  - cyan\n  - 3\n', 'blue', 'retired: [cyan, 3, blue]\n'],
    ['removes the new value from them', 'retired: [azure]\n', 'blue', 'retired: [blue]\n'],
    ['has no value twice', 'retired: [blue]\n', 'blue', 'retired: [blue]\n'],
  ])('%s', (_, before, old, after) => expect(withRetired(list(before), old, 'azure')).toBe(list(after)));

  it('keeps a text of digits a text', () =>
    expect(withRetired(list(''), '12', 'azure', true)).toBe(list("retired: ['12']\n")));

  it('may be in flow style', () =>
    expect(withRetired('{ of: options, items: [{ value: azure, label: Blue }] }\n', 'blue', 'azure')).toBe(
      '{ of: options, retired: [blue], items: [{ value: azure, label: Blue }] }\n',
    ));
});
