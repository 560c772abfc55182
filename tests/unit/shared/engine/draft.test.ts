import { describe, expect, it } from 'vitest';
import { draftOf, restoreDraft, titlesOf } from '../../../../src/shared/engine/wizard/draft.ts';
import { shownFor, walk } from '../../../../src/shared/engine/wizard/walk.ts';
import type { FormModule } from '../../../../src/shared/plan/form.ts';
import { wizardOf } from './sets.ts';

const text = { type: 'string' } as const;
const several = (...values: string[]) => ({ type: 'array', items: { type: 'string', enum: values } }) as const;

const trip = wizardOf([
  {
    id: 'way',
    required: ['city'],
    fields: { city: text, nights: { type: 'integer', default: 2 }, meals: several('noon', 'night') },
  },
  {
    id: 'you',
    required: ['name'],
    fields: { name: { ...text, ui: { private: 'contact' } }, agree: { type: 'boolean' } },
  },
]);
const sent: FormModule = { ...trip, shown: { config: 'a', consent: { field: 'agree', version: 'b' } } };

describe('the draft of a wizard', () => {
  it('has neither private answers nor defaults', () => {
    expect(draftOf(trip, { city: 'Pune', nights: 2, name: 'Asha', agree: true })).toEqual({
      city: 'Pune',
      agree: true,
    });
    expect(draftOf(trip, { city: 'Pune', nights: 3 })).toEqual({ city: 'Pune', nights: 3 });
    expect(draftOf(trip, { city: 'Pune', nights: 3 }, new Set(['city']))).toEqual({ nights: 3 });
  });

  it('has no values that are not answers', () => {
    expect(draftOf(trip, { city: 'Pune', nights: NaN, meals: undefined })).toEqual({ city: 'Pune' });
  });

  it('never has the tick of a consent, whose words may have changed when the visitor comes back', () => {
    expect(draftOf(sent, { city: 'Pune', agree: true })).toEqual({ city: 'Pune' });
    expect(restoreDraft(sent, { city: 'Pune', agree: true })).toMatchObject({
      answers: { city: 'Pune' },
      dropped: ['agree'],
    });
  });
});

describe('the titles of a draft', () => {
  const named = wizardOf([
    {
      id: 'way',
      fields: {
        city: text,
        way: text,
        code: { ...text, ui: { widget: 'hidden' } },
        name: { ...text, ui: { private: 'contact' } },
      },
    },
  ]);

  it('are those of its answers, but for questions that nobody sees and private ones', () => {
    const all = { city: 'Pune', code: 'x', name: 'Asha' };
    expect(titlesOf(named, draftOf(named, all))).toEqual({ city: 'Label of city' });
  });

  it('are never on the device with the private answers that they print', () => {
    const [step] = named.steps;
    const { city } = step!.plan.fields;
    const printing = { ...city!, words: { label: ['City of ', { value: 'name' }] as never } };
    const plan = { ...step!.plan, fields: { ...step!.plan.fields, city: printing } };
    const form = { ...named, steps: [{ ...step!, plan }] };
    expect(titlesOf(form, draftOf(form, { city: 'Pune', way: 'rail' }))).toEqual({ way: 'Label of way' });
  });
});

describe('a restored draft', () => {
  it('has its answers, the defaults of today, and asks steps with private answers again', () => {
    expect(restoreDraft(trip, { city: 'Pune' })).toEqual({
      answers: { city: 'Pune', nights: 2 },
      askAgain: new Set(['you']),
      dropped: [],
    });
  });

  it('is nothing without answers', () => {
    expect(restoreDraft(trip, {})).toBeUndefined();
    expect(restoreDraft(trip, { stranger: 'x' })?.dropped ?? []).toEqual([]);
  });

  it('names questions that lost their answer, also those that are private now', () => {
    expect(restoreDraft(trip, { city: 7, name: 'Asha', stranger: 'x' })?.dropped).toEqual(['city', 'name']);
  });

  it('names questions that are not asked any more, if it has their titles', () => {
    const draft = { city: 'Pune', pets: 2, stranger: 'x' };
    expect(restoreDraft(trip, draft, { city: 'City', pets: 'Pets' })).toMatchObject({
      answers: { city: 'Pune', nights: 2 },
      dropped: ['pets'],
    });
    expect(restoreDraft(trip, { pets: 2 }, { pets: 'Pets' })?.dropped).toEqual(['pets']);
  });

  it('names a list of rows when some are lost', () => {
    const rows = (maxItems: number) =>
      wizardOf([{ id: 'all', fields: { members: { type: 'array', maxItems, items: { type: 'object' } } } }]);
    const withRows = (maxItems: number): FormModule => {
      const form = rows(maxItems);
      const keep = (_: unknown, answers: Record<string, unknown>) => ({
        ...answers,
        members: (answers.members as object[]).slice(0, maxItems),
      });
      const engine = {
        sets: {},
        keep,
        lost: () => [],
        settle: (_: unknown, all: object) => all,
        holdsFiles: () => false,
      };
      return { ...form, steps: form.steps.map((step) => ({ ...step, rows: engine as never })) };
    };
    const members = [{ age: 1 }, { age: 2 }, { age: 3 }];
    expect(restoreDraft(withRows(3), { members })?.dropped).toEqual([]);
    expect(restoreDraft(withRows(2), { members })).toMatchObject({
      answers: { members: members.slice(0, 2) },
      dropped: ['members'],
    });
  });
});

it('a visitor sees the step in the address if their answers allow it, else the first that lacks answers', () => {
  const walked = walk(trip, { city: 'Pune' });
  expect(shownFor(walked, 'way')).toBe('way');
  expect(shownFor(walked, 'you')).toBe('you');
  expect(shownFor(walked, 'unknown')).toBe('you');
  expect(shownFor(walk(trip, {}), 'you')).toBe('way');
});
