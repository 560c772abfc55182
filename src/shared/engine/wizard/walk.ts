import type { Answers } from '../../plan/answers.ts';
import type { FormModule, Step } from '../../plan/form.ts';
import type { ExitPlan } from '../../plan/wizard.ts';
import { present } from '../answers.ts';
import { stepsFor } from '../settle.ts';
import { validate, type FieldError } from '../validate.ts';
import { conditionHolds } from '../visible.ts';

/**
 * `open` is the first step that refuses its answers, is to be asked again, or leads to an exit; those before it are
 * done, those after it locked.
 */
export type StepState = 'done' | 'open' | 'locked';

export interface WalkStep {
  readonly id: string;
  /** Its place among the steps that apply, from 0. */
  readonly index: number;
  readonly state: StepState;
  readonly errors: readonly FieldError[];
}

export interface Walk {
  /** The steps that apply, in order. */
  readonly steps: readonly WalkStep[];
  /** Id of the step that is open; the last step when all are done. */
  readonly firstOpen: string;
  /** Whether every step that applies accepts its answers, and none leads to an exit. */
  readonly complete: boolean;
  /** Id of the exit to which the open step leads: it accepts its answers, and the wizard ends there. */
  readonly exit: string | undefined;
  /** The settled answers that were looked at. */
  readonly answers: Answers;
}

/**
 * How far a visitor with these answers can go (spec 4.24–4.40). Back, Edit, progress, deep links, refresh and the
 * summary all read this one result, so they cannot disagree.
 * Takes    settled answers of all steps; `invalid`: the message of an error that has none of its own; `askAgain`: ids
 *          of steps that the visitor has to confirm anew, even where they need no answer (`stepsToAskAgain`)
 */
export function walk(
  form: FormModule,
  answers: Answers,
  invalid = '',
  askAgain: ReadonlySet<string> = new Set(),
): Walk {
  const applying = stepsFor(form, answers);
  const checked = applying.map((step) => ({ id: step.plan.id, errors: errorsOf(step, answers, invalid) }));
  const isAsking = (step: (typeof checked)[number]) => step.errors.length > 0 || askAgain.has(step.id);
  const exits = applying.map((step) => exitOf(step, answers));
  const refusing = checked.findIndex((step, index) => isAsking(step) || exits[index] !== undefined);
  const steps = checked.map((step, index): WalkStep => ({ ...step, index, state: stateAt(index, refusing) }));
  return {
    steps,
    // When no step refuses its answers, `refusing` is -1: the last step.
    firstOpen: steps.at(refusing)?.id ?? '',
    complete: refusing < 0 && steps.length > 0,
    exit: checked[refusing] && isAsking(checked[refusing]) ? undefined : exits[refusing]?.id,
    answers,
  };
}

/** The errors of a step; empty if the browser itself checks it. */
const errorsOf = (step: Step, answers: Answers, invalid: string): readonly FieldError[] =>
  step.plan.validation === 'browser' ? [] : validate(step, answers, invalid);

/** The exit to which a step leads that accepts these answers. */
export function exitOf(step: Step, answers: Answers): ExitPlan | undefined {
  const given = present(answers);
  return step.plan.exits?.find(({ when }) => conditionHolds(step, when, given));
}

function stateAt(index: number, refusing: number): StepState {
  if (refusing < 0 || index < refusing) return 'done';
  return index === refusing ? 'open' : 'locked';
}

/** Id of the step before this one; undefined for the first step, or one that does not apply. */
export const stepBefore = (walk: Walk, id: string): string | undefined => neighbour(walk, id, -1);

/** Id of the step after this one; undefined for the last step, or one that does not apply. */
export const stepAfter = (walk: Walk, id: string): string | undefined => neighbour(walk, id, 1);

/** Whether a visitor may open this step: it applies, and every step before it accepts its answers. */
export const mayOpen = (walk: Walk, id: string): boolean =>
  walk.steps.some((step) => step.id === id && step.state !== 'locked');

/**
 * What a visitor sees whose address asks for a step or an exit: that, if the answers allow it, else the first step that
 * lacks answers.
 */
export const shownFor = (walk: Walk, asked: string): string =>
  mayOpen(walk, asked) || asked === walk.exit ? asked : walk.firstOpen;

function neighbour(walk: Walk, id: string, by: 1 | -1): string | undefined {
  const at = walk.steps.find((step) => step.id === id);
  return at && walk.steps.find((step) => step.index === at.index + by)?.id;
}
