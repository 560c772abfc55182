import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximum, minimum } from '../../../../src/shared/engine/expressions/bounds.ts';
import { telling } from '../../../../src/shared/engine/expressions/run.ts';
import type { CompiledForm } from '../../../../src/compiler/compile/form.ts';
import { formModule } from '../../../../src/compiler/emit/form-module.ts';

const clock = telling(undefined);
const limit = (value: unknown) => () => value;

describe('a bound from an expression', () => {
  it.each([
    ['a number above it', maximum(limit(50), 'loan', clock), { loan: 51 }, { maximum: 50 }],
    ['a number below it', minimum(limit(50), 'loan', clock), { loan: 49 }, { minimum: 50 }],
    ['the number itself', maximum(limit(50), 'loan', clock), { loan: 50 }, undefined],
    ['no answer', maximum(limit(50), 'loan', clock), {}, undefined],
    ['a missing bound', maximum(limit(undefined), 'loan', clock), { loan: 51 }, undefined],
    [
      'a third of a rupee, shown as whole rupees',
      maximum(limit(100 / 3), 'loan', clock, 1),
      { loan: 34 },
      { maximum: 33 },
    ],
    ['the least whole rupee', minimum(limit(100 / 3), 'loan', clock, 1), { loan: 33 }, { minimum: 34 }],
    ['paise', maximum(limit(0.125), 'loan', clock, 0.01), { loan: 0.13 }, { maximum: 0.12 }],
    ['half up, which would be too much', maximum(limit(0.5), 'loan', clock, 1), { loan: 1 }, { maximum: 0 }],
  ])('%s', (_, rule, answers, values) => {
    const [finding] = rule(answers, {});
    expect(finding?.values).toEqual(values);
  });

  it('shows the last number that fits', () => {
    const step = fc.constantFrom(1, 5, 10, 0.01, 0.05, 0.5);
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), step, (value, unit) => {
        const most = maximum(limit(value), 'loan', clock, unit);
        const [finding] = most({ loan: 1e9 }, {});
        const highest = finding!.values!.maximum as number;
        expect(most({ loan: highest }, {})).toEqual([]);
        expect(most({ loan: highest + unit }, {})).toHaveLength(1);
        const least = minimum(limit(value), 'loan', clock, unit);
        const [low] = least({ loan: -1e9 }, {});
        const lowest = low!.values!.minimum as number;
        expect(least({ loan: lowest }, {})).toEqual([]);
        expect(least({ loan: lowest - unit }, {})).toHaveLength(1);
      }),
    );
  });

  it('adds its code only to forms with such a bound', () => {
    const step = {
      plan: {
        id: 'loan',
        validation: 'messages',
        schema: { $id: 'set/loan', type: 'object', required: [], properties: {} },
        fields: {},
        messages: {},
        rules: [{ plugin: 'loan maximum', with: {}, messages: {} }],
        effects: [],
      },
      conditions: [],
      asserts: [{ rule: 'loan maximum', at: 'loan', code: '() => 5' }],
    } satisfies CompiledForm['steps'][number];
    const plan = { id: 'loan', carried: [], submit: { label: 'Send', actions: [] } };
    const form: CompiledForm = { plan, steps: [step] };
    expect(formModule(form, 'src', false)).not.toContain('expressions/bounds.ts');
    const asserts = step.asserts.map((one) => ({ ...one, bound: 'maximum' as const, unit: 1 }));
    const bounded: CompiledForm = { plan, steps: [{ ...step, asserts }] };
    expect(formModule(bounded, 'src', false)).toContain('expressions/bounds.ts');
    expect(formModule(bounded, 'src', false)).toContain(
      '"loan maximum": bounds.maximum(() => 5, "loan", step0_told, 1)',
    );
  });
});
