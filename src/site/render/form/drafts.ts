import { pick } from '../../../shared/engine/answers.ts';
import { asks, settle } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';

/** What a visitor has answered in a form, and what it had been given to start with. */
interface Draft {
  readonly given: Answers;
  readonly answers: Answers;
}

/**
 * The draft of each form, by its place, for as long as the page stays loaded: a visitor who comes back, or opens a
 * panel again, finds it there. It is never written to the device.
 */
const drafts = new Map<string, Draft>();

export const keepDraft = (place: string, draft: Draft): void => void drafts.set(place, draft);

export const forgetDraft = (place: string): void => void drafts.delete(place);

/** The answers of the draft at a place; undefined if nothing was typed, or it was sent. */
export const draftAt = (place: string): Answers | undefined => drafts.get(place)?.answers;

/**
 * The answers of the form's draft. Answers that it is given now, such as another product, replace those that it was
 * given before.
 * Takes    `fresh`: the answers that it starts with for a new visitor
 * Returns  undefined when there is no draft
 */
export function answersOfDraft(place: string, form: FormModule, given: Answers, fresh: Answers): Answers | undefined {
  const draft = drafts.get(place);
  if (!draft) return undefined;
  const isSame = (field: string, one: Answers, other: Answers): boolean =>
    JSON.stringify(one[field]) === JSON.stringify(other[field]);
  const known = pick(draft.answers, (field) => form.steps.some((step) => asks(step, field)));
  if (Object.keys({ ...given, ...draft.given }).every((field) => isSame(field, given, draft.given))) return known;
  const own = pick(known, (field) => !isSame(field, known, draft.given));
  return settle(form, { ...fresh, ...own, ...given });
}
