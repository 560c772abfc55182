import { describe, expect, it } from 'vitest';
import { reachability, withState } from '../../src/compiler/simulate/reachability/reachability.ts';
import { simulationModel } from '../../src/compiler/simulate/simulation-model.ts';
import { schemaErrors } from '../../src/shared/engine/ajv-errors.ts';
import { answerOf } from '../../src/shared/engine/answers.ts';
import { applyFilters } from '../../src/shared/engine/filters.ts';
import type { Answers, Option } from '../../src/shared/plan/answers.ts';
import { compiled, filesOf, formModule } from './modules.ts';

describe.each([
  ['config/forms/car-number.yaml', 'carNumber'],
  ['config/forms/bike-quote.yaml', 'regNo'],
])('the number plate of %s [spec 5.58, 5.59]', (file, name) => {
  it.each([
    ['MH 12 AB 1234', 'MH12AB1234'],
    ['KA-01-AB-1234', 'KA01AB1234'],
    ['  ka 01 a 1234 ', 'KA01A1234'],
    ['DL\u00a008\u202fC\u20114321', 'DL08C4321'],
    ['TN\u201309\u2014AB\u22120001', 'TN09AB0001'],
    ['\u200eKA01\u200bAB1234\u2060', 'KA01AB1234'],
    ['KA01\tAB1234', 'KA01AB1234'],
  ])('%j is %s', async (typed, plate) => {
    const form = await formModule(file);
    const [step] = form.steps;
    const { filters = [] } = step!.plan.fields[name]!;
    expect(applyFilters(typed, filters)).toBe(plate);
    expect(schemaErrors(step!, { [name]: plate })).toEqual([]);
  });
});

describe.each([
  ['config/wizards/car.yaml', 'carNumber', 'car-rtos', 'config/forms/car-number.yaml', 'carNumber'],
  ['config/wizards/bike.yaml', 'regNo', 'bike-rtos', 'config/forms/bike-quote.yaml', 'regNo'],
])('the generated visitors of %s', (file, name, list, form, formField) => {
  const [, source] = filesOf('wizard').find(([path]) => path === file)!;
  const reach = reachability(simulationModel(source, compiled.symbols));
  const visitors = reach.states.flatMap(({ factor, all }) => all.map((state) => withState(reach, factor, state)));
  const rtos = (compiled.symbols.lists.get(list)?.data as { items: readonly Option[] }).items.map(({ value }) => value);
  const rtoOf = (plate: string) => `${plate.slice(0, 2)}-${plate.slice(2, 4)}`;

  it('have a plate of a listed RTO, one of another RTO, an invalid one, and no plate', async () => {
    const quote = await formModule(form);
    const sideOf = (answers: Answers) => {
      const plate = answerOf(answers, name);
      if (typeof plate !== 'string') return 'none';
      if (schemaErrors(quote.steps[0]!, { [formField]: plate }).length > 0) return 'invalid';
      return rtos.includes(rtoOf(plate)) ? 'listed' : 'not listed';
    };
    const isFilledIn = (answers: Answers) => answerOf(answers, 'rto') === rtoOf(String(answerOf(answers, name)));
    const on = (side: string) => visitors.filter((answers) => sideOf(answers) === side);
    expect([...new Set(visitors.map(sideOf))].sort()).toEqual(['invalid', 'listed', 'none', 'not listed']);
    expect([on('listed').some(isFilledIn), on('not listed').some(isFilledIn)]).toEqual([true, false]);
    // Visitors whose plate fills in nothing choose a city, like those without a plate.
    for (const side of ['not listed', 'invalid', 'none'])
      expect(new Set(on(side).map((answers) => answerOf(answers, 'city') !== undefined)).size, side).toBe(2);
  });
});
