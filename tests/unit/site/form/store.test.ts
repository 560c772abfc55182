import { expect, test, vi } from 'vitest';
import { working } from '../../../../src/shared/engine/expressions/run.ts';
import type { FieldPlan, FieldSet, FieldSetPlan } from '../../../../src/shared/plan/form.ts';
import type { Row } from '../../../../src/shared/plan/answers.ts';
import { FormStore } from '../../../../src/site/render/form/store.ts';
import { RowAnswers } from '../../../../src/site/theme/fields/rows/RowAnswers.ts';
import { validatorOf } from '../../../support/validator.ts';

const field = (name: string, plan: Partial<FieldPlan> = {}): FieldPlan => ({
  name,
  label: name,
  required: false,
  widget: 'text',
  options: {},
  whenHidden: 'drop',
  ...plan,
});

/**
 * Product type with a field only for travel, a tile that sets adults, and two passwords that must be the same.
 */
function formSet(without?: string): FieldSet {
  const tiles = [{ value: 'couple', label: 'Couple', with: { adults: 2, elsewhere: 1 } }];
  const fields = [
    field('type'),
    field('kind', { when: 0 }),
    field('family', { choices: tiles }),
    field('adults'),
    field('password'),
    field('again'),
  ].filter(({ name }) => name !== without);
  const names = fields.map(({ name }) => name);
  const plan: FieldSetPlan = {
    id: 'test',
    validation: 'messages',
    schema: {
      $id: 'set/test',
      type: 'object',
      required: [],
      properties: Object.fromEntries(names.map((name) => [name, { type: name === 'adults' ? 'integer' : 'string' }])),
    },
    fields: Object.fromEntries(fields.map((each) => [each.name, each])),
    messages: {},
    rules: [{ plugin: 'same', with: {}, messages: { differ: 'They differ' } }],
    effects: [],
  };
  return {
    plan,
    validator: validatorOf(plan.schema),
    conditions: [(answers) => (answers as { type?: string }).type === 'travel'],
    rules: { same: ({ password, again }) => (password === again ? [] : [{ field: 'again', code: 'differ' }]) },
  };
}

const storeOf = (set: FieldSet, answers: Row = {}) => new FormStore(set, new RowAnswers(set, answers, {}));

test('an answer changes nothing else', () => {
  const store = storeOf(formSet());
  store.change('type', 'health');
  expect(store.answers()).toEqual({ type: 'health' });
});

test('hiding a field drops its answer', () => {
  const store = storeOf(formSet(), { type: 'travel', kind: 'abroad' });
  expect(store.visible().has('kind')).toBe(true);
  store.change('type', 'health');
  expect([store.visible().has('kind'), store.answers()]).toEqual([false, { type: 'health' }]);
});

test('conditions use the answers of other steps, which stay out of its own answers', () => {
  const set = formSet('type');
  const owner = new RowAnswers(set, {}, { type: 'travel' });
  const store = new FormStore(set, owner);
  store.change('kind', 'abroad');
  expect([store.visible().has('kind'), owner.row()]).toEqual([true, { kind: 'abroad' }]);
  expect(store.answers()).toEqual({ type: 'travel', kind: 'abroad' });
});

test('choosing an option sets its further answers, only those of known fields', () => {
  const store = storeOf(formSet());
  store.change('family', 'couple');
  expect(store.answers()).toEqual({ family: 'couple', adults: 2 });
});

test('editing a field clears its error, and the error of another field that no longer applies', () => {
  const store = storeOf(formSet(), { password: 'a', again: 'b' });
  store.check('');
  expect(store.errorOf('again')).toBe('They differ');
  store.change('type', 'health');
  expect(store.errorOf('again')).toBe('They differ');
  store.change('password', 'b');
  expect(store.errorOf('again')).toBeUndefined();
  store.change('password', 'c');
  expect(store.errors()).toEqual([]);
  store.check('');
  store.edited('again');
  expect(store.errors()).toEqual([]);
});

test('the error of an unreadable control stays until the control is corrected, emptied or hidden', () => {
  const store = storeOf(formSet(), { type: 'travel' });
  const check = () => store.check('', new Map([['kind', 'Half a date']]));
  check();
  expect(store.errors()).toEqual([{ field: 'kind', keyword: 'unreadable', message: 'Half a date' }]);
  store.change('adults', 2);
  store.stands('kind', true);
  expect(store.errorOf('kind')).toBe('Half a date');
  store.stands('kind', false);
  expect(store.errorOf('kind')).toBeUndefined();
  check();
  store.change('type', 'health');
  expect(store.errors()).toEqual([]);
  store.change('type', 'travel');
  expect(store.errors()).toEqual([]);
  expect(store.check('')).toEqual([]);
});

test('starting to type in a control clears only its required error', () => {
  const store = storeOf(formSet());
  store.show([{ field: 'adults', keyword: 'required', message: 'How many?' }]);
  store.stands('adults', false);
  expect(store.errorOf('adults')).toBe('How many?');
  store.stands('adults', true);
  expect(store.errors()).toEqual([]);
});

test('new answers from outside replace the present ones; an echo and the last given object do not', () => {
  const [set, given, around] = [formSet(), { type: 'travel' }, {}];
  const owner = new RowAnswers(set, given, around);
  const store = new FormStore(set, owner);
  store.connect();
  store.change('kind', 'abroad');
  const typed = store.answers();
  owner.replace(set, { type: 'travel', kind: 'abroad', adults: undefined }, around);
  expect(store.answers()).toBe(typed);
  owner.replace(set, given, around);
  expect(store.answers()).toEqual({ type: 'travel' });
  store.change('kind', 'abroad');
  owner.replace(set, given, around);
  expect(store.answers()).toEqual({ type: 'travel', kind: 'abroad' });
});

test('the set of visible fields stays the same object while its content is the same', () => {
  const store = storeOf(formSet());
  const seen = store.visible();
  store.change('type', 'health');
  expect(store.visible()).toBe(seen);
});

test('a flush applies delayed answers', () => {
  const store = storeOf(formSet());
  const leave = vi.fn();
  store.hold('type', leave);
  store.flush();
  store.hold('type', undefined);
  store.flush();
  expect(leave).toHaveBeenCalledOnce();
});

test('a flush computes values that depend on the day anew', () => {
  let day = '2028-02-29';
  const work = working([{ field: 'kind', code: (_, { today }) => today() }], { today: () => day });
  const { conditions: _, ...set } = formSet();
  const store = storeOf({ ...set, conditions: [() => true], work });
  store.change('type', 'travel');
  expect(store.answers()).toEqual({ type: 'travel', kind: '2028-02-29' });
  const listener = vi.fn();
  store.subscribe(listener);
  store.flush();
  expect(listener).not.toHaveBeenCalled();
  day = '2028-03-01';
  store.flush();
  expect(store.answers()).toEqual({ type: 'travel', kind: '2028-03-01' });
  expect(listener).toHaveBeenCalledOnce();
});
