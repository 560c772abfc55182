import { pick } from '../../../engine/answers.ts';
import { settleSteps } from '../../../engine/wizard/answers.ts';
import type { Answers } from '../../../plan/answers.ts';
import { isBefore } from '../visitor/complete.ts';
import type { SimulationModel, Step } from '../simulation-model.ts';
import { dependsOn } from '../visitor/reads.ts';
import type { States } from '../visitor/states.ts';
import type { Reachability } from './reachability.ts';

/** A rule that judges a step by earlier answers of more than one factor. */
export interface RuleCombination {
  readonly step: Step;
  /** Of each of these factors: the different ways in which what the rule depends on can stand. */
  readonly ways: readonly (readonly Answers[])[];
  readonly fields: readonly string[];
}

/** More combinations than this are not tried; the health quote's rule about ages, the widest of ours, has a hundredth. */
export const most = 10_000;

/** Where factors meet. A rule that depends on one factor alone is none: that one's states are tried one by one. */
export function ruleCombinations({ model, states }: Reachability): RuleCombination[] {
  return model.wizard.steps.flatMap((step) =>
    step.plan.rules.flatMap((rule) => {
      const read = earlierReads(model, step, model.named(rule.plugin, rule.with));
      const deciding = states.filter(({ factor }) => factor.some((field) => read.has(field)));
      const fields = deciding.flatMap(({ factor }) => factor);
      return deciding.length < 2 ? [] : [{ step, fields, ways: deciding.map((one) => waysOf(one, read)) }];
    }),
  );
}

/** The answers of earlier steps that a rule reads, or that decide whether what it reads is shown. */
function earlierReads(model: SimulationModel, step: Step, fields: readonly string[]): ReadonlySet<string> {
  const compiled = model.compiled[model.wizard.steps.indexOf(step)]!;
  const depended = fields.flatMap((field) =>
    compiled.plan.fields[field] ? dependsOn(compiled, compiled.plan.fields[field]) : [],
  );
  return new Set([...fields, ...depended].filter((field) => isBefore(model, field, step)));
}

const waysOf = ({ all }: States, read: ReadonlySet<string>): Answers[] => [
  ...new Map(all.map(({ answers }) => [JSON.stringify(pick(answers, (field) => read.has(field))), answers])).values(),
];

/** How many combinations there are. */
export const countOf = ({ ways }: RuleCombination): number => ways.reduce((product, some) => product * some.length, 1);

/** A visitor for each combination. */
export function* visitorsAt({ model, base }: Reachability, { fields, ways }: RuleCombination): Generator<Answers> {
  const others = pick(base.answers, (field) => !fields.includes(field));
  for (const answers of combined(ways)) yield settleSteps(model.wizard, { ...others, ...answers });
}

function* combined([first, ...rest]: RuleCombination['ways']): Generator<Answers> {
  if (!first) return yield {};
  for (const answers of first) for (const others of combined(rest)) yield { ...answers, ...others };
}
