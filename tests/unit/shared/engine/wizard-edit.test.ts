import { describe, expect, it } from 'vitest';
import {
  RESULT,
  seenToo,
  startEdit,
  startEditFromEnd,
  stepAfterEdit,
  type Edit,
} from '../../../../src/shared/engine/wizard/edit.ts';
import { walk } from '../../../../src/shared/engine/wizard/walk.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { wizardOf } from './sets.ts';

const text = { type: 'string' } as const;
const married = { members: { const: 'two' } };

const wizard = wizardOf([
  { id: 'members', required: ['members'], fields: { members: text } },
  { id: 'ages', fields: { own: text, wife: { ...text, shownWhen: married } } },
  { id: 'wedding', when: married, fields: { year: text } },
  { id: 'city', required: ['city'], fields: { city: { ...text, minLength: 3 } } },
  { id: 'contact', required: ['name'], fields: { name: text } },
  { id: 'office', fields: { cover: text } },
]);
const answered = { members: 'one', own: '40', city: 'Pune', name: 'Asha' };

const edit = (edited: string, from = 'office', before?: Edit, answers: Answers = answered) =>
  startEdit(wizard, walk(wizard, answers), from, edited, before);

/** The steps of a visitor who edits a step and then always goes on. */
function passed(edited: string, after: Answers, askAgain: readonly string[] = [], from = 'office'): string[] {
  let now = edit(edited, from);
  const asked = new Set(askAgain);
  const steps: string[] = [];
  for (let shown: string | undefined = edited; shown !== undefined && steps.length < 10;) {
    asked.delete(shown);
    const walked = walk(wizard, after, '', asked);
    now = now && seenToo(wizard, walked, now, shown);
    shown = now && stepAfterEdit(wizard, walked, now, shown);
    if (shown !== undefined) steps.push(shown);
  }
  return steps;
}

describe('going on after an edit', () => {
  it.each<[string, string, Answers, string[]]>([
    ['returns when nothing in between became wrong', 'members', { ...answered, members: 'three' }, ['office']],
    ['returns when nothing changed', 'ages', answered, ['office']],
    [
      'asks the questions added by a changed answer',
      'members',
      { ...answered, members: 'two' },
      ['ages', 'wedding', 'office'],
    ],
    ['stops at a step that refuses its answers', 'members', { ...answered, city: 'Ag' }, ['city']],
    ['stops at a step that lost an answer', 'city', { ...answered, name: '' }, ['contact']],
  ])('%s', (_, edited, after, steps) => {
    // A step that refuses its answers keeps the visitor: it comes once more than the walk goes on.
    expect(passed(edited, after).slice(0, steps.length)).toEqual(steps);
  });

  it('asks again for unsaved answers', () =>
    expect(passed('members', answered, ['contact'])).toEqual(['contact', 'office']));

  it('returns to the last step from the result', () =>
    expect(passed('city', answered, [], 'Result')).toEqual(['office']));

  it('ends when the step to return to no longer applies', () => {
    const two = { ...answered, members: 'two', year: '2001' };
    const begun = edit('members', 'wedding', undefined, two)!;
    expect(stepAfterEdit(wizard, walk(wizard, answered), begun, 'members')).toBeUndefined();
  });

  it('ends at the step to which it returns', () =>
    expect(stepAfterEdit(wizard, walk(wizard, answered), edit('members')!, 'office')).toBeUndefined());
});

describe('an edit after the end', () => {
  const after = (from: typeof wizard, answers: Answers, shown: string) =>
    stepAfterEdit(from, walk(from, answers), startEditFromEnd(from, walk(from, answered)), shown);

  it('returns straight to the end from each step', () => {
    for (const { id } of walk(wizard, answered).steps) expect(after(wizard, answered, id)).toBe(RESULT);
  });

  it('asks the questions added by the changed answer first', () =>
    expect(after(wizard, { ...answered, members: 'two' }, 'members')).toBe('ages'));

  it('stops at the last step of a wizard that sends a lead: only its button sends', () => {
    const sending = { ...wizard, shown: { config: 'a print' } };
    expect(after(sending, answered, 'city')).toBe('office');
    expect(after(sending, answered, 'office')).toBeUndefined();
  });
});

describe('an edit', () => {
  it('of the same or a later step is ignored', () => {
    expect(edit('office', 'city')).toBeUndefined();
    expect(edit('city', 'city')).toBeUndefined();
  });

  it('within an edit still returns to where the first began', () => {
    const first = edit('city');
    expect(edit('members', 'city', first)).toBe(first);
    expect(edit('contact', 'city', first)).toBe(first);
  });
});
