import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { draftsOf, type Draft } from '../../../../src/authoring/changes/under-way/drafts.ts';
import { draftOutcome } from '../../../../src/authoring/changes/under-way/restored.ts';
import { ownerOf } from '../../../../src/shared/engine/answers.ts';
import { privateFields } from '../../../../src/shared/engine/private.ts';
import { settle, startWith } from '../../../../src/shared/engine/settle.ts';
import { draftOf } from '../../../../src/shared/engine/wizard/draft.ts';
import { mayOpen, walk } from '../../../../src/shared/engine/wizard/walk.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { FormModule } from '../../../../src/shared/plan/form.ts';
import { sessionOf } from '../../../../src/site/render/wizard/session.ts';
import { wizardAnswers } from '../../../../src/site/storage/wizardAnswers.ts';
import { someSteps } from '../../shared/engine/draws.ts';
import { wizardOf, type FieldDraft, type StepDraft } from '../../shared/engine/sets.ts';
import { device } from '../../site/storage/devices.ts';

const storage = device();
beforeAll(() => vi.stubGlobal('window', { sessionStorage: storage }));
afterAll(() => void vi.unstubAllGlobals());

/** The answers of a visitor, which mostly fit. */
const visitor: fc.Arbitrary<Answers> = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  fc.constantFrom('x', 'x', 'y', 'y', 'z'),
  { minKeys: 4, maxKeys: 6 },
);

let visits = 0;

/** The wizard under a name of its own, as if its page was loaded for the first time. */
const fresh = (wizard: FormModule): FormModule => ({ ...wizard, plan: { ...wizard.plan, id: `w${visits++}` } });

/** What a browser shows that has loaded the new page: the real session over the real storage. */
function comesBack(wizard: FormModule, { answers, titles }: Pick<Draft, 'answers' | 'titles'>) {
  const form = fresh(wizard);
  wizardAnswers(storage, `wizard:${form.plan.id}`).save(draftOf(form, answers, new Set()), titles);
  return sessionOf(form).state();
}

/** Changes that authors make: another choice, a rule, a type, a default, a question less, a step elsewhere. */
const someChange: fc.Arbitrary<(steps: readonly StepDraft[]) => StepDraft[]> = fc
  .record({
    field: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    how: fc.constantFrom('gone', 'choice', 'length', 'type', 'default', 'private', 'moved', 'none'),
  })
  .map(({ field, how }) => (steps) => {
    const changed = steps.map((step) => ({
      ...step,
      required: (step.required ?? []).filter((name) => how !== 'gone' || name !== field),
      fields: Object.fromEntries(
        Object.entries(step.fields).flatMap(([name, draft]): [string, FieldDraft][] => {
          if (name !== field) return [[name, draft]];
          const { enum: _, ...open } = draft;
          const others = {
            gone: [],
            choice: [{ ...draft, enum: ['y', 'z'] }],
            length: [{ ...open, minLength: 2 }],
            type: [{ ...open, type: 'integer' as const, ui: {} }],
            default: [{ ...draft, default: 'y' }],
            private: [{ ...draft, ui: { ...draft.ui, private: 'contact' as const } }],
            moved: [draft],
            none: [draft],
          };
          return (others[how] as FieldDraft[]).map((one) => [name, one]);
        }),
      ),
    }));
    return how === 'moved' ? changed.toReversed() : changed;
  });

it('what is said of a draft is what the browser does when it restores it', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      someSteps,
      someChange,
      fc.option(someSteps, { freq: 2 }),
      fc.array(visitor, { minLength: 1, maxLength: 3 }),
      (old, edit, other, all) => {
        const [was, is] = [wizardOf(old), wizardOf(other ?? edit(old))];
        const visitors = all.map((answers) => settle(was, { ...startWith(was), ...answers }));
        for (const draft of draftsOf(was, visitors)) {
          const { again, kept, landing } = draftOutcome(draft, { was, is, isTelling: true });
          const [before, after] = [comesBack(was, draft), comesBack(is, draft)];
          for (const { field } of kept) expect(after.answers[field]).toEqual(draft.answers[field]);
          for (const one of again) {
            seen.add(one.why);
            const isGone = !['correct', 'new', 'required', 'changed', 'default', 'fewer'].includes(one.why);
            if (isGone) expect([undefined, '']).toContain(after.answers[one.field]);
            if (one.isTold) expect(after.dropped).toContain(one.field);
          }
          // Nothing that the browser drops is left out.
          const told = new Set([...again, ...kept].map(({ field }) => ownerOf(field)));
          for (const field of Object.keys(draft.answers))
            if (before.answers[field] !== undefined && before.answers[field] !== '') expect(told).toContain(field);
          for (const field of after.dropped ?? [])
            if (!before.dropped?.includes(field)) expect(again.map((one) => one.field)).toContain(field);
          const [shownBefore, shownAfter] = [shown(was, before, draft.step), shown(is, after, draft.step)];
          const title = (id: string) => (id === '' ? '' : `Title of ${id}`);
          expect(landing).toEqual(
            shownBefore === shownAfter ? undefined : { from: title(shownBefore), to: title(shownAfter) },
          );
        }
      },
    ),
    { numRuns: 120 },
  );
  // The draws come to each kind of loss.
  expect([...seen]).toEqual(expect.arrayContaining(['gone', 'option', 'rule', 'type', 'hidden', 'private']));
});

/** The step that the address leads to, as the page decides it. */
function shown(form: FormModule, { answers, askAgain }: ReturnType<typeof comesBack>, asked: string): string {
  const walked = walk(form, answers, '', askAgain);
  return mayOpen(walked, asked) || walked.exit === asked ? asked : walked.firstOpen;
}

it('a draft has nothing private', () => {
  const wizard = wizardOf([
    { id: 's', fields: { a: { type: 'string', ui: { private: 'health' } }, b: { type: 'string' } } },
  ]);
  const [draft] = draftsOf(wizard, [{ a: 'x', b: 'y' }]);
  expect(draft?.answers).toEqual({ b: 'y' });
  expect([...privateFields(wizard.steps)]).toEqual(['a']);
});
