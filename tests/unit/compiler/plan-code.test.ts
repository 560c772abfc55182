import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCode } from '../../../src/compiler/emit/plan-code.ts';
import { withChoices } from '../../../src/shared/engine/narrowed-options.ts';
import type { Option } from '../../../src/shared/plan/answers.ts';
import type { FieldSetPlan } from '../../../src/shared/plan/form.ts';
import { filesOf, formModule, wizardModule } from '../../config/modules.ts';

/** The result of the code of a plan in a browser. */
const run = (plan: FieldSetPlan): unknown =>
  (runInThisContext(`(withChoices) => (${planCode(plan)})`) as (fill: typeof withChoices) => unknown)(withChoices);

const planOf = (choices: readonly Option[]): FieldSetPlan =>
  ({ id: 'one', fields: { variant: { name: 'variant', label: 'Variant', choices } } }) as unknown as FieldSetPlan;

describe('the code of a plan', () => {
  it.each([
    ...filesOf('form').map(([file]) => [file, formModule] as const),
    ...filesOf('wizard').map(([file]) => [file, wizardModule] as const),
  ])('has all options of %s', async (file, load) => {
    for (const { plan } of (await load(file)).steps) expect(run(plan)).toEqual(plan);
  });

  it('has all options in their order, with any names and other keys', () => {
    const word = fc.constantFrom('a', 'b', 'A b', 'ä', '1', '10', '', '-', 'a-b', '__proto__', 'SF ABS', '"`${x}');
    const option = fc.record(
      { value: fc.oneof(word, fc.integer()), label: word, of: word, note: word },
      { requiredKeys: ['value', 'label'] },
    );
    const derived = fc.record({ label: word, of: word }).map(({ label, of }) => ({
      value: `${of}-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      label,
      of,
    }));
    fc.assert(
      fc.property(
        fc.oneof(fc.array(option, { maxLength: 40 }), fc.array(derived, { minLength: 20, maxLength: 40 })),
        (choices) => {
          expect(run(planOf(choices as Option[]))).toEqual(planOf(choices as Option[]));
        },
      ),
    );
  });
});
