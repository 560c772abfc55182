import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { compileForm } from '../../../../src/compiler/compile/form.ts';
import { formModel } from '../../../../src/compiler/model/form-model.ts';
import { formModuleOf } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { mostRows } from '../../../../src/shared/engine/projection.ts';
import { settle } from '../../../../src/shared/engine/settle.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { siteOf } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const { symbols } = siteOf(join(project, 'tests/sites/savings'));
const plan = formModuleOf(compileForm(formModel(symbols.wizards.get('plan')!), symbols));
const rowsOf = (answers: Answers, count: number) =>
  plan.steps[0]!.projections!.growth!(answers, count)?.map(({ cells }) => cells);

/** The same by hand: what is paid, and what it is worth in whole rupees. */
function byHand(yearly: number, rate: number, years: number): (readonly number[])[] {
  let balance = 0;
  return Array.from({ length: years }, (_, index) => {
    balance = Math.floor(Number(((balance + yearly) * (1 + rate / 100)).toFixed(6)) + 0.5);
    return [index + 1, yearly * (index + 1), balance];
  });
}

describe('a projection', () => {
  it.each([
    [50_000, 7, 10],
    [1000, 0, 1],
    [1_000_000, 15, 40],
  ])('of %i at %i %% over %i years is what it is by hand', (yearly, rate, years) => {
    const rows = rowsOf({ yearly, rate, time: years }, years)!;
    expect(rows.map(([n, paid, balance]) => [n, paid, balance])).toEqual(byHand(yearly, rate, years));
  });

  it('is missing while one of its numbers is', () => {
    expect(rowsOf({ yearly: 50_000, time: 10 }, 10)).toBeUndefined();
  });

  it('has no rows for a count below one, and never more than the most', () => {
    expect(rowsOf({ yearly: 50_000, rate: 7 }, 0)).toEqual([]);
    expect(rowsOf({ yearly: 1000, rate: 1 }, 1e9)).toHaveLength(mostRows);
  });

  it('is read by expressions of a later step, row by row, and is the same as what the table shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1_000_000 }),
        fc.integer({ min: 0, max: 60 }).map((quarters) => quarters / 4),
        fc.integer({ min: 1, max: 40 }),
        (yearly, rate, time) => {
          const rows = rowsOf({ yearly, rate, time }, time)!;
          const answers = settle(plan, { yearly, rate, time });
          expect(answers.worth).toBe(rows.at(-1)![2]);
          expect(answers.doubled).toBe(rows.find(([, , , earned]) => earned! >= 100)?.[0]);
        },
      ),
    );
  });

  it('follows a change at once, and has no value while an answer is missing', () => {
    const start = settle(plan, { yearly: 1000, rate: 0, time: 2 });
    expect(start.worth).toBe(2000);
    expect(settle(plan, { ...start, yearly: 3000 }).worth).toBe(6000);
    expect(settle(plan, { time: 2, rate: 0 }).worth).toBeUndefined();
  });
});
