import { describe, expect, it } from 'vitest';
import type { CheckedWizard } from '../../src/compiler/check/checked.ts';
import { afterAnswer, complete, filled } from '../../src/compiler/simulate/visitor/complete.ts';
import { simulationModel, type SimulationModel } from '../../src/compiler/simulate/simulation-model.ts';
import { dependsOn } from '../../src/compiler/simulate/visitor/reads.ts';
import { reachability, withState } from '../../src/compiler/simulate/reachability/reachability.ts';
import { answerOf, isEmpty } from '../../src/shared/engine/answers.ts';
import { isOffered } from '../../src/shared/engine/choices.ts';
import { stepsFor } from '../../src/shared/engine/settle.ts';
import { visibleFields } from '../../src/shared/engine/visible.ts';
import { summaryOf } from '../../src/shared/engine/wizard/summary.ts';
import { mayOpen, stepAfter, stepBefore, walk } from '../../src/shared/engine/wizard/walk.ts';
import type { Answers } from '../../src/shared/plan/answers.ts';
import { compiled, filesOf } from './modules.ts';

/**
 * Every visitor who has completed a wizard with all questions answered, one for each state, and the results of one
 * more answer.
 */
function visitorsOf(source: CheckedWizard) {
  const model = simulationModel(source, compiled.symbols);
  const reach = reachability(model);
  const through = [
    {
      answers: filled(model, reach.base.answers),
      factor: [] as readonly string[],
      moves: [] as readonly { field: string; value: unknown; after: Answers }[],
    },
  ];
  for (const { factor, all, moves } of reach.states) {
    for (const state of all) {
      const answers = filled(model, complete(model, withState(reach, factor, state), { kept: factor }).answers);
      const after = moves
        .filter(({ from }) => from === state)
        .map(({ move: { field, value } }) => ({ field, value, after: afterAnswer(model, answers, field, value) }));
      through.push({ answers, factor, moves: after });
    }
  }
  return { model, through };
}

/** Answers without a visible question, or that are not among its options. */
function strays({ form, stepOf }: SimulationModel, answers: Answers): string[] {
  const steps = stepsFor(form, answers);
  return Object.keys(answers).filter((field) => {
    const step = stepOf.get(field);
    if (isEmpty(answerOf(answers, field)) || (step === undefined && form.plan.carried.includes(field))) return false;
    if (!step || !steps.includes(step)) return true;
    const isShown = visibleFields(step, answers).has(field) || step.plan.fields[field]?.whenHidden === 'keep';
    return !isShown || !isOffered(step, field, answers);
  });
}

/** The fields that depend on this one, directly or not: by conditions, narrowed choices, effects, expressions. */
function dependents({ formModel: { sets } }: SimulationModel, field: string): ReadonlySet<string> {
  const found = new Set([field]);
  for (const name of found) {
    for (const set of sets) {
      for (const field of set.fields.values()) if (dependsOn(set, field).includes(name)) found.add(field.name);
      for (const { of, reads } of set.expressions)
        if ((of.kind === 'computed' || of.kind === 'prefill') && reads.includes(name)) found.add(of.field);
      for (const { config } of set.effects)
        if (config.changed === name)
          for (const other of [...Object.keys(config.set ?? {}), ...(config.clear ?? [])]) found.add(other);
    }
  }
  return found;
}

describe.each(filesOf('wizard'))('%s', (_, source) => {
  const { model, through } = visitorsOf(source);
  const { form } = model;

  it('lets every visitor finish', () => {
    expect(through.filter(({ answers }) => !walk(form, answers).complete)).toEqual([]);
  });

  it('leads Back to the previous step, and Next returns from there', () => {
    for (const { answers } of through) {
      const walked = walk(form, answers);
      for (const [index, { id }] of walked.steps.entries()) {
        const before = stepBefore(walked, id);
        expect(before).toBe(walked.steps[index - 1]?.id);
        if (before !== undefined) expect([mayOpen(walked, before), stepAfter(walked, before)]).toEqual([true, id]);
      }
    }
  });

  it('leads Edit to its step, or after a change to the first step with a new question', () => {
    for (const { answers, moves } of through) {
      const walked = walk(form, answers);
      expect(summaryOf(form, walked, '').filter(({ step }) => !mayOpen(walked, step))).toEqual([]);
      for (const { after } of moves) {
        const changed = walk(form, after);
        const place = (id: string) => changed.steps.findIndex((step) => step.id === id);
        expect(
          summaryOf(form, changed, '').filter(
            ({ step }) => !mayOpen(changed, step) && place(step) <= place(changed.firstOpen),
          ),
        ).toEqual([]);
      }
    }
  });

  it('drops an answer with its question', () => {
    for (const { answers, moves } of through) {
      expect(strays(model, answers)).toEqual([]);
      for (const { field, value, after } of moves)
        expect(strays(model, after), `${field} ${String(value)}`).toEqual([]);
    }
  });

  it('drops only answers to questions that depend on the changed one', () => {
    for (const { answers, moves } of through) {
      for (const { field, value, after } of moves) {
        const gone = Object.keys(answers).filter(
          (name) => name !== field && !isEmpty(answers[name]) && isEmpty(answerOf(after, name)),
        );
        const tied = dependents(model, field);
        expect(
          gone.filter((name) => !tied.has(name)),
          `${field} ${String(value)}`,
        ).toEqual([]);
      }
    }
  });
});
