import { isAnswer } from '../../../shared/engine/answers.ts';
import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import type { Holds, Predicate } from './predicates.ts';
import { placesNear, type Domain, type Scale } from './scales.ts';

/** The possible answers to the fields of a predicate. */
export type Domains = ReadonlyMap<string, Domain>;

/** Two visitors: a predicate is true for one and false for the other. */
export interface Turn {
  /** The only field that they answer differently; undefined if they differ in several. */
  readonly field?: string;
  readonly sides: readonly Answers[];
}

/** How many visitors with different answers to the other fields search for crossings; fewer if many are read. */
const visitors = (inputs: number): number => (inputs < 2 ? 1 : Math.max(3, Math.min(24, Math.floor(72 / inputs))));

/**
 * How many crossings of a predicate are kept for one field. When many fields decide, one is enough, because the answers
 * to all of them are combined.
 */
const mostFor = (inputs: number): number => (inputs > 3 ? 1 : 2);

/** The most fields of one predicate whose crossings are searched for, and the most visitors who search closely. */
const [mostFields, mostClose] = [8, 6];

/** The most answers to all fields of a predicate together that are tried one by one. */
const maxTriedAnswers = 20_000;

/** The most combinations of representative answers. */
const mostJoined = 500;

/**
 * The turns of a predicate and of each of its parts, those of different fields first. If the predicate itself has no
 * turn, all answers are tried one by one if they are few enough, and otherwise more positions.
 */
export function turnsOf({ parts, numbers }: Predicate, domains: Domains): Turn[][] {
  const turns = turnsAlong(parts, domains, (scale) => placesNear(scale, numbers));
  const [whole] = parts;
  if (!whole || turns[0]!.length > 0) return withJumps(parts, turns, domains);
  if (isCountable(domains))
    return withJumps(parts, [sidesAmong(whole, everyAnswer(domains)), ...turns.slice(1)], domains);
  const closer = turnsAlong(parts, domains, (scale) => placesNear(scale, numbers, true), mostClose);
  return withJumps(parts, closer, domains);
}

/** Whether all answers to the fields together are few enough to be tried one by one. */
export const isCountable = (domains: Domains): boolean => domainSize(domains) <= maxTriedAnswers;

const domainSize = (domains: Domains): number =>
  [...domains.values()].reduce((product, { every }) => product * (every?.length ?? Infinity), 1);

/** All answers to all fields, together. */
export function* everyAnswer(domains: Domains): Generator<Answers> {
  const [first, ...others] = domains;
  if (!first) return yield {};
  const [field, { every = [] }] = first;
  for (const answers of everyAnswer(new Map(others)))
    for (const answer of every) yield answer === undefined ? answers : { ...answers, [field]: answer };
}

/** A visitor for each side, if a single field cannot make the difference. */
function withJumps(parts: readonly Holds[], turns: readonly Turn[][], domains: Domains): Turn[][] {
  const some = Array.from({ length: Math.max(visitors(domains.size), 12) }, (_, visitor) =>
    answersOf(domains, visitor),
  );
  const tried = new Map([...domains].map(([field, domain]) => [field, { ...domain, every: domain.some }]));
  if (domainSize(tried) <= mostJoined) some.push(...everyAnswer(tried));
  return parts.map((holds, part) => (turns[part]!.length > 0 ? turns[part]! : sidesAmong(holds, some)));
}

/** The first visitor for whom a predicate is true, and the first for whom it is false. */
function sidesAmong(holds: Holds, some: Iterable<Answers>): Turn[] {
  const sides = new Map<boolean, Answers>();
  for (const answers of some) {
    const side = holds(answers);
    if (side !== undefined && !sides.has(side)) sides.set(side, answers);
    if (sides.size === 2) break;
  }
  return sides.size > 0 ? [{ sides: [...sides.values()] }] : [];
}

/**
 * The turns of all parts on the scales of the fields. The positions at which inner parts change are tried with outer
 * ones.
 */
