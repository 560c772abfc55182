import { sortProblems } from '../../shared/problems/print.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { show } from '../../shared/problems/show.ts';
import { array, at, record, asText } from '../read/data.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import { byDayIn, everyEntryHasValue, stretchesOf, type ByDay } from './by-day.ts';
import { overlap, changesIn, datedIn, isDay, isOver, neverHolds, type Dated } from './dated.ts';

/**
 * Checks the days that a file names.
 * Problems: day/bad for an invalid day, day/never for parts without a valid day, and those of values by day
 */
export function checkDays(source: Source, today: string): Problem[] {
  const items = datedIn(source).flatMap((dated) => checkItem(source, dated));
  return [
    ...items,
    ...byDayIn(source).flatMap((value) => checkByDay(source, value, items.length === 0 ? today : undefined)),
    ...[...changesIn(source)].flatMap(([name, changes]) =>
      changes.flatMap(({ from, path }, index) => {
        const place = placeOf(source, [...path, 'from']);
        if (!isDay(from)) return [say.noDay(place, from)];
        const first = firstDayOf(source, path.slice(0, -2));
        if (first !== undefined && from <= first) return [say.changeTooEarly(place, first)];
        return changes.slice(0, index).some((other) => other.from === from)
          ? [say.neverOnDay(place, `Another change of "${name}" is of the same day.`)]
          : [];
      }),
    ),
  ];
}

/** The day from which on a changing value has its first value. */
const firstDayOf = ({ data }: Source, path: Path): string | undefined =>
  asText(record(at(data, path)).validFrom) ?? asText(record(data).validFrom);

function checkItem(source: Source, { path, within, ...days }: Dated): Problem[] {
  const written = record(at(source.data, path));
  const wrong = ['from', 'until'].flatMap((key) => {
    const day = written[key];
    const isWrong = Object.hasOwn(written, key) && !(typeof day === 'string' && isDay(day));
    return isWrong ? [say.noDay(placeOf(source, [...path, key]), show(day))] : [];
  });
  if (wrong.length > 0) return wrong;
  if (neverHolds(days))
    return [say.neverOnDay(placeOf(source, [...path, 'until']), `Its last day is before its first, ${days.from}.`)];
  if (neverHolds(within) || !neverHolds(overlap(within, days))) return [];
  const key = days.from === overlap(within, days).from ? 'from' : 'until';
  return [say.neverOnDay(placeOf(source, [...path, key]), 'The part that contains it does not exist then.')];
}

/** `today`: undefined if days are invalid, so that no further problems follow from them. */
function checkByDay(source: Source, value: ByDay, today: string | undefined): Problem[] {
  const { path, written } = value;
  const inside = [...path, byDayKey];
  const keys = (holder: unknown, around: Path, known: readonly string[]): Problem[] =>
    Object.keys(record(holder))
      .filter((key) => !known.includes(key))
      .map((key) => say.unknownKey(placeOf(source, [...around, key], 'key'), key, known));
  const unknown = [
    ...keys(at(source.data, path), path, [byDayKey]),
    ...array(written).flatMap((entry, index) => keys(entry, [...inside, index], ['from', 'until', 'value'])),
  ];
  if (!everyEntryHasValue(written)) return [...unknown, say.noValueByDay(placeOf(source, inside, 'key'))];
  if (unknown.length > 0 || today === undefined) return unknown;
  const { overlaps, gaps } = stretchesOf(value, today);
  const place = (index: number, key: 'from' | 'until') =>
    placeOf(source, [...inside, index, Object.hasOwn(record(array(written)[index]), key) ? key : 'value']);
  return [
    // Overlaps that have begun have their first day in the past, so that day is left out.
    ...overlaps.map(({ index, from, until }) =>
      say.overlappingDays(place(index, 'from'), { from: from > today ? from : undefined, until }),
    ),
    ...gaps.map(({ index, ...days }) =>
      say.dayGap(place(index, (at(written, [index, 'from']) ?? '') > days.from ? 'from' : 'until'), days),
    ),
  ];
}

/**
 * Expired parts, only the outermost. They never block publishing.
 * Problems: day/over
 */
export function overIn(source: Source, today: string): Problem[] {
  return datedIn(source).flatMap(({ path, within, ...days }) =>
    isOver(days, today) && !isOver(within, today) && isDay(days.until!)
      ? [say.dayOver(placeOf(source, [...path, 'until']), days.until!)]
      : [],
  );
}

/** Problems that come only with the date: they are reported on the day, not long before. */
const byCalendar = /^(claim|constant)\/expired$/;

/** Problems with unused parts. It is enough if they are used on one day. */
const unnamed = /\/(unused|unused-exception|orphan)$/;

/** A site on a day, with its problems on that day. */
export interface OnDay {
  readonly day: string;
  readonly problems: readonly Problem[];
}

/**
 * The problems of today, and those that later days will add, whose messages say from which day on. `past`: the last
 * days of expired parts. Such a part may use what is otherwise unused; both can be removed together.
 */
export function problemsOver([today, ...later]: readonly [OnDay, ...OnDay[]], past: () => readonly OnDay[]): Problem[] {
  const every = [today, ...later].map(idsOn);
  const isUnnamed = (problem: Problem): boolean => every.every((ids) => ids.has(idOf(problem)));
  const before = today.problems.some((problem) => unnamed.test(problem.code) && isUnnamed(problem))
    ? past().map(idsOn)
    : [];
  const counts = (problem: Problem): boolean =>
    !unnamed.test(problem.code) || (isUnnamed(problem) && before.every((ids) => ids.has(idOf(problem))));
  const all = today.problems.filter(counts);
  const known = new Set(all.map(idOf));
  for (const { day, problems } of later) {
    const fresh = problems.filter(
      (problem) => counts(problem) && !byCalendar.test(problem.code) && !known.has(idOf(problem)),
    );
    all.push(...fresh.map((problem) => ({ ...problem, message: `From ${day} on: ${problem.message}` })));
    for (const problem of fresh) known.add(idOf(problem));
  }
  return sortProblems(all);
}

const idsOn = ({ problems }: OnDay): ReadonlySet<string> => new Set(problems.map(idOf));

const idOf = ({ code, place, message }: Problem): string =>
  `${code} ${place.file}:${place.line}:${place.column} ${message}`;
