import { pick } from '../../../shared/engine/answers.ts';
import { settle } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import { isBefore } from '../visitor/complete.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import { dependsOn } from '../visitor/reads.ts';
import type { States } from '../visitor/states.ts';
import type { Reachability } from './reachability.ts';

/** A rule of a step that reads earlier answers of more than one factor. */
export interface RuleCombination {
  readonly step: Step;
  /** For each of these factors, the answers that it can have to what the rule depends on. */
  readonly ways: readonly (readonly Answers[])[];
  readonly fields: readonly string[];
}

/**
 * The most combinations that are tried. Our widest rule, about the ages in the health quote, has a hundredth of them.
 */
export const mostCombinations = 10_000;

/**
 * The rules whose combinations must be tried. A rule that depends on only one factor needs none, because the states of
 * that factor are tried one by one.
 */
export function ruleCombinations({ model, states }: Reachability): RuleCombination[] {
  return model.form.steps.flatMap((step) =>
    step.plan.rules.flatMap((rule) => {
      const reads = earlierReads(model, step, model.fieldsOf(rule, step));
      const deciding = states.filter(({ factor }) => factor.some((field) => reads.has(field)));
      const fields = deciding.flatMap(({ factor }) => factor);
      return deciding.length < 2 ? [] : [{ step, fields, ways: deciding.map((one) => waysOf(one, reads)) }];
    }),
  );
}

/** The answers of earlier steps that a rule reads, or that decide whether the fields that it reads are shown. */
function earlierReads(model: SimulationModel, step: Step, fields: readonly string[]): ReadonlySet<string> {
  const set = setOf(model, step);
  const deciding = fields.flatMap((name) => {
    const field = set.fields.get(name);
    return field ? dependsOn(set, field) : [];
  });
  return new Set([...fields, ...deciding].filter((field) => isBefore(model, field, step)));
}

/** One state of a factor for each combination of the answers that are read. */
const waysOf = ({ all }: States, reads: ReadonlySet<string>): Answers[] => [
  ...new Map(all.map(({ answers }) => [JSON.stringify(pick(answers, (field) => reads.has(field))), answers])).values(),
];

/** The number of combinations. */
export const combinationCount = ({ ways }: RuleCombination): number =>
  ways.reduce((product, some) => product * some.length, 1);

/** A visitor for each combination. */
export function* visitorsAt({ model, base }: Reachability, { fields, ways }: RuleCombination): Generator<Answers> {
  const others = pick(base.answers, (field) => !fields.includes(field));
  for (const answers of combined(ways)) yield settle(model.form, { ...others, ...answers });
}

function* combined([first, ...rest]: RuleCombination['ways']): Generator<Answers> {
  if (!first) return yield {};
  for (const answers of first) for (const others of combined(rest)) yield { ...answers, ...others };
}
