import { expect, it } from 'vitest';
import { againstSpec } from '../support/spec/values.ts';
import { compiled } from './modules.ts';

const { sources } = compiled.symbols;

it('numbers with the specification as their source are equal to those of the specification', () => {
  expect(againstSpec(sources)).toEqual([]);
});

it('a changed number is reported until its source changes too', () => {
  const timings = sources.find(({ file }) => file.endsWith('/timings.yaml'))!;
  const changed = (source: string) => [
    { ...timings, data: { constants: { carouselInterval: { value: 500, unit: 'ms', source } } } },
  ];
  expect(againstSpec(changed('spec 9.01')).filter((line) => line.includes('carouselInterval'))).toEqual([
    'config/constants/timings.yaml: constants.carouselInterval is 500, but spec 9.01 says 5000. Give who decided it as its source.',
  ]);
  expect(againstSpec(changed('the board')).filter((line) => line.includes('carouselInterval'))).toEqual([]);
});
