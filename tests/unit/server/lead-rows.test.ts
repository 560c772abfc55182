import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flatAnswers } from '../../../src/shared/engine/flat-answers.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import { formLeadSchemas } from '../../../src/server/api/openapi/leads.ts';
import { askedIn } from '../../../src/server/api/lead-rows.ts';
import { scratchSite } from '../../support/scratch-site.ts';
import { siteOf } from '../../support/compiled.ts';
import { leadsOf, sentForm } from './read-leads.ts';

const project = join(import.meta.dirname, '../../..');
const { symbols } = siteOf(join(project, 'tests/sites/rows'));
const invalid = 'We cannot use this answer.';
const nominees = { ...sentForm(symbols, 'nominees'), invalid };
/** A form with computed values in its rows. One of them is not sent. */
const sharing = `
schema:
  type: object
  required: [people]
  properties:
    people:
      type: array
      title: People
      minItems: 1
      maxItems: 3
      items:
        type: object
        required: [share]
        properties:
          share: { type: integer, title: Share, minimum: 1, maximum: 100 }
          half: { type: number, title: Half of it }
          quarter: { type: number, title: Quarter of it }
ui:
  people:
    widget: rows
    options: { add: Add, remove: Remove, removed: Removed, undo: Undo, row: 'Person {n}' }
    rows:
      ui: { half: { computed: share / 2 }, quarter: { widget: hidden, computed: half / 2, sent: false } }
      messages: { share: { required: Enter it, minimum: One or more, maximum: 100 at most } }
messages: { people: { minItems: Say who, maxItems: Three at most } }
submit: { label: Send, actions: [{ alert: Thank you. }] }
examples: [{ name: one, answers: { people: [{ share: 50 }] }, does: [{ alert: Thank you. }] }]
`;
const site = scratchSite();
site.write('config/forms/ask.yaml', sharing);
const household = sentForm(symbols, 'household');
const { terms, read, refused } = leadsOf({ nominees, household, ask: sentForm(site.compile().symbols, 'ask') });

