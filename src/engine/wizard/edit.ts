import type { WizardModule } from '../../plan/wizard.ts';
import { visibleFields } from '../visible.ts';
import type { Walk } from './walk.ts';

/** A visitor went back to change an answer, and returns to where they were. */
export interface Edit {
  /** Id of the step to which they return. */
  readonly to: string;
  /** The steps and questions that they have seen. */
  readonly seen: ReadonlySet<string>;
}

/**
 * Begins an edit of an earlier step, or goes on with one that leads further.
 * Takes    `from`: the step that is left; who leaves the result returns to the last step
 * Returns  undefined where there is nothing to return to: the edited step is not before the one that is left
 */
export function startEdit(
  wizard: WizardModule,
  walk: Walk,
  from: string,
  edited: string,
  before?: Edit,
): Edit | undefined {
  const at = (id: string | undefined) => walk.steps.findIndex((step) => step.id === id);
  const left = at(from) < 0 ? walk.steps.length - 1 : at(from);
  if (before && at(before.to) > Math.max(left, at(edited))) return before;
  if (at(edited) >= left) return undefined;
  const passed = walk.steps.slice(0, left + 1).map(({ id }) => id);
  return { to: passed.at(-1)!, seen: new Set(passed.flatMap((id) => partsOf(wizard, walk, id))) };
}

/** The edit after the visitor went on from a step, which they have seen with that. */
export const seenToo = (wizard: WizardModule, walk: Walk, edit: Edit, step: string): Edit => ({
  ...edit,
  seen: new Set([...edit.seen, ...partsOf(wizard, walk, step)]),
});

/**
 * The step after this one during an edit: the first that refuses its answers, is to be asked again, or asks what the
 * visitor has not seen; else the step to which they return.
 * Returns  undefined when the edit is over, or its step does not apply any more
 */
export function stepAfterEdit(wizard: WizardModule, walk: Walk, edit: Edit, shown: string): string | undefined {
  const [from, to] = [shown, edit.to].map((id) => walk.steps.findIndex((step) => step.id === id));
  if (from === undefined || to === undefined || from < 0 || to <= from) return undefined;
  return walk.steps
    .slice(from + 1, to + 1)
    .find(
      ({ id, state }) =>
        id === edit.to || state !== 'done' || partsOf(wizard, walk, id).some((part) => !edit.seen.has(part)),
    )?.id;
}

/** A step and the fields that it shows. */
function partsOf(wizard: WizardModule, { answers }: Walk, id: string): string[] {
  const step = wizard.steps.find(({ plan }) => plan.id === id);
  return step ? [id, ...[...visibleFields(step, answers)].map((field) => `${id}.${field}`)] : [];
}
