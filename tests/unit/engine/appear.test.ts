import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { defaultsOf } from '../../../src/engine/answers.ts';
import { settle } from '../../../src/engine/settle.ts';
import { changeStep, defaultsOfSteps } from '../../../src/engine/wizard/answers.ts';
import { walk } from '../../../src/engine/wizard/walk.ts';
import { someAnswers, someSet } from './draws.ts';
import { setOf, wizardOf } from './sets.ts';

const text = { type: 'string' } as const;
const abroad = { kind: { const: 'travel' } };

describe('a field that was hidden at the start', () => {
  const set = setOf({
    fields: {
      kind: { ...text, default: 'health' },
      travelKind: { ...text, default: 'domestic', shownWhen: abroad },
      visa: { ...text, default: 'none', shownWhen: { travelKind: { const: 'domestic' } } },
    },
  });
  const start = settle(set, defaultsOf(set.plan));
  const travel = settle(set, { ...start, kind: 'travel' }, 'kind', start);

  it('starts with its default when it comes into sight, and so does what that brings', () => {
    expect(start).toEqual({ kind: 'health' });
    expect(travel).toEqual({ kind: 'travel', travelKind: 'domestic', visa: 'none' });
  });

  it('keeps what the visitor made of it: emptied, it stays empty', () => {
    const emptied = settle(set, { ...travel, travelKind: undefined }, 'travelKind', travel);
    expect(emptied).toEqual({ kind: 'travel', travelKind: undefined });
    expect(settle(set, { ...emptied, travelKind: 'abroad' }, 'travelKind', emptied)).toEqual({
      kind: 'travel',
      travelKind: 'abroad',
    });
  });

  it('starts again after it was hidden again', () => {
    const car = settle(set, { ...travel, travelKind: 'abroad', kind: 'car' }, 'kind', travel);
    expect(car).toEqual({ kind: 'car' });
    expect(settle(set, { ...car, kind: 'travel' }, 'kind', car)).toEqual(travel);
  });

  it('a default that is not offered falls away', () => {
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
    expect(settle(narrow, { kind: 'travel' }, 'kind', {})).toEqual({ kind: 'travel' });
  });
});

it('a wizard gives defaults to fields of its other steps, and to steps that come to apply', () => {
  const wizard = wizardOf([
    { id: 'one', fields: { kind: text } },
    { id: 'two', fields: { travelKind: { ...text, default: 'domestic', shownWhen: abroad } } },
    { id: 'three', when: abroad, fields: { travellers: { type: 'integer', default: 1 } } },
  ]);
  const start = walk(wizard, defaultsOfSteps(wizard)).answers;
  expect(start).toEqual({});
  const { answers, dropped } = changeStep(wizard, start, 'one', { kind: 'travel' }, 'kind');
  expect([answers, dropped]).toEqual([{ kind: 'travel', travelKind: 'domestic', travellers: 1 }, []]);
  expect(changeStep(wizard, answers, 'one', { kind: 'car' }, 'kind')).toEqual({
    answers: { kind: 'car' },
    dropped: ['travelKind', 'travellers'],
  });
});

it('fields that hide and show each other, in circles too, come to an end and are settled', () => {
  fc.assert(
    fc.property(someSet(), someAnswers, someAnswers, (draft, before, after) => {
      const set = setOf({
        ...draft,
        fields: Object.fromEntries(
          Object.entries(draft.fields).map(([name, field]) => [name, { ...field, default: 'x' }]),
        ),
      });
      const settled = settle(set, after, undefined, settle(set, before));
      expect(settle(set, settled)).toBe(settled);
    }),
  );
});