describe('a lead with rows', () => {
  it('gets the computed values of its rows, and is refused with other values', () => {
    expect(read({ people: [{ share: 50 }, { share: 7, half: 3.5 }] }, { form: 'ask' }).answers).toEqual({
      people: [
        { share: 50, half: 25 },
        { share: 7, half: 3.5 },
      ],
    });
    expect(refused({ people: [{ share: 50 }, { share: 7, half: 7, quarter: 9 }] }, { form: 'ask' })).toEqual([
      ['/answers/people/1/half', 'The other answers give another value.'],
      ['/answers/people/1/quarter', 'The other answers give another value.'],
    ]);
  });

  it('is stored without blanks and stale answers, with the question of each row', () => {
    const { answers, labels } = read({
      holder: 'Asha',
      nominees: [
        { nominee: 'Ravi', share: 50, guardian: ' ' },
        { nominee: 'Meera', relation: 'child' },
      ],
    });
    expect(answers.nominees).toEqual([{ nominee: 'Ravi' }, { nominee: 'Meera', relation: 'child' }]);
    expect(labels).toEqual({
      holder: { question: 'Your name' },
      nominees: { question: 'Nominees' },
      'nominees.1.nominee': { question: 'Nominee 1: Full name' },
      'nominees.2.nominee': { question: 'Nominee 2: Full name' },
      'nominees.2.relation': { question: 'Nominee 2: Relation', answer: 'Child' },
      // Left empty: these have no answer.
      isShared: { question: 'I know the shares' },
      'nominees.1.relation': { question: 'Nominee 1: Relation' },
      'nominees.1.isMinor': { question: 'Nominee 1: Under 18' },
      'nominees.2.isMinor': { question: 'Nominee 2: Under 18' },
    });
  });

  it('of a page of an older form is stored without what its rows do not ask any more', () => {
    const answers = { holder: 'Asha', nominees: [{ nominee: 'Ravi', age: 5 }] };
    expect(read(answers, { config: 'older' }).answers).toEqual({ holder: 'Asha', nominees: [{ nominee: 'Ravi' }] });
  });

  it('of a page of an older form never gets more rows than today, by a list or by the names of their fields', () => {
    const four = ['A', 'B', 'C', 'D'].map((nominee) => ({ nominee }));
    expect(refused({ holder: 'Asha', nominees: four }, { config: 'older' })).toEqual([
      ['/answers/nominees', 'Name at most 3 nominees'],
    ]);
    const named = {
      holder: 'Asha',
      nominees: four.slice(0, 3),
      'nominees.4.nominee': 'D',
      'nominees.4': [{ nominee: 'D' }],
    };
    const kept = read(named, { config: 'older' });
    expect(kept.answers).toEqual({ holder: 'Asha', nominees: four.slice(0, 3) });
    expect(Object.keys(kept.labels).filter((name) => name.includes('.4.'))).toEqual([]);
  });

  it.each<[string, Answers, unknown]>([
    [
      'a row without its name',
      { nominees: [{ nominee: 'Ravi' }, {}] },
      [['/answers/nominees/1/nominee', 'Enter the name of this nominee']],
    ],
    ['no row', {}, [['/answers/nominees', 'Name at least one nominee']]],
    [
      'a row too many',
      { nominees: ['A', 'B', 'C', 'D'].map((nominee) => ({ nominee })) },
      [['/answers/nominees', 'Name at most 3 nominees']],
    ],
    [
      'an answer without a question',
      { nominees: [{ nominee: 'Ravi', age: 5 }] },
      [['/answers/nominees/0/age', 'This field is not known.']],
    ],
    [
      'rows beyond the most, by the names of their fields',
      { nominees: [{ nominee: 'Ravi' }], 'nominees.2.nominee': 'Meera', 'nominees.4.nominee': 'Om' },
      [
        ['/answers/nominees.2.nominee', 'This field is not known.'],
        ['/answers/nominees.4.nominee', 'This field is not known.'],
      ],
    ],
    ['texts for rows', { nominees: ['Ravi'] }, [['/answers/nominees', invalid]]],
  ])('is refused with %s', (_, answers, errors) => {
    expect(refused({ holder: 'Asha', ...answers })).toEqual(errors);
  });

  it('is described by the API', () => {
    const schema = formLeadSchemas(terms, undefined)['Lead.nominees'] as {
      properties: { answers: { properties: { nominees: { items: object } } } };
    };
    expect(schema.properties.answers.properties.nominees.items).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['nominee'],
      properties: { relation: { enum: ['spouse', 'child'] } },
    });
  });

  it('lists the answers of its rows with their fields, such as a phone number for the limits', () => {
    const answers = { holder: 'Asha', nominees: [{ nominee: 'Ravi', relation: 'child' }, { nominee: 'Meera' }] };
    expect(askedIn(nominees.steps[0]!, answers).map(([{ name }, answer]) => [name, answer])).toEqual([
      ['holder', 'Asha'],
      ['nominees', answers.nominees],
      ['nominee', 'Ravi'],
      ['relation', 'child'],
      ['nominee', 'Meera'],
    ]);
  });

  it('has a column for each field of each row', () => {
    const answers = {
      holder: 'Asha',
      tags: ['a', 'b'],
      nominees: [{ nominee: 'Ravi' }, { nominee: 'Meera', share: 5 }],
    };
    expect(flatAnswers(answers)).toEqual({
      holder: 'Asha',
      tags: ['a', 'b'],
      'nominees.1.nominee': 'Ravi',
      'nominees.2.nominee': 'Meera',
      'nominees.2.share': 5,
    });
  });
});

describe('a lead of a wizard with rows', () => {
  const clean = { town: 'Pune', people: [{ person: 'Asha' }, { person: 'Ravi', isChild: true, school: 'Hill' }] };

  it('follows the path of the wizard: answers to hidden questions are dropped', () => {
    const numbers = [{ phone: '9876543210' }];
    const people = [{ ...clean.people[0], school: 'Hill', tends: true }, clean.people[1]!];
    const { answers, labels } = read({ ...clean, people, numbers }, { form: 'household' });
    expect(answers).toEqual({ ...clean, numbers });
    expect(labels['people.2.school']).toEqual({ question: 'Person 2: School' });
    expect(flatAnswers(answers)).toMatchObject({ 'people.2.school': 'Hill', 'numbers.1.phone': '9876543210' });
  });

  it('is refused with the errors of its rows', () => {
    const people = [{ person: 'Ravi', isChild: true }, {}];
    expect(refused({ ...clean, people, numbers: [{ phone: '12' }] }, { form: 'household' })).toEqual([
      ['/answers/people/0/school', 'Enter the school'],
      ['/answers/people/1/person', 'Enter a name'],
      ['/answers/numbers/0/phone', 'Enter 10 digits'],
    ]);
    expect(refused({ town: 'Pune' }, { form: 'household' })).toEqual([['/answers/people', 'Name at least one person']]);
    expect(refused({ ...clean, people: [{ person: 'Asha', age: 5 }] }, { form: 'household' })).toEqual([
      ['/answers/people/0/age', 'This field is not known.'],
    ]);
  });

  it('is described by the API with the fields of its rows', () => {
    const schema = formLeadSchemas(terms, undefined)['Lead.household'] as {
      properties: { answers: { properties: { people: { items: object } } } };
    };
    expect(schema.properties.answers.properties.people.items).toMatchObject({ required: ['person'] });
  });
});
