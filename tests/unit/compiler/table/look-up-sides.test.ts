import { expect, it } from 'vitest';
import { reachability, withState } from '../../../../src/compiler/simulate/reachability/reachability.ts';
import { simulationModel } from '../../../../src/compiler/simulate/simulation-model.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { scratchSite } from '../../../support/scratch-site.ts';

const site = scratchSite();

site.write(
  'config/lists/colours.yaml',
  `
of: options
items:
  - { value: P1, label: Laxmi Road, note: Pune }
  - { value: P2, label: Baner, note: Pune }
  - { value: D1, label: Saket, note: Delhi }
`,
);

/** The answers of generated visitors to a form whose examples have these codes. */
function visitorsOf(shop: string, town: string, codes: readonly string[]): Answers[] {
  const example = (code: string): string =>
    `  - { name: with ${code}, answers: { code: '${code}', shop: P1, part: '1' }, does: [{ alert: You asked. }] }`;
  site.write(
    'config/forms/ask.yaml',
    `
schema:
  type: object
  properties:
    code: { type: string, title: Number of your card }
    part: { type: string, title: Second part }
    shop: { type: string, title: Shop, x-list: colours }
    town: { type: string, title: Town }
ui:
  shop: { ${shop} }
  town: { ${town} }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples:
${codes.map(example).join('\n')}
`,
  );
  const { problems, symbols } = site.compile();
  expect(problems).toEqual([]);
  const reach = reachability(simulationModel(symbols.forms.get('ask')!, symbols));
  return reach.states.flatMap(({ factor, all }) => all.map((state) => withState(reach, factor, state)));
}

const bring = (visitors: readonly Answers[], answers: Answers): boolean =>
  visitors.some((visitor) => Object.entries(answers).every(([field, answer]) => visitor[field] === answer));

it.each([
  ['among the prefilled choices', 'prefill: "code.substring(0, 2)"', 'widget: text'],
  ['in a list, for a computed value', 'widget: select', `computed: 'rate("colours.note", code.substring(0, 2))'`],
  ['in a list, for a prefilled value', 'widget: select', `prefill: 'rate("colours.note", code.substring(0, 2))'`],
])('visitors have values that are found, not found and invalid, and none: %s', (_, shop, town) => {
  const visitors = visitorsOf(shop, town, ['D1-77', 'X9-12', 'P']);
  for (const code of ['D1-77', 'X9-12', undefined]) expect(bring(visitors, { code } as Answers), code).toBe(true);
  const short = visitors.filter(({ code }) => typeof code === 'string' && code.trim().length === 1);
  expect(short).not.toEqual([]);
});

it('a found value is filled in', () => {
  const visitors = visitorsOf('prefill: "code.substring(0, 2)"', 'computed: \'rate("colours.note", shop)\'', [
    'D1',
    'X9',
  ]);
  expect(bring(visitors, { code: 'D1', shop: 'D1', town: 'Delhi' })).toBe(true);
  expect(bring(visitors, { code: 'X9', shop: 'X9' })).toBe(false);
});

it('visitors try all values of the examples, however many there are', () => {
  const many = Array.from({ length: 40 }, (_, index) => `X${index}`);
  const visitors = visitorsOf('widget: select', `computed: 'rate("colours.note", code.substring(0, 2))'`, [
    ...many,
    'P2',
  ]);
  expect(bring(visitors, { code: 'P2' })).toBe(true);
});

it('visitors have all answers that find a row', () => {
  const visitors = visitorsOf('widget: select', `computed: 'rate("colours.note", code + part)'`, ['X', 'D']);
  expect(bring(visitors, { code: 'D', part: '1', town: 'Delhi' })).toBe(true);
  // Both are answered, and their combination is in no list.
  expect(visitors.filter(({ code, part, town }) => code && part && town === undefined)).not.toEqual([]);
});

it('a value that is always found needs no search', () => {
  const visitors = visitorsOf('widget: select', `computed: 'rate("colours.note", shop)'`, ['D1', 'X9']);
  expect(visitors).toEqual([]);
});
