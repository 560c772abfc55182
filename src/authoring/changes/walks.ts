import { compileForm } from '../../compiler/compile/form.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import { usesOf } from '../../compiler/model/uses.ts';
import { complete, getsThrough } from '../../compiler/simulate/visitor/complete.ts';
import { reachability, visitorAt, type Reachability } from '../../compiler/simulate/reachability/reachability.ts';
import { simulationModel } from '../../compiler/simulate/simulation-model.ts';
import { keepFitting } from '../../shared/engine/keep.ts';
import { stepsFor } from '../../shared/engine/settle.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { FormPlan, Step, StepPlan } from '../../shared/plan/form.ts';
import type { Affected, Version } from './pages.ts';

/** A visitor's way to a step of a wizard, for `npm run look -- --walks`. */
export interface Walk {
  /** The page with the wizard. */
  readonly path: string;
  readonly plan: FormPlan;
  /** The steps on the way, in order, including the last one. */
  readonly steps: readonly StepPlan[];
  readonly answers: Answers;
  /** Ids of the steps to take pictures of. */
  readonly pictured: readonly string[];
}

/** Walks to each later step of the changed wizards, before and after. */
export interface Walks {
  readonly before: readonly Walk[];
  readonly after: readonly Walk[];
}

/**
 * Walks to the steps of every changed wizard on these pages. First steps need no walk, because the pages open with
 * them. Visitors give as few answers as possible, and the same ones if both versions accept them, so that pictures
 * differ only by the change.
 */
export function walksTo(pages: readonly Affected[], before: Version, after: Version): Walks {
  const done = new Set<string>();
  const all = pages.flatMap(({ page, path, how }) =>
    wizardsOn(page, before, after)
      .filter((id) => !done.has(id) && done.add(id))
      .map((id) => {
        const now = how === 'removed' ? [] : walksIn(id, path, after, []);
        return { before: how === 'added' ? [] : walksIn(id, path, before, now), after: now };
      }),
  );
  return { before: all.flatMap((walks) => walks.before), after: all.flatMap((walks) => walks.after) };
}

/** The wizards of a page that differ between the versions. */
function wizardsOn(page: string, ...versions: [Version, Version]): string[] {
  const shown = versions.flatMap(({ symbols }) =>
    symbols.pages.filter(({ id }) => id === page).flatMap((source) => [...usesOf(source, symbols).wizards]),
  );
  const texts = (id: string) =>
    versions.map(({ symbols }) => {
      const source = symbols.wizards.get(id);
      return source && JSON.stringify(compileForm(formModel(source), symbols));
    });
  return [...new Set(shown)].filter((id) => new Set(texts(id)).size > 1);
}

/**
 * A small set of walks that covers every step. `others`: the walks through the other version, to follow if possible.
 */
function walksIn(id: string, path: string, { symbols }: Version, others: readonly Walk[]): Walk[] {
  const source = symbols.wizards.get(id);
  if (!source) return [];
  const reach = reachability(simulationModel(source, symbols));
  const { form } = reach.model;
  const byId = new Map(form.steps.map((step) => [step.plan.id, step]));
  const seen = new Set<string>();
  const walks: Walk[] = [];
  const goTo = (step: Step, like?: Answers): void => {
    const answers = (like && visitorLike(reach, step, like)) ?? visitorAt(reach, step);
    if (!answers) return;
    const passed = stepsFor(form, answers);
    const steps = passed.slice(0, passed.indexOf(step) + 1).map(({ plan }) => plan);
    const pictured = steps
      .slice(1)
      .filter((one) => !seen.has(one.id))
      .map((one) => one.id);
    for (const one of pictured) seen.add(one);
    if (pictured.length > 0) walks.push({ path, plan: form.plan, steps, answers, pictured });
  };
  for (const { steps, answers } of others) {
    const step = byId.get(steps.at(-1)?.id ?? '');
    if (step) goTo(step, answers);
  }
  // A walk to the last step passes most of the others.
  for (const step of form.steps.toReversed()) if (!seen.has(step.plan.id)) goTo(step);
  return walks;
}

/** Answers that reach a step, as similar as possible to `like`. */
function visitorLike({ model }: Reachability, step: Step, like: Answers): Answers | undefined {
  const { form } = model;
  const progress = complete(model, keepFitting(form, like), { until: step.plan.id });
  const { answers } = progress;
  return getsThrough(progress) && stepsFor(form, answers).includes(step) ? answers : undefined;
}
