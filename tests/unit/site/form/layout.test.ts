import { expect, test } from 'vitest';
import type { FieldPlan, FieldSetPlan } from '../../../../src/shared/plan/form.ts';
import { layoutOf } from '../../../../src/shared/engine/layout.ts';

type Place = Pick<FieldPlan, 'group' | 'more'>;

function layout(fields: Readonly<Record<string, Place>>, hidden: readonly string[] = []) {
  const named = Object.entries(fields).map(([name, place]) => [name, { name, ...place }]);
  const visible = new Set(Object.keys(fields).filter((name) => !hidden.includes(name)));
  return layoutOf({ fields: Object.fromEntries(named) } as unknown as FieldSetPlan, visible);
}

test('fields without a group are in the order of the schema', () => {
  expect(layout({ name: {}, email: {} })).toEqual([{ items: ['name', 'email'] }]);
});

test('fields of one group are together at its first field', () => {
  const groups = layout({ a: { group: 'One' }, b: { group: 'Two' }, c: { group: 'One' } });
  expect(groups).toEqual([
    { heading: 'One', items: ['a', 'c'] },
    { heading: 'Two', items: ['b'] },
  ]);
});

test('fields without a group stay between the groups around them', () => {
  expect(layout({ a: {}, b: { group: 'One' }, c: {} })).toEqual([
    { items: ['a'] },
    { heading: 'One', items: ['b'] },
    { items: ['c'] },
  ]);
});

test('folded fields are behind one button within their group', () => {
  expect(
    layout({ self: { group: 'Who' }, uncle: { group: 'Who', more: 'More' }, aunt: { group: 'Who', more: 'More' } }),
  ).toEqual([{ heading: 'Who', items: ['self', { more: 'More', fields: ['uncle', 'aunt'] }] }]);
});

test('a group or a fold with only hidden fields is left out', () => {
  expect(layout({ a: {}, b: { group: 'One' }, c: { more: 'More' } }, ['b', 'c'])).toEqual([{ items: ['a'] }]);
});
