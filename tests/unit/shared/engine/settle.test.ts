import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { telling, working } from '../../../../src/shared/engine/expressions/run.ts';
import { asSteps, change, settle } from '../../../../src/shared/engine/settle.ts';
import { visibleFields } from '../../../../src/shared/engine/visible.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { FieldSet } from '../../../../src/shared/plan/form.ts';
import { someAnswers, someSet } from './draws.ts';
import { setOf } from './sets.ts';

const text = { type: 'string' } as const;
const settled = (set: FieldSet, answers: Answers) => settle(asSteps(set), answers);
const changed = (set: FieldSet, answers: Answers, field: string) => change(asSteps(set), set, {}, answers, field);

describe('effects', () => {
  const members = setOf({
    fields: { sonSelected: { type: 'boolean' }, sons: { type: 'integer' } },
    effects: [
      { changed: 'sonSelected', when: { sonSelected: { const: true } }, set: { sons: 1 } },
      { changed: 'sonSelected', when: { sonSelected: { const: false } }, set: { sons: 0 } },
      { changed: 'sons', when: { sons: { const: 0 } }, set: { sonSelected: false } },
    ],
  });

  it('choosing Son sets the count to 1 [spec 4.41]', () =>
    expect(changed(members, { sonSelected: true }, 'sonSelected')).toEqual({ sonSelected: true, sons: 1 }));
  it('minus at 1 deselects and resets the count to 0 [spec 4.41]', () =>
    expect(changed(members, { sonSelected: true, sons: 0 }, 'sons')).toEqual({ sonSelected: false, sons: 0 }));
  it('another count stays', () =>
    expect(changed(members, { sonSelected: true, sons: 3 }, 'sons')).toEqual({ sonSelected: true, sons: 3 }));
  it('do not run unless their field was changed', () =>
    expect(settled(members, { sonSelected: true })).toEqual({ sonSelected: true }));

  it('choosing No for office insurance clears the cover amount [spec 4.42]', () => {
    const office = setOf({
      fields: { hasOfficeInsurance: text, officeInsuranceAmount: text },
      effects: [
        {
          changed: 'hasOfficeInsurance',
          when: { hasOfficeInsurance: { const: 'No' } },
          clear: ['officeInsuranceAmount'],
        },
      ],
    });
    expect(changed(office, { hasOfficeInsurance: 'No', officeInsuranceAmount: 'x' }, 'hasOfficeInsurance')).toEqual({
      hasOfficeInsurance: 'No',
    });
    expect(
      changed(office, { hasOfficeInsurance: 'Yes', officeInsuranceAmount: 'x' }, 'hasOfficeInsurance'),
    ).toHaveProperty('officeInsuranceAmount');
  });

  it.each([
    ['OD Only', 'Third Party', 'Comprehensive'],
    ['OD Only', 'OD Only', 'OD Only'],
    ['Third Party Only', 'OD Only', 'Comprehensive'],
    ['Comprehensive Policy', 'Third Party', 'Third Party'],
  ])('required type %s turns previous type %s to %s [spec 4.31]', (policyType, prevPolicyType, expected) => {
    const odOnly = { policyType: { const: 'OD Only' } };
    const policy = setOf({
      fields: { policyType: text, prevPolicyType: text },
      effects: [
        {
          changed: 'policyType',
          when: { ...odOnly, not: { prevPolicyType: { const: 'OD Only' } } },
          set: { prevPolicyType: 'Comprehensive' },
        },
        {
          changed: 'policyType',
          when: { not: { anyOf: [odOnly, { prevPolicyType: { const: 'Third Party' } }] } },
          set: { prevPolicyType: 'Comprehensive' },
        },
      ],
    });
    expect(changed(policy, { policyType, prevPolicyType }, 'policyType').prevPolicyType).toBe(expected);
  });

  it('that set each other end, each run once', () => {
    const circle = setOf({
      fields: { a: text, b: text },
      effects: [
        { changed: 'a', set: { b: '1' } },
        { changed: 'b', set: { a: '2' } },
      ],
    });
    expect(changed(circle, { a: '0' }, 'a')).toEqual({ a: '2', b: '1' });
  });
});

describe('hidden fields', () => {
  const used = { vehicle: { const: 'used' } };
  const set = setOf({
    fields: {
      vehicle: text,
      remember: { ...text, shownWhen: used },
      insurer: { ...text, shownWhen: { ...used, remember: {}, not: { remember: { const: 'No' } } } },
      kept: { ...text, shownWhen: used, ui: { whenHidden: 'keep' } },
    },
  });

  it('lose their answers, and so do dependent fields [spec 4.29] [spec 4.30]', () => {
    expect(settled(set, { vehicle: 'new', remember: 'Yes', insurer: 'Konkan', kept: 'k' })).toEqual({
      vehicle: 'new',
      kept: 'k',
    });
    expect(settled(set, { vehicle: 'used', remember: 'No', insurer: 'Konkan' })).toEqual({
      vehicle: 'used',
      remember: 'No',
    });
  });

  it('appear again once their condition holds; an empty answer does not count', () => {
    expect([...visibleFields(set, { vehicle: 'used', remember: 'Yes' })]).toEqual([
      'vehicle',
      'remember',
      'insurer',
      'kept',
    ]);
    expect([...visibleFields(set, { vehicle: 'used', remember: '' })]).toEqual(['vehicle', 'remember', 'kept']);
  });

  it('keep an answer that only a stale answer had hidden', () => {
    const chain = setOf({
      fields: {
        a: text,
        b: { ...text, shownWhen: { a: { const: 'yes' } } },
        c: { ...text, shownWhen: { not: { b: {} } } },
      },
    });
    expect(settled(chain, { a: 'no', b: 'stale', c: 'mine' })).toEqual({ a: 'no', c: 'mine' });
  });
});

describe('settle', () => {
  it('is idempotent, returns the same object when nothing changes and leaves no hidden answer', () => {
    fc.assert(
      fc.property(someSet(), someAnswers, (draft, answers) => {
        const set = setOf(draft);
        const once = settled(set, answers);
        expect(settled(set, once)).toBe(once);
        const visible = visibleFields(set, once);
        expect(Object.keys(once).filter((field) => Object.hasOwn(draft.fields, field) && !visible.has(field))).toEqual(
          [],
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('a computed value', () => {
  const due = setOf({
    fields: {
      loan: { type: 'integer' },
      emi: { type: 'integer' },
      otherEmi: { type: 'integer', shownWhen: { emi: { minimum: 100 } } },
    },
  });
  const set = {
    ...due,
    work: working([{ field: 'emi', code: ({ loan }) => typeof loan === 'number' && loan / 10 }], telling(undefined)),
  };

  it('shows a field whose answer is set at the same time, and keeps that answer', () =>
    expect(settled(set, { loan: 1000, otherEmi: 5 })).toEqual({ loan: 1000, emi: 100, otherEmi: 5 }));
  it('hides a field whatever a page sends, and drops its answer', () =>
    expect(settled(set, { loan: 990, emi: 100, otherEmi: 5 })).toEqual({ loan: 990, emi: 99 }));
});
