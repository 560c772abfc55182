import type { Answers } from '../../plan/answers.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { validate, type FieldError } from '../validate.ts';
import { lost, settleSteps, stepsFor } from './settle.ts';

/** `open` is the first step that refuses its answers; those before it are done, those after it locked. */
export type StepState = 'done' | 'open' | 'locked';

export interface WalkStep {
  readonly id: string;
  /** Place among the steps that apply, from 0. */
  readonly index: number;
  readonly state: StepState;
  readonly errors: readonly FieldError[];
}

export interface Walk {
  /** The steps that apply, in order. */
  readonly steps: readonly WalkStep[];
  /** Id of the first step that refuses its answers; the last step when none does. */
  readonly firstOpen: string;
  /** Whether every step that applies accepts its answers. */
  readonly complete: boolean;
  /** Settled; without the answers of steps that do not apply. */
  readonly answers: Answers;
  /** Fields that had an answer before and do not now. */
  readonly dropped: readonly string[];
}

/**
 * Where a visitor with these answers stands (spec 4.24–4.40). Pure: Back, Edit, progress, deep
 * links, refresh and the summary all ask it.
 * Takes    answers of all steps; `invalid`: the words of an error that has no message
 */
export function walk(wizard: WizardModule, answers: Answers, invalid = ''): Walk {
  const settled = settleSteps(wizard, answers);
  const checked = stepsFor(wizard, settled).map((step) => ({
    id: step.plan.id,
    errors: validate(step, settled, invalid),
  }));
  const refusing = checked.findIndex((step) => step.errors.length > 0);
  const steps = checked.map((step, index): WalkStep => ({ ...step, index, state: stateAt(index, refusing) }));
  return {
    steps,
    // No step refuses: -1, the last.
    firstOpen: steps.at(refusing)?.id ?? '',
    complete: refusing < 0 && steps.length > 0,
    answers: settled,
    dropped: lost(answers, settled),
  };
}

function stateAt(index: number, refusing: number): StepState {
  if (refusing < 0 || index < refusing) return 'done';
  return index === refusing ? 'open' : 'locked';
}

/** Id of the step before; none before the first, or when the step does not apply. */
export const stepBefore = (walk: Walk, id: string): string | undefined => neighbour(walk, id, -1);

/** Id of the step after; none after the last, or when the step does not apply. */
export const stepAfter = (walk: Walk, id: string): string | undefined => neighbour(walk, id, 1);

/** Whether a visitor may stand on this step: it applies, and every step before it accepts its answers. */
export const mayOpen = (walk: Walk, id: string): boolean =>
  walk.steps.some((step) => step.id === id && step.state !== 'locked');

function neighbour(walk: Walk, id: string, by: 1 | -1): string | undefined {
  const at = walk.steps.find((step) => step.id === id);
  return at && walk.steps.find((step) => step.index === at.index + by)?.id;
}
