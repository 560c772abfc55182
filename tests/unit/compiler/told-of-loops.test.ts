import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';
import { conditionsAbout, every, holds, type Condition } from './drawn-conditions.ts';

/** A step that asks more because of a later answer: whether it is said to lead visitors back is compared with all. */
const site = scratchSite();

const wizard = (when: Condition, isRequired: boolean): string => `
title: Quote
progress: Step {step} of {total}
next: Next
back: Back
steps:
  - id: who
    title: Who
    schema:
      type: object
      required: [colour${isRequired ? ', few' : ''}]
      properties:
        colour: { type: string, title: Colour, x-list: colours }
        few: { type: integer, title: How few, minimum: 0, maximum: 3 }
    ui: { few: ${JSON.stringify({ when })} }
    messages:
      colour: { required: Choose a colour }
      few: { ${isRequired ? 'required: Give a number, ' : ''}minimum: More, maximum: Less }
  - id: more
    title: More
    schema:
      type: object
      properties:
        name: { type: string, title: Name, pattern: '^[ab]{1,2}$' }
        sure: { type: boolean, title: Sure }
    messages:
      name: { pattern: One or two letters }
submit: { label: Done, actions: [{ log: quote }] }
examples: [{ name: nobody, answers: {}, stoppedAt: who, errors: { colour: Choose a colour } }]
`;

/** Whether somebody who was not asked at first is asked because of a later answer. */
const leadsBack = (when: Condition): boolean =>
  every.colour.some(
    (colour) =>
      !holds(when, { colour }) &&
      [undefined, ...every.name].some((name) => [undefined, true].some((sure) => holds(when, { colour, name, sure }))),
  );

it('a wizard that is said to lead visitors back does, for some visitor, and no other does', () => {
  const compared = { loops: 0, others: 0 };
  fc.assert(
    fc.property(conditionsAbout(['colour', 'name', 'sure']), fc.boolean(), (when, isRequired) => {
      site.reset();
      site.write('config/wizards/quote.yaml', wizard(when, isRequired));
      const { problems, unready } = site.compile();
      const codes = [...problems, ...unready].map(({ code }) => code).filter((code) => !code.endsWith('/unused'));
      // That a condition never or always holds is compared in another test.
      if (codes.some((code) => code.startsWith('condition/'))) return;
      const isLoop = isRequired && leadsBack(when);
      expect([...new Set(codes)]).toEqual(isLoop ? ['wizard/loop'] : []);
      compared[isLoop ? 'loops' : 'others']++;
    }),
    { numRuns: 60 },
  );
  expect(compared.loops).toBeGreaterThan(8);
  expect(compared.others).toBeGreaterThan(8);
});
