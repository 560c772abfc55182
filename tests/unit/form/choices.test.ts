import { expect, test } from 'vitest';
import type { FieldPlan, FieldSchema } from '../../../src/plan/form.ts';
import { choicesOf, labelOf, matching, toggled } from '../../../src/render/form/choices.ts';

const field = (plan: Partial<FieldPlan>): FieldPlan => ({ name: 'f', label: 'F', required: false, widget: 'select', options: {}, whenHidden: 'drop', ...plan });
const integer: FieldSchema = { type: 'integer', minimum: 1, maximum: 3 };
const models = [
  { value: 'i20', label: 'i20', of: 'hyundai' },
  { value: 'nexon', label: 'Nexon', of: 'tata' },
  { value: 'any', label: 'Any model' },
];

test('a whole number with bounds offers every number between', () => {
  expect(choicesOf(field({}), integer, {}).map(({ value }) => value)).toEqual([1, 2, 3]);
});

test('the option list goes before the schema', () => {
  expect(choicesOf(field({ choices: models }), integer, {})).toBe(models);
});

test('the schema has the values when there is no list', () => {
  expect(choicesOf(field({}), { type: 'array', items: { type: 'string', enum: ['a'] } }, {})).toEqual([{ value: 'a', label: 'a' }]);
});

test('another answer narrows the choices; one that belongs to none stays', () => {
  const narrowed = field({ choices: models, options: { of: 'maker' } });
  expect(choicesOf(narrowed, { type: 'string' }, { maker: 'tata' }).map(({ value }) => value)).toEqual(['nexon', 'any']);
  expect(choicesOf(narrowed, { type: 'string' }, {}).map(({ value }) => value)).toEqual(['any']);
});

test('an answer reads as its label, or as itself', () => {
  expect([labelOf(models, 'nexon'), labelOf(models, 'other'), labelOf(models, undefined)]).toEqual(['Nexon', 'other', '']);
});

test('a search finds any part of a label, whatever its case', () => {
  expect(matching(models, ' NEX ').map(({ value }) => value)).toEqual(['nexon']);
  expect(matching(models, '  ')).toBe(models);
});

const habits = ['smoking', 'yoga', 'none'].map((value) => ({ value, label: value }));

test('a pressed choice comes or goes, in the order of the list', () => {
  expect(toggled(['yoga'], 'smoking', habits)).toEqual(['smoking', 'yoga']);
  expect(toggled(['smoking', 'yoga'], 'smoking', habits)).toEqual(['yoga']);
});

test('the exclusive choice stands alone', () => {
  expect(toggled(['smoking', 'yoga'], 'none', habits, 'none')).toEqual(['none']);
  expect(toggled(['none'], 'yoga', habits, 'none')).toEqual(['yoga']);
  expect(toggled(['none'], 'none', habits, 'none')).toEqual([]);
});

test('an answer that the list does not know falls away', () => {
  expect(toggled(['gone'], 'yoga', habits)).toEqual(['yoga']);
});
