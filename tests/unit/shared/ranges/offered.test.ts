import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from '../../../../src/shared/engine/settle.ts';
import { walk } from '../../../../src/shared/engine/wizard/walk.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { PriceRange } from '../../../../src/shared/plan/offers.ts';
import { playsOf } from '../../../support/plays/plays.ts';
import { offersModule, rangeModule, wizardModule } from '../../../config/modules.ts';

/** The wizards of the site that show prices while they are answered. */
const files = ['car', 'bike', 'health'].map((id) => `config/wizards/${id}.yaml`);
const { wizards } = playsOf(process.cwd());

const widest = { fits: true, least: -Infinity, greatest: Infinity } as const;

describe.each(files)('the prices of %s while it is answered', async (file) => {
  const [wizard, { offered }, { range }] = [
    await wizardModule(file),
    await offersModule(file),
    await rangeModule(file),
  ];
  const examples = wizards
    .find((play) => play.file === file)!
    .examples.filter(({ does }) => does)
    .map(({ answers }) => answers as Answers);

  /** The ranges before the first step and after each completed one, and the final prices. */
  function rangesFor(given: Answers): { ranges: (PriceRange | undefined)[]; prices: number[] | undefined } {
    const { answers, steps, complete } = walk(wizard, settle(wizard, given));
    const done = steps.filter(({ state }) => state === 'done').map(({ id }) => id);
    const ranges = Array.from({ length: done.length + 1 }, (_, count) => range(answers, new Set(done.slice(0, count))));
    if (!complete) return { ranges, prices: undefined };
    return { ranges, prices: offered(answers).flatMap(({ price = 0 }) => (price > 0 ? price : [])) };
  }

  /** Expects each range within the one before, and all prices within each. */
  function expectNarrowing(given: Answers): void {
    const { ranges, prices } = rangesFor(given);
    let before: PriceRange = widest;
    for (const one of ranges) {
      if (one === undefined) {
        // The range is unknown before the first answers, and again after a required answer is left out.
        if (before !== widest) expect(prices ?? []).toEqual([]);
        continue;
      }
      if (!one.fits) {
        expect(prices ?? []).toEqual([]);
        before = one;
        continue;
      }
      expect(before.fits).toBe(true);
      if (before.fits) {
        expect(one.least).toBeGreaterThanOrEqual(before.least);
        expect(one.greatest).toBeLessThanOrEqual(before.greatest);
      }
      for (const price of prices ?? []) {
        expect(price).toBeGreaterThanOrEqual(one.least);
        expect(price).toBeLessThanOrEqual(one.greatest);
      }
      before = one;
    }
    if (prices && prices.length > 0)
      expect(ranges.at(-1)).toEqual({ fits: true, least: Math.min(...prices), greatest: Math.max(...prices) });
  }

  it.each(examples.map((answers, index) => [index, answers] as const))(
    'example %i: the range only narrows, contains all prices, and ends at them',
    (_, answers) => expectNarrowing(answers),
  );

  it('narrows in the same way for random answers', () => {
    const drawn = fc.record(
      Object.fromEntries(
        wizard.steps.flatMap(({ plan }) =>
          Object.entries(plan.fields).map(([name, field]) => {
            const schema = plan.schema.properties[name] as { type: string; minimum?: number; maximum?: number };
            const choices = field.choices?.map(({ value }) => value);
            if (schema.type === 'boolean') return [name, fc.boolean()] as const;
            if (choices && schema.type !== 'array') return [name, fc.constantFrom(...choices)] as const;
            if (schema.type === 'array') return [name, fc.subarray(choices ?? [])] as const;
            if (schema.type === 'integer' || schema.type === 'number')
              return [name, fc.integer({ min: schema.minimum ?? 2000, max: schema.maximum ?? 2026 })] as const;
            return [name, fc.constantFrom('Pune', 'Mumbai', 'x')] as const;
          }),
        ),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...examples), drawn, (begun, answers) =>
        expectNarrowing({ ...begun, ...(answers as Answers) }),
      ),
    );
  });
});
