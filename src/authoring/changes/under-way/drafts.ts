import { pick } from '../../../shared/engine/answers.ts';
import { asks, settle, startWith } from '../../../shared/engine/settle.ts';
import { draftOf, restoreDraft, titlesOf, type Titles } from '../../../shared/engine/wizard/draft.ts';
import { shownFor, walk, type Walk } from '../../../shared/engine/wizard/walk.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';

/** What the browser of a visitor keeps who leaves a wizard. */
export interface Draft {
  /** The answers on the device. */
  readonly answers: Answers;
  /** The titles of their questions. */
  readonly titles: Titles;
  /** Id of the step in the address. */
  readonly step: string;
}

/** The most drafts of a wizard. */
const mostDrafts = 1000;

/** The drafts of visitors who leave a wizard at any of the steps that they come to, having filled it in. */
export function draftsOf(wizard: FormModule, visitors: readonly Answers[]): readonly Draft[] {
  const drafts = visitors.flatMap((visitor) => {
    const passed = walk(wizard, visitor).steps.filter(({ state }) => state !== 'locked');
    return passed.map(({ id }): Draft => {
      const steps = wizard.steps.slice(0, wizard.steps.findIndex(({ plan }) => plan.id === id) + 1);
      const isGiven = (field: string) =>
        steps.some((step) => asks(step, field)) || !wizard.steps.some((step) => asks(step, field));
      const left = settle(wizard, { ...startWith(wizard), ...pick(visitor, isGiven) });
      const answers = draftOf(wizard, left);
      return { answers, titles: titlesOf(wizard, answers), step: id };
    });
  });
  return [...new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values()].slice(0, mostDrafts);
}

/** What a visitor finds who comes back to a wizard with a draft. */
export interface Found {
  readonly answers: Answers;
  readonly dropped: readonly string[];
  readonly walk: Walk;
  /** Id of the step that opens. */
  readonly shown: string;
}

/** Restores a draft as the browser does after a reload. */
export function comeBack(wizard: FormModule, { answers: draft, titles, step }: Draft): Found {
  const restored = restoreDraft(wizard, draft, titles);
  const answers = restored?.answers ?? startWith(wizard);
  const walked = walk(wizard, answers, '', restored?.askAgain);
  return { answers, dropped: restored?.dropped ?? [], walk: walked, shown: shownFor(walked, step) };
}
