import type { ASTNode } from '@marcbachmann/cel-js';
import { LABEL } from './language.ts';
import { daysOfParts, unitsIn, yearsIn } from './possible-days.ts';
import {
  anything,
  areWhole,
  between,
  corners,
  minus,
  ofDay,
  sum,
  total,
  truth,
  widened,
  type Possible,
} from './possible-values.ts';

/** A part of a text; missing where the text is too short for it. */
export function textPart(text: Possible, from = anything, to?: Possible): Possible {
  const [fewest, most] = text.sizes ?? [0, Infinity];
  const [first, last] = [to?.least ?? fewest, to?.greatest ?? fewest];
  const isWithin = areWhole(from, ...(to ? [to] : [])) && from.least >= 0 && from.greatest <= first && last <= fewest;
  return {
    ...anything,
    missing: text.missing || from.missing || to?.missing === true || !isWithin,
    sizes: [Math.max(0, first - from.greatest), Math.max(0, (to?.greatest ?? most) - Math.max(0, from.least))],
  };
}

/** A part of a list; missing where a place in it is not whole or below 0. */
export const listPart = (list: Possible, ...places: readonly Possible[]): Possible => ({
  ...list,
  missing: list.missing || places.some((place) => place.missing || !areWhole(place) || place.least < 0),
  sizes: [0, list.sizes?.[1] ?? Infinity],
});

/** The first or the last item of a list; missing where it may be empty. */
export const endOf = ({ missing, each = anything, sizes = [0, Infinity] }: Possible): Possible => ({
  ...each,
  missing: missing || each.missing || sizes[0] < 1,
});

/**
 * The possible results of a function. `inner`: the possible values of a part; `valueIn`: the literal value of a part,
 * if it has one.
 */
// Long because it has a case for each function.
export function called(
  name: string,
  given: readonly ASTNode[],
  inner: (node: ASTNode) => Possible,
  valueIn: (node: ASTNode) => unknown,
): Possible {
  const all = given.map(inner);
  const missing = all.some((one) => one.missing);
  const [first = anything] = all;
  switch (name) {
    case 'has_':
      return truth(true, true);
    case 'round':
    case 'floor':
    case 'ceil': {
      if (all.length === 1) return between(Math.floor(first.least), Math.ceil(first.greatest), missing, true);
      const places = valueIn(given[1]!);
      const unit = typeof places === 'number' ? 10 ** -Math.trunc(places) : Infinity;
      return between(first.least - unit, first.greatest + unit, missing);
    }
    case 'abs': {
      const [low, high] = [Math.abs(first.least), Math.abs(first.greatest)].sort((a, b) => a - b) as [number, number];
      return between(first.least <= 0 && first.greatest >= 0 ? 0 : low, high, missing, first.isWhole);
    }
    case 'min':
    case 'max': {
      const best = Math[name];
      if (all.length > 1)
        return between(
          best(...all.map(({ least }) => least)),
          best(...all.map(({ greatest }) => greatest)),
          missing,
          areWhole(...all),
        );
      // The least of an empty list is missing.
      const { each = anything, sizes } = first;
      return { ...each, missing: missing || each.missing || !((sizes?.[0] ?? 0) > 0) };
    }
    case 'pow': {
      const power = corners(first, all[1] ?? anything, Math.pow);
      const isSafe = first.least > 0 && Math.abs(power.least) < 1e300 && Math.abs(power.greatest) < 1e300;
      // A power that is not a whole number has twelve digits.
      return isSafe ? widened(power, 1e-11) : anything;
    }
    case 'sum':
      return total(first);
    case 'rows':
      return first;
    case 'size_':
      return between(...(first.sizes ?? [0, Infinity]), missing, true);
    case 'days':
    case 'months':
    case 'years': {
      const { least, greatest } = sum(all[1] ?? anything, minus(first));
      return between(...unitsIn([least, greatest], name), missing, true);
    }
    case 'date':
      return all.length === 3 ? dayOfParts(all, missing) : ofDay(given[0] && valueIn(given[0]));
    case 'year':
      return between(...yearsIn([first.least, first.greatest]), missing, true);
    case 'month':
      return between(1, 12, missing, true);
    case 'day':
      return between(1, 31, missing, true);
    case 'weekday':
      return between(1, 7, missing, true);
    case LABEL:
      return { ...anything, missing };
    default:
      return anything;
  }
}

/** A date of a year, a month and a day. Missing if there may be no such day. */
function dayOfParts(parts: readonly Possible[], missing: boolean): Possible {
  const [years, months, days] = parts as [Possible, Possible, Possible];
  const isWithin = ({ least, greatest }: Possible, from: number, to: number) => least >= from && greatest <= to;
  const isThere = areWhole(...parts) && isWithin(years, 0, 9999) && isWithin(months, 1, 12) && isWithin(days, 1, 28);
  const least = daysOfParts(years.least, months.least, days.least)[0];
  const greatest = daysOfParts(years.greatest, months.greatest, days.greatest)[1];
  return between(least, greatest, missing || !isThere);
}
