import { settle, startWith, stepsFor } from '../../../shared/engine/settle.ts';
import { present } from '../../../shared/engine/answers.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { withState, type Reachability } from '../reachability/reachability.ts';
import { complete, firstRefusing } from '../visitor/complete.ts';

/** What a visitor sees of one step. */
export interface SeenStep {
  readonly step: Step;
  readonly fields: ReadonlySet<string>;
}

/** One way of a visitor through a form or wizard: the steps as far as they get, in order. */
export interface Path {
  readonly answers: Answers;
  readonly steps: readonly SeenStep[];
  /** The factor that is in another state than for the first visitor, and that state. */
  readonly changed?: { readonly factor: readonly string[]; readonly answers: Answers };
}

/**
 * The ways of the simulated visitors: of the one who answers as little as possible, of those who have one factor in
 * another state, and of those of the examples. Every step with every set of visible fields is on one of them.
 */
export function waysOf(reach: Reachability): Path[] {
  const { model, base, states } = reach;
  const known = new Map<string, Path>();
  const add = (path: Path): void => {
    const key = JSON.stringify(Object.entries(present(path.answers)).sort());
    if (!known.has(key)) known.set(key, path);
  };
  add(pathWith(reach, base.answers));
  for (const { factor, all } of states)
    for (const { answers } of all)
      add({ ...pathWith(reach, withState(reach, factor, { answers }), factor), changed: { factor, answers } });
  for (const { config } of model.formModel.examples)
    add(pathWith(reach, startWith(model.form, (config.answers ?? {}) as Answers)));
  return [...known.values()];
}

/** The way of a visitor who begins with these answers. The answers to `kept` do not change. */
function pathWith({ model }: Reachability, start: Answers, kept: readonly string[] = []): Path {
  const { answers } = complete(model, start, { kept });
  const refusing = firstRefusing(model, answers)?.step;
  const applying = stepsFor(model.form, answers);
  const seen = refusing ? applying.slice(0, applying.indexOf(refusing) + 1) : applying;
  return { answers, steps: seen.map((step) => ({ step, fields: visibleFields(step, answers) })) };
}

/** The way of a visitor for whom both of these ways hold, which change different factors; undefined for the same. */
export function pathOfBoth(reach: Reachability, { changed: one }: Path, { changed: other }: Path): Path | undefined {
  if (!one || !other || one.factor === other.factor) return undefined;
  const both = [...one.factor, ...other.factor];
  const others = Object.fromEntries(Object.entries(reach.base.answers).filter(([field]) => !both.includes(field)));
  return pathWith(reach, settle(reach.model.form, { ...others, ...one.answers, ...other.answers }), both);
}
