import type { FormModule } from '../../plan/form.ts';
import { visibleFields } from '../visible.ts';
import type { Walk } from './walk.ts';

/** The id of the end of a wizard, where its result is. Ids of steps are lowercase, so no step has it. */
export const RESULT = 'Result';

/** A visitor went back to change an answer, and may return to where they were. */
export interface Edit {
  /** Id of the step to which they may return, or RESULT. */
  readonly to: string;
  /** The steps and questions that they have seen. */
  readonly seen: ReadonlySet<string>;
}

/**
 * Begins an edit of an earlier step, or goes on with one that leads further.
 * Takes    `from`: the step that is left; a visitor who leaves the result returns to the last step
 * Returns  undefined where there is nothing to return to: the edited step is not before the one that is left
 */
export function startEdit(form: FormModule, walk: Walk, from: string, edited: string, before?: Edit): Edit | undefined {
  const at = (id: string) => stepIndex(walk, id);
  const left = at(from) < 0 ? walk.steps.length - 1 : at(from);
  if (before && at(before.to) > Math.max(left, at(edited))) return before;
  if (at(edited) >= left) return undefined;
  const passed = walk.steps.slice(0, left + 1).map(({ id }) => id);
  return { to: passed.at(-1)!, seen: new Set(passed.flatMap((id) => stepWithFields(form, walk, id))) };
}

/**
 * Begins an edit after the end, to which the visitor may return. Where the end sends the answers, they return to the
 * last step: nothing is sent before they press its button.
 */
export const startEditFromEnd = (form: FormModule, walk: Walk): Edit => ({
  to: form.shown ? (walk.steps.at(-1)?.id ?? RESULT) : RESULT,
  seen: new Set(walk.steps.flatMap(({ id }) => stepWithFields(form, walk, id))),
});

/** The place of a step among those that apply; the end is after the last. */
const stepIndex = (walk: Walk, id: string): number =>
  id === RESULT ? walk.steps.length : walk.steps.findIndex((step) => step.id === id);

/** The edit after the visitor went on from a step, which counts as seen. */
export const seenToo = (form: FormModule, walk: Walk, edit: Edit, step: string): Edit => ({
  ...edit,
  seen: new Set([...edit.seen, ...stepWithFields(form, walk, step)]),
});

/** Whether an edit goes on at a step: the one to which the visitor may return is after it. */
export const goesOn = (walk: Walk, edit: Edit, shown: string): boolean =>
  stepIndex(walk, shown) >= 0 && stepIndex(walk, edit.to) > stepIndex(walk, shown);

/**
 * Whether the visitor may return from a step to where they were: every step before that accepts its answers, is not to
 * be asked again, and asks nothing that they have not seen.
 */
export const mayReturn = (form: FormModule, walk: Walk, edit: Edit, shown: string): boolean =>
  goesOn(walk, edit, shown) &&
  walk.steps
    .slice(stepIndex(walk, shown), stepIndex(walk, edit.to))
    .every(
      ({ id, state }) =>
        state === 'done' && (id === shown || stepWithFields(form, walk, id).every((part) => edit.seen.has(part))),
    );

/** A step and the fields that it shows. */
function stepWithFields(form: FormModule, { answers }: Walk, id: string): string[] {
  const step = form.steps.find(({ plan }) => plan.id === id);
  return step ? [id, ...[...visibleFields(step, answers)].map((field) => `${id}.${field}`)] : [];
}
