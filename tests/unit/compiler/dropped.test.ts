import { expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';

const site = scratchSite();

const towns = '{ value: pune, label: Pune }, { value: goa, label: Goa }';
const schools = '{ value: hill, label: Hill, of: pune }, { value: sea, label: Sea, of: goa }';
const list = (name: string, items: string) =>
  site.write(`config/lists/${name}.yaml`, `of: options\nitems: [${items}]\n`);
list('towns', towns);
list('schools', schools);

/** A wizard whose second step has rows. `fields`, `ui`: of a row. */
const wizard = (fields: string, ui: string): string => `
title: Quote
progress: Step {step} of {total}
next: Next
back: Back
dropped: 'Gone: {fields}'
steps:
  - id: who
    title: Who
    schema: { type: object, properties: { town: { type: string, title: Town, x-list: towns } } }
  - id: more
    title: More
    schema:
      type: object
      properties:
        people: { type: array, title: People, items: { type: object, properties: ${fields} } }
    ui:
      people:
        options: { row: 'Person {n}', add: Add, remove: Remove, removed: '{row} is gone', undo: Undo }
        rows: { ui: ${ui} }
submit: { label: Done, actions: [{ log: quote }] }
examples: [{ name: empty, answers: {}, does: [{ log: quote }] }]
`;

const school = '{ school: { type: string, title: School, x-list: schools } }';
const trip = '{ trip: { type: string, title: Trip, x-list: towns } }';

it.each([
  ['a field of a row is hidden', trip, '{ trip: { when: { town: { const: pune } } } }', false],
  ['a choice of it is not offered', trip, '{ trip: { choicesWhen: { goa: { town: { const: pune } } } } }', false],
  ['its choices belong to a choice of the other step', school, '{ school: { options: { of: town } } }', false],
  [
    'it needs an answer of its row too',
    `{ child: { type: boolean, title: Child }, ${trip.slice(2)}`,
    '{ trip: { when: { child: { const: true }, town: { const: goa } } } }',
    false,
  ],
  ['rows depend on no answer outside', trip, '{ trip: { widget: radio } }', true],
])('messages about dropped answers where %s', (_, fields, ui, areUseless) => {
  site.write('config/wizards/quote.yaml', wizard(fields, ui));
  const codes = site.compile().problems.map(({ code }) => code);
  // The lists and constants of the other cases are harmless here.
  expect(codes.filter((code) => !code.endsWith('/unused'))).toEqual(areUseless ? ['message/never-shown'] : []);
});
