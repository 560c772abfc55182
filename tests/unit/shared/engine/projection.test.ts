import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { readContracts } from '../../../../src/compiler/check/contracts.ts';
import { compileSite } from '../../../../src/compiler/compile-site.ts';
import { compileForm } from '../../../../src/compiler/compile/form.ts';
import { formModel } from '../../../../src/compiler/model/form-model.ts';
import { formModuleOf } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { mostRows } from '../../../../src/shared/engine/projection.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';

const project = join(import.meta.dirname, '../../../..');
const { symbols } = compileSite(join(project, 'tests/sites/savings'), readContracts(project));
const plan = formModuleOf(compileForm(formModel(symbols.wizards.get('plan')!), symbols));
const rowsOf = (answers: Answers, count: number) => plan.steps[0]!.projections!.growth!(answers, count);

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
});
