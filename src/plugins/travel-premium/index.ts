import { answerOf } from '../../shared/engine/answers.ts';
import { daysBetween } from '../../shared/engine/dates.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { EstimatePlugin } from '../../shared/plan/plugins.ts';

interface Count {
  readonly field: string;
  readonly otherwise?: number;
  readonly least?: number;
}

interface TravelPremium {
  readonly destinations: string;
  readonly birthDate: string;
  readonly departure: string;
  readonly return: string;
  readonly rate: number;
  readonly perDays?: number;
  readonly plus?: readonly (Count & { readonly rate: number })[];
  readonly times?: readonly (Count & { readonly per?: number })[];
}

/**
 * Demo premium of a trip: round(rate × multipliers × days / perDays × counts).
 * Takes    civil dates; settings, with rates in the currency of the form
 * Returns  premium: a whole amount ≥ 0, days: whole ≥ 0. Without days, a destination or a date of birth, premium 0 and
 *          a code that says which is missing. Premium 0, also of a trip that rounds to 0, is no amount
 * Errors   never throws
 * Source   spec 9.28–9.31; rates in config/constants/travel-*.yaml
 */
const travelPremium: EstimatePlugin = (answers, settings, multipliers) => {
  const trip = settings as unknown as TravelPremium;
  const found = tripDays(answers, trip);
  const days = found ?? 0;
  const code = missingAnswer(answers, trip, found);
  const amount = code === undefined ? premium(answers, trip, days, multipliers) : 0;
  return {
    values: { premium: amount, days },
    ...(code !== undefined && { code }),
    ...(amount === 0 && { none: true }),
  };
};

/** Undefined while a date is missing. */
function tripDays(answers: Answers, trip: TravelPremium): number | undefined {
  const days = daysBetween(String(answerOf(answers, trip.departure)), String(answerOf(answers, trip.return)));
  return days === undefined ? undefined : Math.max(0, days);
}

/** Wrong answers are reported before missing ones. */
function missingAnswer(answers: Answers, trip: TravelPremium, days: number | undefined): string | undefined {
  if (days === 0) return 'noDays';
  if (answerOf(answers, trip.destinations) === undefined) return 'noDestination';
  if (days === undefined) return 'noDates';
  return answerOf(answers, trip.birthDate) === undefined ? 'noBirthDate' : undefined;
}

function premium(
  answers: Answers,
  { rate, perDays = 1, plus = [], times = [] }: TravelPremium,
  days: number,
  multipliers: readonly number[],
): number {
  const base = plus.reduce((sum, each) => sum + each.rate * readCount(answers, each), rate);
  const raised = multipliers.reduce((product, multiplier) => product * multiplier, base);
  return rounded(
    times.reduce((product, each) => (product * readCount(answers, each)) / (each.per ?? 1), (raised * days) / perDays),
  );
}

function readCount(answers: Answers, { field, otherwise = 0, least = 0 }: Count): number {
  const answer = answerOf(answers, field);
  return Math.max(least, typeof answer === 'number' ? answer : otherwise);
}

/**
 * Rounds half an amount up. Binary fractions write such a half as 3.4999999999999996, which `Math.round` by itself
 * would round down.
 */
const rounded = (amount: number): number => Math.round(Number(amount.toFixed(9)));

export default travelPremium;
