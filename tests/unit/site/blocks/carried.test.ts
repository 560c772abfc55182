import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greetingOf, carriedRows } from '../../../../src/site/blocks/carried/rows.ts';
import type { CarriedRow } from '../../../../src/shared/plan/blocks.generated.ts';
import { carriedIn } from '../../../../src/site/storage/navigationState.ts';

const lists = {
  habits: [
    { value: 'yoga', label: 'Yoga' },
    { value: 'none', label: 'None' },
  ],
};
const rows: CarriedRow[] = [
  { label: 'Name', of: [{ field: 'name' }] },
  { label: 'Date of birth', of: [{ field: 'dob' }] },
  { label: 'Habits', of: [{ field: 'habits', list: 'habits' }] },
  {
    label: 'To be insured',
    of: [
      { field: 'self', words: 'Self' },
      { field: 'wife', words: 'Wife' },
      {
        field: 'sons',
        words: [{ plural: 'value', options: { one: ['one son'], other: [{ arg: 'value' }, ' sons'] } }] as never,
      },
    ],
  },
];
const shown = (state: unknown) =>
  Object.fromEntries(carriedRows(rows, carriedIn(state).answers, lists).map(({ label, value }) => [label, value]));

describe('answers carried to the thank-you page [spec 2.92]', () => {
  it('are shown with labels', () => {
    expect(
      shown({ name: 'Asha', dob: '1990-03-09', habits: ['yoga', 'none'], self: true, wife: false, sons: 2 }),
    ).toEqual({
      Name: 'Asha',
      'Date of birth': '09/03/1990',
      Habits: 'Yoga, None',
      'To be insured': 'Self, 2 sons',
    });
  });

  it.each<[string, unknown]>([
    ['no state', null],
    ['an empty one', {}],
    ['a text', 'name'],
    ['a list', ['Asha']],
    ['fields that no row names', { surname: 'Rao', constructor: 'x' }],
    ['empty answers', { name: '  ', dob: '', habits: [], self: false, sons: 0 }],
    ['values that are not answers', { name: { first: 'Asha' }, dob: null, habits: [{}], sons: NaN }],
    ['inherited members', Object.create({ name: 'Asha' })],
  ])('are empty for %s', (_, state) => {
    expect(shown(state)).toEqual({});
  });

  it('a value that is not in its list is shown as it is, and so is text that looks like markup', () => {
    expect(shown({ habits: ['chess'], name: '<b>{name}</b>' })).toEqual({ Habits: 'chess', Name: '<b>{name}</b>' });
  });

  it('never throws, and shows no row twice or empty', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('name', 'dob', 'habits', 'self', 'sons', 'other'), fc.anything()),
        (state) => {
          for (const { value } of carriedRows(rows, carriedIn(state).answers, lists)) expect(value).not.toBe('');
        },
      ),
    );
  });

  const greeting = { field: 'name', words: [{ arg: 'name' }, ', thank you'] as never };
  it.each([
    [{ name: 'आशा' }, 'आशा, thank you'],
    [{ name: ' ' }, undefined],
    [{ name: 7 }, undefined],
    [{}, undefined],
  ])('greets %j as %j', (state, words) => {
    expect(greetingOf(greeting, carriedIn(state).answers)).toBe(words);
  });
});
