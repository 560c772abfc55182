import type { Json, Lost } from '../form.ts';
import { maps, text } from '../reading.ts';

/** A condition on the way to a page, or its opposite. */
interface Literal {
  readonly name: string;
  readonly holds: boolean;
}

/** Ways to a page: all conditions of one of them must hold. */
type Ways = readonly (readonly Literal[])[];

/** A page in the order in which visitors meet it. */
export interface Stop {
  readonly page: Json;
  readonly at: string;
  /** One way of each must be open. None: every visitor meets the page. */
  readonly forks: readonly Ways[];
}

/** More ways to a page than a condition can say. */
const mostWays = 24;

/**
 * The pages of a form in order. Old versions say with `next` where each page leads; newer ones go in the order of the
 * file.
 */
export function stopsOf(source: Json, lost: Lost[]): Stop[] {
  const pages = maps(source.pages);
  const places = new Map(pages.map((page, index) => [page, `/pages/${index}`]));
  const byPath = new Map(pages.map((page) => [text(page.path) ?? '', page]));
  const isGraph = pages.some(({ next }) => maps(next).length > 0);
  const own = (page: Json): readonly Ways[] => {
    const name = text(page.condition);
    return name === undefined ? [] : [[[{ name, holds: true }]]];
  };
  if (!isGraph || source.engine === 'V2')
    return pages.map((page) => ({ page, at: places.get(page)!, forks: own(page) }));
  const start = byPath.get(text(source.startPage) ?? '') ?? pages[0];
  if (!start) return [];
  const order = pageOrder(start, byPath, places, lost);
  const forks = forksTo(order, byPath);
  const unmet = pages.filter((page) => !order.includes(page) && maps(page.components).length > 0);
  for (const page of unmet)
    lost.push({
      at: places.get(page)!,
      what: `the page "${text(page.title) ?? text(page.path)!}", to which nothing leads`,
      way: 'It is asked last now: give it a condition, or leave it out.',
    });
  return [
    ...order.map((page) => {
      const found = forks.get(page)!;
      const wide = found.find((ways) => ways.length > mostWays);
      if (wide)
        lost.push({
          at: places.get(page)!,
          what: `${wide.length} ways to the page "${text(page.title) ?? ''}"`,
          way: 'It is shown more often now: write its condition under when.',
        });
      return { page, at: places.get(page)!, forks: found.filter((ways) => ways !== wide) };
    }),
    ...unmet.map((page) => ({ page, at: places.get(page)!, forks: [] })),
  ];
}

/**
 * The forks before each page. A page that everyone meets who has come to the last page before all ways to it has the
 * forks of that one. Else it has one more: the ways from there.
 */
function forksTo(order: readonly Json[], byPath: ReadonlyMap<string, Json>): ReadonlyMap<Json, readonly Ways[]> {
  const forward = order.map((page, index) =>
    edges(page, byPath).flatMap(({ to, literals }) => {
      const next = order.indexOf(to);
      return next > index ? [{ to: next, literals }] : [];
    }),
  );
  const before = order.map((_, index) =>
    forward.flatMap((ways, from) => ways.filter(({ to }) => to === index).map(({ literals }) => ({ from, literals }))),
  );
  const above: number[] = [0];
  const forks: Ways[][] = [[]];
  for (let index = 1; index < order.length; index += 1) {
    const gate = before[index]!.map(({ from }) => from).reduce((one, other) => shared(one, other, above));
    above[index] = gate;
    const isMetByAll = !hasEndBeside(gate, index, forward);
    const local = isMetByAll ? undefined : waysFrom(gate, index, before);
    forks[index] = local === undefined ? forks[gate]! : [...forks[gate]!, local];
  }
  return new Map(order.map((page, index) => [page, forks[index]!]));
}

/** The last page that is before both of two. `above`: the last page that is before all ways to each. */
function shared(one: number, other: number, above: readonly number[]): number {
  let [first, second] = [one, other];
  while (first !== second)
    if (first > second) first = above[first]!;
    else second = above[second]!;
  return first;
}

type WaysOut = readonly (readonly { readonly to: number; readonly literals: readonly Literal[] }[])[];

