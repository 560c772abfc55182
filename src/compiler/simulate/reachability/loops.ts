import { validate, type FieldError } from '../../../shared/engine/validate.ts';
import { stepsFor } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import { placeOf } from '../../read/source.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import { afterAnswer, complete, getsThrough, isBefore } from '../visitor/complete.ts';
import { dependsOn } from '../visitor/reads.ts';
import type { Move, State } from '../visitor/states.ts';
import { reasonFor } from './loop-reason.ts';
import { withState, type Reachability } from './reachability.ts';

/**
 * Answers that send a visitor back to a finished step. Each place that makes a step depend on a later answer is
 * reported once. Problem: wizard/loop
 */
export function loops(reach: Reachability): Problem[] {
  const found = new Map<string, Problem>();
  for (const { factor, moves } of reach.states.filter(({ factor }) => leadsBack(reach.model, factor))) {
    for (const { from, move } of moves) {
      const back = sentBack(reach, factor, from, move);
      for (const { field } of back?.errors ?? []) {
        const reason = reasonFor(reach.model, { ...back!, wrong: field });
        const key = JSON.stringify(reason.path);
        const place = placeOf(reach.model.formModel.source, reason.path, reason.part);
        if (!found.has(key)) found.set(key, say.sentBack(place, reason, move, back!.step.plan.id));
      }
    }
  }
  return [...found.values()];
}

/** A finished step that asks for something again, with the answers before and after the move that caused it. */
interface SentBack {
  readonly step: Step;
  readonly errors: readonly FieldError[];
  readonly before: Answers;
  readonly after: Answers;
}

/**
 * Whether something in a step depends on a later step, or is changed by it. Otherwise no answer can affect a finished
 * step.
 */
function leadsBack(model: SimulationModel, factor: readonly string[]): boolean {
  const { steps } = model.form;
  return steps.some((step, index) => {
    const set = setOf(model, step);
    const isLater = (field: string) => factor.includes(field) && steps.indexOf(model.stepOf.get(field)!) > index;
    const changes = step.plan.effects.flatMap(({ set: given, clear }) => [
      ...Object.keys(given ?? {}),
      ...(clear ?? []),
    ]);
    return (
      [...set.fields.values()].some((field) => dependsOn(set, field).some(isLater)) ||
      changes.some((field) => factor.includes(field) && isBefore(model, field, step))
    );
  });
}

/** The finished step that asks for something again after a move. */
function sentBack(
  reach: Reachability,
  factor: readonly string[],
  from: State,
  { field, value }: Move,
): SentBack | undefined {
  const { model } = reach;
  const step = model.stepOf.get(field)!;
  const progress = complete(model, withState(reach, factor, from), {
    until: step.plan.id,
    kept: factor,
  });
  if (!getsThrough(progress)) return undefined;
  const before = progress.answers;
  const after = afterAnswer(model, before, field, value);
  const { steps } = model.form;
  return stepsFor(model.form, after)
    .filter((one) => steps.indexOf(one) < steps.indexOf(step))
    .map((one) => ({ step: one, errors: validate(one, after, ''), before, after }))
    .find(({ errors }) => errors.length > 0);
}
