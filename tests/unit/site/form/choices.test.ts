import { expect, test } from 'vitest';
import { labelOf, matching, toggled } from '../../../../src/site/render/controls/choices.ts';

const models = [
  { value: 'i20', label: 'i20', of: 'hyundai' },
  { value: 'nexon', label: 'Nexon', of: 'tata' },
  { value: 'any', label: 'Any model' },
];

test('an answer is shown as its label, or as itself', () => {
  expect([labelOf(models, 'nexon'), labelOf(models, 'other'), labelOf(models, undefined)]).toEqual([
    'Nexon',
    'other',
    '',
  ]);
});

test('a search finds any part of a label, whatever its case', () => {
  expect(matching(models, ' NEX ').map(({ value }) => value)).toEqual(['nexon']);
  expect(matching(models, '  ')).toBe(models);
});

test('a search that no label has finds a value, so that Latin letters find a translated label', () => {
  const makers = [
    { value: 'maruti-suzuki', label: 'मारुति सुज़ुकी' },
    { value: 'tata', label: 'टाटा' },
    { value: 7, label: 'सात' },
  ];
  const found = (words: string) => matching(makers, words).map(({ value }) => value);
  expect([found('Maruti'), found('maruti suz'), found('टाटा'), found('7'), found('--')]).toEqual([
    ['maruti-suzuki'],
    ['maruti-suzuki'],
    ['tata'],
    [],
    [],
  ]);
});

const habits = ['smoking', 'yoga', 'none'].map((value) => ({ value, label: value }));

test('a press adds or removes a choice, in the order of the list', () => {
  expect(toggled(['yoga'], 'smoking', habits)).toEqual(['smoking', 'yoga']);
  expect(toggled(['smoking', 'yoga'], 'smoking', habits)).toEqual(['yoga']);
});

test('the exclusive choice excludes all others', () => {
  expect(toggled(['smoking', 'yoga'], 'none', habits, 'none')).toEqual(['none']);
  expect(toggled(['none'], 'yoga', habits, 'none')).toEqual(['yoga']);
  expect(toggled(['none'], 'none', habits, 'none')).toEqual([]);
});

test('an answer that is not in the list is dropped', () => {
  expect(toggled(['gone'], 'yoga', habits)).toEqual(['yoga']);
});
