import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { asSteps, change, defaultsOfForm, settle } from '../../../../src/shared/engine/settle.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { FieldSet } from '../../../../src/shared/plan/form.ts';
import { someAnswers, someSet } from './draws.ts';
import { changedIn, setOf, wizardOf } from './sets.ts';

const text = { type: 'string' } as const;
const abroad = { kind: { const: 'travel' } };
const changed = (set: FieldSet, before: Answers, given: Answers, field?: string) =>
  change(asSteps(set), set, before, given, field);

describe('a field that was hidden at the start', () => {
  const set = setOf({
    fields: {
      kind: { ...text, default: 'health' },
      travelKind: { ...text, default: 'domestic', shownWhen: abroad },
      visa: { ...text, default: 'none', shownWhen: { travelKind: { const: 'domestic' } } },
    },
  });
  const start = settle(asSteps(set), defaultsOfForm(asSteps(set)));
  const travel = changed(set, start, { ...start, kind: 'travel' }, 'kind');

  it('starts with its default when it appears, and so do fields that appear with it', () => {
    expect(start).toEqual({ kind: 'health' });
    expect(travel).toEqual({ kind: 'travel', travelKind: 'domestic', visa: 'none' });
  });

  it('keeps the answer of the visitor: a cleared field stays empty', () => {
    const emptied = changed(set, travel, { ...travel, travelKind: undefined }, 'travelKind');
    expect(emptied).toEqual({ kind: 'travel', travelKind: undefined });
    expect(changed(set, emptied, { ...emptied, travelKind: 'abroad' }, 'travelKind')).toEqual({
      kind: 'travel',
      travelKind: 'abroad',
    });
  });

  it('starts with its default again after it was hidden', () => {
    const car = changed(set, travel, { ...travel, travelKind: 'abroad', kind: 'car' }, 'kind');
    expect(car).toEqual({ kind: 'car' });
    expect(changed(set, car, { ...car, kind: 'travel' }, 'kind')).toEqual(travel);
  });

  it('a default that is not offered is dropped', () => {
    const narrow = setOf({
      fields: {
        kind: text,
        plan: {
          ...text,
          default: 'x',
          ui: { choices: [{ value: 'x', label: 'X' }] },
          offeredWhen: { x: { kind: { const: 'car' } } },
          shownWhen: abroad,
        },
      },
    });
    expect(changed(narrow, {}, { kind: 'travel' }, 'kind')).toEqual({ kind: 'travel' });
  });
});

it('a wizard sets defaults of fields in other steps, and of steps that become applicable', () => {
  const wizard = wizardOf([
    { id: 'one', fields: { kind: text } },
    { id: 'two', fields: { travelKind: { ...text, default: 'domestic', shownWhen: abroad } } },
    { id: 'three', when: abroad, fields: { travellers: { type: 'integer', default: 1 } } },
  ]);
  const chooses = (before: Answers, kind: string) => changedIn(wizard, 'one', before, { ...before, kind }, 'kind');
  const start = settle(wizard, defaultsOfForm(wizard));
  expect(start).toEqual({});
  const travel = chooses(start, 'travel');
  expect(travel).toEqual({ answers: { kind: 'travel', travelKind: 'domestic', travellers: 1 }, dropped: [] });
  expect(chooses(travel.answers, 'car')).toEqual({ answers: { kind: 'car' }, dropped: ['travelKind', 'travellers'] });
});

it('fields that hide and show each other, also in cycles, reach a stable state', () => {
  fc.assert(
    fc.property(someSet(), someAnswers, someAnswers, (draft, before, after) => {
      const set = setOf({
        ...draft,
        fields: Object.fromEntries(
          Object.entries(draft.fields).map(([name, field]) => [name, { ...field, default: 'x' }]),
        ),
      });
      const settled = changed(set, settle(asSteps(set), before), after);
      expect(settle(asSteps(set), settled)).toBe(settled);
    }),
  );
});
