import type { AnswerRule } from '../../../shared/plan/config.generated.ts';
import type { FieldSchema } from '../types.ts';

/** How many multiples of a step are tried on each side of a bound, so that some are not multiples of other steps. */
const nearbyMultiples = Array.from({ length: 12 }, (_, index) => index - 4);

/**
 * Numbers at every bound of a field and of the rules about it, between these, and beside them; and near each, multiples
 * of their steps and of several steps together.
 */
export function decidingNumbers(field: FieldSchema, rules: readonly AnswerRule[]): number[] {
  const named = [field, ...rules].map(namedIn);
  const bounds = [...new Set([0, ...named.flatMap(({ bounds }) => bounds)])].sort((a, b) => a - b);
  const steps = [...new Set([...(field.type === 'integer' ? [1] : []), ...named.flatMap(({ steps }) => steps)])];
  const between = bounds.flatMap((bound, index) => (index === 0 ? [] : [(bounds[index - 1]! + bound) / 2]));
  const points = [...bounds, ...(field.type === 'integer' ? [] : between)];
  // A third of every step is not a multiple of any.
  const little = Math.min(1, ...steps) / 3;
  const beside = points.flatMap((point) => [point, point - 1, point + 1, point - little, point + little]);
  const multiples = commonMultiples(steps).flatMap((step) =>
    points.flatMap((point) => nearbyMultiples.map((count) => (Math.floor(point / step) + count) * step)),
  );
  return [...new Set([...beside, ...multiples].map((value) => Number(value.toFixed(9))))];
}

interface NamedBounds {
  readonly bounds: readonly number[];
  readonly steps: readonly number[];
}

function namedIn(rule: FieldSchema | AnswerRule): NamedBounds {
  const { multipleOf, minimum, exclusiveMinimum, maximum, exclusiveMaximum, const: only } = rule;
  const { enum: some = [], not, anyOf = [] } = rule as AnswerRule;
  const inner = [...(not === undefined ? [] : [not]), ...anyOf].map(namedIn);
  const values = [minimum, exclusiveMinimum, maximum, exclusiveMaximum, only, ...some];
  return {
    bounds: [...values.filter((value) => typeof value === 'number'), ...inner.flatMap(({ bounds }) => bounds)],
    steps: [...(multipleOf === undefined ? [] : [multipleOf]), ...inner.flatMap(({ steps }) => steps)],
  };
}

/** For each combination of a few steps, the least number that is a multiple of all of them. */
const commonMultiples = (steps: readonly number[]): number[] => [
  ...new Set(
    steps
      .slice(0, 5)
      .reduce<number[]>((all, step) => [...all, step, ...all.map((other) => leastCommonMultiple(other, step))], []),
  ),
];

/** A factor that makes whole numbers of steps such as 0.05. */
const precision = 10_000;

function leastCommonMultiple(one: number, other: number): number {
  const [a, b] = [Math.round(one * precision), Math.round(other * precision)];
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return ((a / divisor(a, b)) * b) / precision;
}
