import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planRename } from '../../../../src/authoring/usages/rename/plan.ts';
import { compileForm } from '../../../../src/compiler/compile/form.ts';
import { codeOf } from '../../../../src/compiler/compile/expressions.ts';
import { compileSite } from '../../../../src/compiler/compile-site.ts';
import { formModule } from '../../../../src/compiler/emit/form-module.ts';
import { formModel } from '../../../../src/compiler/model/form-model.ts';
import { scopeOf } from '../../../../src/compiler/model/expressions.ts';
import { evaluated } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { simulationModel } from '../../../../src/compiler/simulate/simulation-model.ts';
import { telling } from '../../../../src/shared/engine/expressions/run.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { occurrences } from '../../../../src/authoring/usages/collect.ts';
import { find } from '../../../../src/authoring/usages/find.ts';
import { contracts } from '../../../support/compiled.ts';

const root = join(import.meta.dirname, '../../../sites/rates');
const site = compileSite(root, contracts);
const form = site.symbols.forms.get('loan')!;
const scope = scopeOf(formModel(form).sets[0]!);
const code = (text: string) => codeOf(text, scope);
const value = (text: string, answers: Answers) => evaluated(code(text))(answers, telling('Asia/Kolkata'));

describe('an expression that looks up a table', () => {
  const rate = 'rate("loan-rates.rate", age, amount, months)';

  it('has the result of the row that fits, with ranges that end before a number', () => {
    expect(value(rate, { age: 40, amount: 999_999, months: 12 })).toBe(10.2);
    expect(value(rate, { age: 40, amount: 1_000_000, months: 12 })).toBe(9.75);
    expect(value('rate("loan-rates.fee", age, amount, months)', { age: 40, amount: 1_000_000, months: 12 })).toBe(2500);
  });

  it('has no value while an answer is missing, and outside the table', () => {
    expect(value(rate, { age: 40, amount: 999_999 })).toBeUndefined();
    expect(value(rate, { age: 66, amount: 999_999, months: 12 })).toBeUndefined();
    expect(value(rate, { age: 40.5, amount: 999_999, months: 12 })).toBeUndefined();
    expect(
      value('rate("loan-rates.rate", age, amount, months + 1)', { age: 40, amount: 90_000, months: 12 }),
    ).toBeUndefined();
  });

  it('falls back to the default of the table', () => {
    const needed = (answers: Answers) => value('rate("guarantors", age, amount, salaried)', answers);
    expect([needed({ age: 30, amount: 50_000 }), needed({ age: 60, amount: 200_000 })]).toEqual([false, true]);
  });

  it('computes exactly with the result', () => {
    expect(value(`amount * ${rate} / 100`, { age: 40, amount: 1_000_005, months: 12 })).toBe(97_500.4875);
  });

  it('ships only the rows that a value in the expression can reach', () => {
    const [some = ''] = code('rate("loan-rates.rate", 25, amount, 12)').rows ?? [];
    expect([some.includes('11.5'), some.includes('10.75')]).toEqual([true, true]);
    expect(['12.25', '9.75', '13.5'].filter((other) => some.includes(other))).toEqual([]);
  });
});

describe('the rows that a form ships', () => {
  const module = formModule(compileForm(formModel(form), site.symbols), 'src', false);
  const count = (words: string) => module.split(words).length - 1;

  it('are those of both its results, once', () => {
    expect([count('[9.75,2500]'), count('tables.part(tables.rate(')]).toEqual([1, 2]);
  });
});

describe('the site of the lender', () => {
  it('has other rows from the day of a change, and no problem then', () => {
    expect(site.problems).toEqual([]);
    expect(site.later.map(({ symbols }) => symbols.today)).toEqual(['2099-04-01']);
    const [{ symbols }] = site.later as [(typeof site.later)[number]];
    const table = symbols.forms.get('loan')!.tables!.get('loan-rates')!;
    expect(table.rows.map(({ results }) => results)).toEqual([[9, 0]]);
    expect(symbols.tables.get('loan-rates')!.data.validFrom).toBe('2099-04-01');
  });

  it('has visitors on both sides of a decision by a table', () => {
    const { answerKinds } = simulationModel(form, site.symbols);
    expect(answerKinds('age')).toEqual(expect.arrayContaining([59, 60]));
    expect(answerKinds('amount')).toEqual(expect.arrayContaining([750_000, 750_001, 1_500_000, 1_500_001]));
  });
});

describe('the commands where and rename', () => {
  const things = occurrences(site);
  const places = (name: string) =>
    find(name, things).flatMap((one) => one.occurrences.map(({ file, line, column }) => `${file}:${line}:${column}`));
  const renamed = (name: string, to: string) => {
    const [found] = find(name, things);
    return planRename(found!, to, things, root).edits;
  };

  it('find a table and its columns in expressions, in YAML and in CSV', () => {
    expect(places('table:loan-rates')).toEqual([
      'config/tables/loan-rates.yaml:1:1',
      'config/forms/loan.yaml:22:28',
      'config/forms/loan.yaml:23:27',
    ]);
    expect(places('loan-rates.rate')).toEqual([
      'config/tables/loan-rates.yaml:10:3',
      'config/forms/loan.yaml:22:39',
      'config/tables/loan-rates-2099.csv:1:19',
      'config/tables/loan-rates.csv:1:19',
    ]);
  });

  it('change a column in all places', () => {
    const edits = renamed('loan-rates.rate', 'interest');
    expect(edits.map(({ file }) => file)).toHaveLength(4);
    expect(edits.find(({ file }) => file === 'config/tables/loan-rates.csv')?.after).toMatch(
      /^age,amount,months,interest,fee\n/,
    );
    expect(edits.find(({ file }) => file === 'config/forms/loan.yaml')?.after).toContain(
      'rate("loan-rates.interest", age',
    );
  });

  it('change an option in the cells too', () => {
    const csv = renamed('terms.24', '30').find(({ file }) => file === 'config/tables/loan-rates.csv');
    expect(csv?.after.match(/12 \| 30/g)).toHaveLength(3);
  });
});
