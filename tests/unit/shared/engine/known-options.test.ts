import { expect, it } from 'vitest';
import { isOffered } from '../../../../src/shared/engine/choices.ts';
import { allOptions, learnOptions, withKnownOptions } from '../../../../src/shared/engine/known-options.ts';
import type { FieldSet, FieldSetPlan } from '../../../../src/shared/plan/form.ts';

/** A form whose pincode is searched in a list of this name. */
function formOf(list: string): FieldSet {
  const plan = {
    schema: { properties: { pincode: { type: 'string' }, others: { type: 'array' } } },
    fields: {
      pincode: { name: 'pincode', options: { of: 'district' }, searched: list },
      others: { name: 'others', options: {}, searched: list },
    },
  } as unknown as FieldSetPlan;
  return { plan: withKnownOptions(plan, { pincode: [], others: [] }), conditions: [] } as unknown as FieldSet;
}

const pune = { value: '411001', label: 'Shivajinagar', of: 'pune' };

it('a page that has not met an option keeps the answer, and drops it once it knows better', () => {
  const form = formOf('met');
  const answers = { district: 'delhi', pincode: '411001' };
  expect(isOffered(form, 'pincode', answers)).toBe(true);
  learnOptions('met', [pune]);
  expect(isOffered(form, 'pincode', answers)).toBe(false);
  expect(isOffered(form, 'pincode', { ...answers, district: 'pune' })).toBe(true);
});

it('a server, which has all options, takes no other value', () => {
  const form = formOf('all');
  allOptions('all', [pune]);
  expect(isOffered(form, 'pincode', { district: 'pune', pincode: '411001' })).toBe(true);
  expect(isOffered(form, 'pincode', { district: 'pune', pincode: '999999' })).toBe(false);
  expect(isOffered(form, 'others', { others: ['411001', '999999'] })).toBe(false);
  // After a change of config, the development server gives the list anew.
  allOptions('all', [{ value: '999999', label: 'Moon' }]);
  expect(isOffered(form, 'others', { others: ['411001'] })).toBe(false);
});

it('an option is known once, and once for each choice that it belongs to', () => {
  expect(learnOptions('twice', [pune, pune, { ...pune, of: 'delhi' }])).toHaveLength(2);
});
