import { describe, expect, it } from 'vitest';
import { mayReturn, startEdit } from '../../../../src/shared/engine/wizard/edit.ts';
import { runExample } from '../../../../src/shared/engine/examples.ts';
import { mayOpen, walk } from '../../../../src/shared/engine/wizard/walk.ts';
import { wizardOf } from './sets.ts';

const cover = wizardOf([
  { id: 'start', fields: {} },
  {
    id: 'person',
    required: ['age'],
    fields: { age: { type: 'integer' }, smoker: { type: 'boolean' }, name: { type: 'string', maxLength: 5 } },
    exits: { old: { age: { minimum: 80 } }, smokers: { smoker: { const: true }, age: { minimum: 60 } } },
  },
  { id: 'plan', required: ['plan'], fields: { plan: { type: 'string' } } },
]);

describe('an exit', () => {
  it.each([
    ['is not reached without an answer', {}, undefined],
    ['is reached when its condition holds', { age: 80 }, 'old'],
    ['is the first one when two conditions hold', { age: 80, smoker: true }, 'old'],
    ['is the second one when only its condition holds', { age: 60, smoker: true }, 'smokers'],
    ['is not reached when no condition holds', { age: 59, smoker: true }, undefined],
    ['is not reached while an answer of the step is invalid', { age: 80, name: 'Ashalata' }, undefined],
  ])('%s', (_, answers, exit) => expect(walk(cover, answers).exit).toBe(exit));

  it('keeps its step open and locks the later ones, even if they are answered', () => {
    const walked = walk(cover, { age: 80, plan: 'basic' });
    expect(walked.steps.map(({ id, state }) => `${id} ${state}`)).toEqual(['start done', 'person open', 'plan locked']);
    expect([walked.firstOpen, walked.complete, mayOpen(walked, 'plan')]).toEqual(['person', false, false]);
  });

  it('is not shown while an earlier step must be confirmed again', () => {
    expect(walk(cover, { age: 80 }, '', new Set(['person'])).exit).toBeUndefined();
    expect(walk(cover, { age: 80 }, '', new Set(['start'])).exit).toBeUndefined();
  });

  it('ends an example, whose steps end there too', () => {
    expect(runExample(cover, { name: 'old', answers: { age: 90, plan: 'basic' } })).toEqual({
      steps: ['start', 'person'],
      exit: 'old',
    });
  });

  it('closes the way back to where the visitor was when they changed the answer', () => {
    const before = walk(cover, { age: 40, plan: 'basic' });
    const edit = startEdit(cover, before, 'plan', 'person')!;
    const out = walk(cover, { age: 80, plan: 'basic' });
    expect(mayReturn(cover, before, edit, 'person')).toBe(true);
    expect(mayReturn(cover, out, edit, 'person')).toBe(false);
    expect(mayOpen(out, 'plan')).toBe(false);
  });
});

it('a step without fields needs no answer, and keeps its place', () => {
  const { steps, firstOpen } = walk(cover, {});
  expect(steps.map(({ id, state }) => `${id} ${state}`)).toEqual(['start done', 'person open', 'plan locked']);
  expect(firstOpen).toBe('person');
});
