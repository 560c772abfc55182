import type { Place, Problem } from '../../../shared/problems/problem.ts';

/** The rules of fairness, in the order of the proof. */
export const fairRules = ['ticked', 'contact-first', 'refusal', 'pressure', 'shame', 'button', 'order'] as const;
export type FairRule = (typeof fairRules)[number];

/** Something unfair that config declares as an exception, with its reason. */
export interface Excuse {
  readonly place: Place;
  readonly what: string;
  readonly reason: string;
}

/** What one rule examined, and what it found. */
export interface Examined {
  readonly rule: FairRule;
  /** How many of what: { buttons: 12 }. */
  readonly counts: Readonly<Record<string, number>>;
  readonly unfair: readonly Problem[];
  readonly excused: readonly Excuse[];
}

/** One unfair thing: a problem, or an exception if config gives a reason. */
export const judged = (problem: Problem, reason: string | undefined): Pick<Examined, 'unfair' | 'excused'> =>
  reason === undefined
    ? { unfair: [problem], excused: [] }
    : { unfair: [], excused: [{ place: problem.place, what: problem.message, reason }] };

/** What a rule examined in several places, as one. */
export function combined(rule: FairRule, all: readonly Omit<Examined, 'rule'>[]): Examined {
  const counts: Record<string, number> = {};
  for (const one of all)
    for (const [what, count] of Object.entries(one.counts)) counts[what] = (counts[what] ?? 0) + count;
  return {
    rule,
    counts,
    unfair: all.flatMap(({ unfair }) => unfair),
    excused: all.flatMap(({ excused }) => excused),
  };
}
