import { describe, expect, it } from 'vitest';
import { compileOffers } from '../../../../src/compiler/compile/offers.ts';
import type { SymbolTable } from '../../../../src/compiler/resolve/symbols.ts';
import { examineForm } from '../../../../src/compiler/simulate/fair/fair.ts';
import { simulationModel } from '../../../../src/compiler/simulate/simulation-model.ts';
import { rangeModuleOf } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { settle, stepsFor } from '../../../../src/shared/engine/settle.ts';
import { validate } from '../../../../src/shared/engine/validate.ts';
import { visibleFields } from '../../../../src/shared/engine/visible.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { scratchSite } from '../../../support/scratch-site.ts';

const site = scratchSite();

site.write(
  'config/catalog/covers.yaml',
  `
of: offers
source: a test
validFrom: 2025-04-01
items:
  - { id: small, name: Small, by: Somebody, facts: { Room: Shared }, covers: [A stay], excludes: [A cure], values: { base: 100 } }
`,
);

/** A wizard whose steps, contact fields and prices depend on a tick, a choice and a number. */
interface Shape {
  readonly required: readonly string[];
  /** By contact field: when it is asked. */
  readonly first: string;
  readonly second: string;
  readonly third: string;
  /** When the second step applies. */
  readonly step: string;
  readonly amount: string;
}

const ticked = '{ fast: { const: true } }';
const red = '{ colour: { const: red } }';
const both = '{ fast: { const: true }, colour: { const: red } }';
const always = '{ fast: { enum: [true, false] } }';

const wizardOf = ({ required, first, second, third, step, amount }: Shape): string => `
title: Quote
progress: Step {step} of {total}
next: Next
back: Back
priceRange: { words: '{least} to {greatest}', first: No price yet, none: Nothing fits }
offers:
  catalog: covers
  lines: [{ label: Price, amount: '${amount}' }]
steps:
  - id: one
    title: One
    schema:
      type: object
      required: [${required.join(', ')}]
      properties:
        fast: { type: boolean, title: Fast, default: false }
        colour: { type: string, title: Colour, x-list: colours }
        age: { type: integer, title: Age, minimum: 18, maximum: 20 }
        phone1: { type: string, title: Phone 1 }
    ui: { phone1: { private: contact, when: ${first} } }
    messages:
      age: { ${required.includes('age') ? 'required: Give it, ' : ''}minimum: Too young, maximum: Too old }
      ${required.includes('colour') ? 'colour: { required: Choose }' : ''}
  - id: two
    title: Two
    when: ${step}
    schema:
      type: object
      properties:
        phone2: { type: string, title: Phone 2 }
        size: { type: integer, title: Size, minimum: 1, maximum: 2 }
    ui: { phone2: { private: contact, when: ${second} } }
    messages: { size: { minimum: Too small, maximum: Too large } }
  - id: three
    title: Three
    schema:
      type: object
      properties:
        phone3: { type: string, title: Phone 3 }
    ui: { phone3: { private: contact, when: ${third} } }
submit: { label: Done, actions: [{ log: quote }] }
examples:
  - { name: one, answers: { age: 18, colour: red }, does: [{ log: quote }] }
`;

/** The contact fields that somebody is asked before a price, of all visitors there can be. */
function byBruteForce(symbols: SymbolTable): Set<string> {
  const model = simulationModel(symbols.wizards.get('quote')!, symbols);
  const { range } = rangeModuleOf(compileOffers(model.formModel, symbols)!, undefined);
  const found = new Set<string>();
  for (const answers of everybody()) {
    const settled = settle(model.form, answers);
    const done = new Set<string>();
    for (const step of stepsFor(model.form, settled)) {
      const isPriced = done.size > 0 && range(settled, done) !== undefined;
      for (const field of visibleFields(step, settled)) if (/^phone/.test(field) && !isPriced) found.add(field);
      if (validate(step, settled, '').length > 0) break;
      done.add(step.plan.id);
    }
  }
  return found;
}

function* everybody(): Generator<Answers> {
  for (const fast of [true, false])
    for (const colour of [undefined, 'red', 'blue'])
      for (const age of [undefined, 18, 20])
        for (const size of [undefined, 1, 2]) yield { fast, colour, age, size } as Answers;
}

const shapes: [string, Shape][] = [
  [
    'a price after the first step',
    { required: ['age'], first: red, second: red, third: always, step: ticked, amount: 'offer.base * age' },
  ],
  [
    'an optional age',
    { required: [], first: ticked, second: red, third: red, step: ticked, amount: 'offer.base * age' },
  ],
  [
    'a price that needs the second step',
    { required: ['age'], first: both, second: red, third: red, step: red, amount: 'offer.base * size' },
  ],
  [
    'two answers that must come together',
    { required: ['age'], first: both, second: both, third: both, step: ticked, amount: 'offer.base * age' },
  ],
  [
    'contact by one answer, no price by another',
    {
      required: [],
      first: red,
      second: ticked,
      third: ticked,
      step: red,
      amount: 'fast ? offer.base : offer.base * age',
    },
  ],
  [
    'contact by a choice, price by an optional age',
    { required: ['colour'], first: both, second: ticked, third: red, step: ticked, amount: 'offer.base * age' },
  ],
  [
    'a price from the first answer',
    { required: ['age', 'colour'], first: red, second: ticked, third: always, step: ticked, amount: 'offer.base' },
  ],
];

describe('who is asked for contact details before a price: the proof finds what trying all answers finds', () => {
  it.each(shapes)('%s', (_, shape) => {
    site.write('config/wizards/quote.yaml', wizardOf(shape));
    const { symbols, problems } = site.compile();
    expect(problems.filter(({ code }) => !/^(fair|constant|condition|offer)\//.test(code))).toEqual([]);
    const source = symbols.wizards.get('quote')!;
    const unfair = examineForm(source, symbols).flatMap((one) => (one.rule === 'contact-first' ? one.unfair : []));
    const titles = unfair.map(({ message }) => /Phone (\d)/.exec(message)?.[1]);
    expect(titles.map((step) => `phone${step}`).sort()).toEqual([...byBruteForce(symbols)].sort());
  });
});
