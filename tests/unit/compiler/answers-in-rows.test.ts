import { expect, it } from 'vitest';
import { printProblems } from '../../../src/shared/problems/print.ts';
import { scratchSite } from '../../support/scratch-site.ts';

const site = scratchSite();

/** A form whose rows have fields with the names that config gives to days and their changes. */
const form = (until: string): string => `
schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    trips:
      type: array
      title: Trips
      minItems: 1
      maxItems: 3
      items:
        type: object
        required: [from, until, changes]
        properties:
          from: { type: string, title: From where, maxLength: 20 }
          until: { type: string, title: Until where, maxLength: 20 }
          changes: { type: string, title: Changes, maxLength: 20 }
ui:
  trips:
    widget: rows
    options: { row: 'Trip {n}', add: Add, remove: Remove, removed: '{row} was removed.', undo: Undo }
    rows:
      messages:
        from: { required: Say, maxLength: Shorter }
        until: { required: Say, maxLength: Shorter }
        changes: { required: Say, maxLength: Shorter }
messages: { colour: { required: Say }, trips: { minItems: One, maxItems: Three } }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples:
  - name: a trip
    answers: { colour: red, trips: [{ from: Pune, until: '${until}', changes: none }] }
    does: [{ alert: You asked. }]
  - name: a trip on days
    answers: { colour: red, trips: [{ from: '2020-01-01', until: '2020-01-02', changes: none }] }
    does: [{ alert: You asked. }]
  - name: a trip without its end
    answers: { colour: red, trips: [{ from: '2999-01-01', changes: none }] }
    errors: { trips.1.until: Say }
`;

const problemsOf = (text: string): string => {
  site.write('config/forms/ask.yaml', text);
  const { problems, unready } = site.compile();
  return printProblems([...problems, ...unready]);
};

it('answers of a row may be named from, until and changes: an example keeps them, and they are not days', () =>
  expect(problemsOf(form('Mumbai'))).toBe('0 problems in 0 files'));

it('an example whose row does not fit is told, whatever its answers are named', () =>
  expect(problemsOf(form('A place with a name that is too long'))).toContain('trips.1.until'));
