import { expect, it } from 'vitest';
import { examineFile, lintFair } from '../../../../src/compiler/lint/fair/fair.ts';
import type { Problem } from '../../../../src/shared/problems/problem.ts';
import { scratchSite } from '../../../support/scratch-site.ts';

const site = scratchSite();

it('does not read the YAML of a fair file again', () => {
  const { symbols } = site.compile();
  expect(symbols.sources.length).toBeGreaterThan(5);
  for (const source of symbols.sources) {
    const doc = () => expect.unreachable(`${source.file} was read again`);
    expect(lintFair({ ...source, doc }, symbols)).toEqual([]);
  }
});

it('reports words of a question in its own form, not in one that takes it with $ref', () => {
  const ask = site.read('config/forms/ask.yaml').replace('title: Colour', "title: 'Colour, hurry up'");
  site.write('config/forms/ask.yaml', ask);
  const property = "colour: { $ref: 'ask.yaml#/schema/properties/colour' }";
  site.write('config/forms/again.yaml', ask.replace(/colour: \{ type: string.*/, property));
  const { symbols } = site.compile();
  const files = (problems: readonly Problem[]) =>
    problems.filter(({ code }) => code === 'fair/pressure').map(({ place }) => place.file);
  const expected = ['config/forms/ask.yaml'];
  expect(symbols.sources.map(({ file }) => file)).toContain('config/forms/again.yaml');
  expect(files(symbols.sources.flatMap((source) => lintFair(source, symbols)))).toEqual(expected);
  const examined = symbols.sources.flatMap((source) => examineFile(source, symbols));
  expect(files(examined.flatMap(({ unfair }) => unfair))).toEqual(expected);
});