function turnsAlong(
  parts: readonly Holds[],
  domains: Domains,
  placesOf: (scale: Scale) => number[],
  most = Infinity,
): Turn[][] {
  const byField: Turn[][][] = [];
  const [count, enough] = [Math.min(most, visitors(domains.size)), mostFor(domains.size)];
  for (const [field, { scales }] of domains) {
    if (byField.filter(([whole]) => whole!.length > 0).length >= mostFields) break;
    for (const scale of scales) {
      const [base, found]: [number[], Turn[][]] = [placesOf(scale), parts.map(() => [])];
      for (let visitor = 0; visitor < count && found.some(({ length }) => length < enough); visitor++) {
        const answersAt = answersAlong(field, scale, answersOf(domains, visitor));
        let places = base;
        for (const [part, holds] of [...parts.entries()].reverse()) {
          if (found[part]!.length >= enough) continue;
          const crossed = crossings(holds, field, answersAt, places);
          found[part]!.push(...crossed.map(({ turn }) => turn));
          if (crossed.length > 0) places = sortedUnique([...places, ...crossed.flatMap(({ at }) => at)]);
        }
      }
      byField.push(found.map((turns) => turns.slice(0, 2 * enough)));
    }
  }
  return parts.map((_, part) => alternating(byField.map((found) => found[part]!)));
}

const sortedUnique = (places: readonly number[]): number[] => [...new Set(places)].sort((a, b) => a - b);

/** The first of each list, then the second of each, and so on. */
function alternating(lists: readonly Turn[][]): Turn[] {
  const most = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

/** Answers to all fields, different for each visitor. */
function answersOf(domains: Domains, visitor: number): Answers {
  const answers = [...domains].map(([field, { some }], place) => {
    // Each field changes at its own pace, so that visitors meet many combinations.
    const index = (Math.floor(some.length / 2) + visitor * (2 * place + 1)) % some.length;
    return [field, some[index]] as const;
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}

interface Crossing {
  readonly turn: Turn;
  readonly at: readonly number[];
}

/**
 * The answers at a position of the scale of a field, with these other answers; undefined if the scale has no answer
 * there.
 */
type AnswersAt = (index: number) => Answers | undefined;

/** Each position is made once, so that what depends on its answers is computed once for all parts of a predicate. */
function answersAlong(field: string, scale: Scale, others: Answers): AnswersAt {
  const made = new Map<number, Answers | undefined>();
  return (index) => {
    if (!made.has(index)) {
      const answer = scale.at(index);
      made.set(index, answer === undefined || !isAnswer(answer) ? undefined : { ...others, [field]: answer });
    }
    return made.get(index);
  };
}

/** Both sides of each position on the scale of a field where the predicate changes. */
function crossings(holds: Holds, field: string, answersAt: AnswersAt, places: readonly number[]): Crossing[] {
  const at = (index: number): boolean | undefined => {
    const answers = answersAt(index);
    return answers && holds(answers);
  };
  const known = places.map(at);
  return places.slice(1).flatMap((right, index): Crossing[] => {
    let [low, high] = [places[index]!, right];
    const before = known[index];
    if (before === undefined || known[index + 1] === undefined || before === known[index + 1]) return [];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle) === before) low = middle;
      else high = middle;
    }
    const sides = [low, high].map(answersAt).filter((answers) => answers !== undefined);
    return [{ turn: { field, sides }, at: [low, high] }];
  });
}

/** Answers to one field on both sides of each value where a predicate changes, while the others stay. */
export const turnsNear = (
  { parts, numbers }: Pick<Predicate, 'parts' | 'numbers'>,
  domains: Domains,
  answers: Answers,
): (readonly [string, Answer])[] =>
  [...domains].flatMap(([field, { scales }]) =>
    scales.flatMap((scale) => {
      const [places, answersAt] = [placesNear(scale, numbers), answersAlong(field, scale, answers)];
      return parts
        .flatMap((holds) => crossings(holds, field, answersAt, places))
        .flatMap(({ turn }) => turn.sides.map((side) => side[field]))
        .flatMap((answer) => (answer === undefined ? [] : [[field, answer] as const]));
    }),
  );
