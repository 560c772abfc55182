import { sortProblems } from '../../problems/print.ts';
import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { at, record, text } from '../read/data.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { both, changesIn, datedIn, isDay, neverHolds, type Dated } from './dated.ts';

/**
 * Checks the days that a file names.
 * Problems: day/bad for what is no day, day/never for what holds on none
 */
export function checkDays(source: Source): Problem[] {
  return [
    ...datedIn(source).flatMap((dated) => checkItem(source, dated)),
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

/** The day from which on what changes has its first value. */
const firstDayOf = ({ data }: Source, path: Path): string | undefined =>
  text(record(at(data, path)).validFrom) ?? text(record(data).validFrom);

function checkItem(source: Source, { path, within, ...days }: Dated): Problem[] {
  const written = record(at(source.data, path));
  const wrong = ['from', 'until'].flatMap((key) => {
    const day = written[key];
    const isWrong = Object.hasOwn(written, key) && !(typeof day === 'string' && isDay(day));
    return isWrong ? [say.noDay(placeOf(source, [...path, key]), String(day))] : [];
  });
  if (wrong.length > 0) return wrong;
  if (neverHolds(days))
    return [say.neverOnDay(placeOf(source, [...path, 'until']), `Its last day is before its first, ${days.from}.`)];
  if (neverHolds(within) || !neverHolds(both(within, days))) return [];
  const key = days.from === both(within, days).from ? 'from' : 'until';
  return [say.neverOnDay(placeOf(source, [...path, key]), 'What it is part of is not there then.')];
}

/** Problems that come by the calendar alone: whoever looks after the value is told on the day, not long before. */
const byCalendar = /^(claim|constant)\/expired$/;

/** Problems with what nothing names. A day on which something names it is enough. */
const unnamed = /\/(unused|unused-exception|orphan)$/;

/** A site on a day, with the problems that it has then. */
export interface OnDay {
  readonly day: string;
  readonly problems: readonly Problem[];
}

/** The problems of today, and those that the days to come will bring besides, which say from which day on. */
export function problemsOver([today, ...later]: readonly [OnDay, ...OnDay[]]): Problem[] {
  const every = [today, ...later].map(({ problems }) => new Set(problems.map(idOf)));
  const counts = (problem: Problem): boolean =>
    !unnamed.test(problem.code) || every.every((ids) => ids.has(idOf(problem)));
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

const idOf = ({ code, place, message }: Problem): string =>
  `${code} ${place.file}:${place.line}:${place.column} ${message}`;
