import { stepsFor } from '../../../shared/engine/settle.ts';
import { exitOf } from '../../../shared/engine/wizard/walk.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import { placeOf } from '../../read/source.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { setOf } from '../simulation-model.ts';
import { accepted, complete, fieldsOfExits, getsThrough } from '../visitor/complete.ts';
import { joinsAnswers } from '../visitor/reads.ts';
import { withState, type Reachability } from './reachability.ts';

/**
 * Checks that each exit of a wizard ends it for some visitors who reach its step, and that others continue.
 * Problems: exit/never, exit/always
 */
export function checkExits(reach: Reachability): Problem[] {
  const { model } = reach;
  return model.form.steps.flatMap((step) => {
    const { exits = [] } = step.plan;
    if (exits.length === 0) return [];
    const ends = new Set(endsAt(reach, step));
    const set = setOf(model, step);
    const place = (id: string) =>
      placeOf(set.source, [...set.path, 'exits', exits.findIndex((exit) => exit.id === id), 'when'], 'key');
    const joins = (id?: string) =>
      joinsAnswers(model.formModel, set, (of) => of.kind === 'exit' && (id === undefined || of.exit === id));
    const never = exits.filter(({ id }) => !ends.has(id) && !joins(id)).map(({ id }) => say.neverExit(place(id), id));
    const always = ends.size > 0 && !ends.has(undefined) && !joins() ? exits.find(({ id }) => ends.has(id)) : undefined;
    return always ? [say.alwaysExit(place(always.id), always.id, step.plan.id)] : never;
  });
}

/** Where visitors whose answers the step accepts end: the id of an exit, or undefined for those who continue. */
function* endsAt(reach: Reachability, step: Step): Generator<string | undefined> {
  const { model, states } = reach;
  const reads = fieldsOfExits(model, step);
  for (const { factor, all } of states.filter(({ factor: fields }) => reads.some((field) => fields.includes(field)))) {
    for (const state of all) {
      const visitor = complete(model, withState(reach, factor, state), { until: step.plan.id, kept: factor });
      if (!getsThrough(visitor) || !stepsFor(model.form, visitor.answers).includes(step)) continue;
      const answers = accepted(model, step, visitor.answers, factor);
      if (answers) yield exitOf(step, answers)?.id;
    }
  }
}
