import { describe, expect, it } from 'vitest';
import {
  goesOn,
  mayReturn,
  RESULT,
  seenToo,
  startEdit,
  startEditFromEnd,
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

/** Whether a visitor who edits a step, and gives these answers, may return from there. */
function returns(edited: string, after: Answers, askAgain: readonly string[] = [], shown = edited): boolean {
  const walked = walk(wizard, after, '', new Set(askAgain));
  return mayReturn(wizard, walked, edit(edited)!, shown);
}

describe('the way back from an edit [spec 4.25]', () => {
  it.each<[string, boolean, string, Answers, string[]?]>([
    ['is open when nothing in between became wrong', true, 'members', { ...answered, members: 'three' }],
    ['is open when nothing changed', true, 'ages', answered],
    ['is closed while a changed answer brings in questions', false, 'members', { ...answered, members: 'two' }],
    ['is closed while a step between refuses its answers', false, 'members', { ...answered, city: 'Ag' }],
    ['is closed while the step itself does', false, 'city', { ...answered, city: 'Ag' }],
    ['is closed while a step between lost an answer', false, 'city', { ...answered, name: '' }],
    ['is closed while a step between is to be asked again', false, 'members', answered, ['contact']],
  ])('%s', (_, open, edited, after, askAgain) => expect(returns(edited, after, askAgain)).toBe(open));

  it('opens once the new questions are seen', () => {
    const two = { ...answered, members: 'two' };
    const walked = walk(wizard, two);
    const seen = ['ages', 'wedding'].reduce((now, step) => seenToo(wizard, walked, now, step), edit('members')!);
    expect(mayReturn(wizard, walked, seen, 'wedding')).toBe(true);
  });

  it('leads to the last step from the result', () => expect(edit('city', 'Result')?.to).toBe('office'));

  it('is gone when the step to return to does not apply any more', () => {
    const begun = edit('members', 'wedding', undefined, { ...answered, members: 'two', year: '2001' })!;
    expect(goesOn(walk(wizard, answered), begun, 'members')).toBe(false);
    expect(mayReturn(wizard, walk(wizard, answered), begun, 'members')).toBe(false);
  });

  it('is gone at the step to which it leads', () => {
    expect(goesOn(walk(wizard, answered), edit('members')!, 'office')).toBe(false);
    expect(returns('members', answered, [], 'office')).toBe(false);
  });
});

describe('an edit after the end', () => {
  const after = (from: typeof wizard, answers: Answers, shown: string) => {
    const begun = startEditFromEnd(from, walk(from, answered));
    return mayReturn(from, walk(from, answers), begun, shown) ? begun.to : undefined;
  };

  it('may return straight to the end from each step', () => {
    for (const { id } of walk(wizard, answered).steps) expect(after(wizard, answered, id)).toBe(RESULT);
  });

  it('may not return while the changed answer brings in questions', () =>
    expect(after(wizard, { ...answered, members: 'two' }, 'members')).toBeUndefined());

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
