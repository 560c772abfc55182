import { describe, expect, it } from 'vitest';
import { applyFilters } from '../../src/engine/filters.ts';
import { formModule } from './modules.ts';

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
    const { plan, validate } = await formModule(file);
    const { filters = [] } = plan.fields[name]!;
    expect(applyFilters(typed, filters)).toBe(plate);
    expect(validate({ [name]: plate })).toBe(true);
  });
});