/** Whether some way from a page ends without meeting another. */
function hasEndBeside(from: number, without: number, forward: WaysOut): boolean {
  const open = [from];
  const seen = new Set(open);
  for (let page = open.pop(); page !== undefined; page = open.pop()) {
    if (forward[page]!.length === 0) return true;
    for (const { to } of forward[page]!) if (to !== without && !seen.has(to)) open.push(to);
    forward[page]!.forEach(({ to }) => seen.add(to));
  }
  return false;
}

type WaysIn = readonly (readonly { readonly from: number; readonly literals: readonly Literal[] }[])[];

/** The ways from one page to another, in the fewest words. */
function waysFrom(gate: number, page: number, before: WaysIn): Ways {
  const ways = new Map<number, Ways>([[gate, [[]]]]);
  for (let index = gate + 1; index <= page; index += 1)
    ways.set(
      index,
      simplified(
        before[index]!.flatMap(({ from, literals }) =>
          (ways.get(from) ?? []).flatMap((way) => extended(way, literals)),
        ),
      ),
    );
  return ways.get(page)!;
}

/** Where a page leads: the first condition that holds, and else the way without one. */
function edges(page: Json, byPath: ReadonlyMap<string, Json>): { to: Json; literals: readonly Literal[] }[] {
  const next = maps(page.next);
  const conditional = next.filter(({ condition }) => text(condition) !== undefined);
  const others = next.filter(({ condition }) => text(condition) === undefined).slice(0, 1);
  const not = (count: number): Literal[] =>
    conditional.slice(0, count).map(({ condition }) => ({ name: text(condition)!, holds: false }));
  return [
    ...conditional.map((one, index) => ({
      one,
      literals: [...not(index), { name: text(one.condition)!, holds: true }],
    })),
    ...others.map((one) => ({ one, literals: not(conditional.length) })),
  ].flatMap(({ one, literals }) => {
    const to = byPath.get(text(one.path) ?? '');
    return to ? [{ to, literals }] : [];
  });
}

/** Every page after those that lead to it. A way back is lost. */
function pageOrder(
  start: Json,
  byPath: ReadonlyMap<string, Json>,
  places: ReadonlyMap<Json, string>,
  lost: Lost[],
): Json[] {
  const done: Json[] = [];
  const open = new Set<Json>();
  const visit = (page: Json): void => {
    open.add(page);
    for (const { to } of [...edges(page, byPath)].reverse())
      if (open.has(to))
        lost.push({
          at: `${places.get(page)!}/next`,
          what: `the way back to ${text(to.path)!}`,
          way: 'A wizard goes forward only: ask for the same again as rows.',
        });
      else if (!done.includes(to)) visit(to);
    open.delete(page);
    done.push(page);
  };
  visit(start);
  return done.reverse();
}

/** A way with more conditions; none if they contradict each other. */
function extended(way: readonly Literal[], more: readonly Literal[]): (readonly Literal[])[] {
  const result = [...way];
  for (const literal of more) {
    const same = result.find(({ name }) => name === literal.name);
    if (same && same.holds !== literal.holds) return [];
    if (!same) result.push(literal);
  }
  return [result];
}

const keyOf = (way: readonly Literal[]): string =>
  way
    .map(({ name, holds }) => `${holds ? '' : '!'}${name}`)
    .sort()
    .join(' ');

/** The same ways in fewer words: two that differ in only one condition are one way without it. */
function simplified(ways: readonly (readonly Literal[])[]): (readonly Literal[])[] {
  let result = [...new Map(ways.map((way) => [keyOf(way), way])).values()];
  for (let merged = true; merged;) {
    merged = false;
    for (const way of result) {
      const literal = way.find((one) => {
        const opposite = keyOf(way.map((other) => (other === one ? { ...one, holds: !one.holds } : other)));
        return result.some((other) => keyOf(other) === opposite);
      });
      if (!literal) continue;
      const shorter = way.filter((one) => one !== literal);
      const opposite = keyOf([...shorter, { ...literal, holds: !literal.holds }]);
      result = [...result.filter((one) => one !== way && keyOf(one) !== opposite), shorter];
      merged = true;
      break;
    }
  }
  return result.filter(
    (way) =>
      !result.some(
        (other) =>
          other !== way &&
          other.length < way.length &&
          other.every(({ name, holds }) => way.some((one) => one.name === name && one.holds === holds)),
      ),
  );
}
