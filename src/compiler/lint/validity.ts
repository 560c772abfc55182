import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { at, record, text } from '../read/data.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';

/** Ahead of Greenwich all year, in milliseconds. Midnight comes to India first: a figure is as old there as in the words of the site. */
const indianTime = 5.5 * 3_600_000;

/** Today's civil date in India, year-month-day. `SITE_TODAY` asks about another day, such as 2027-04-01. */
export function todayInIndia(now = new Date(), asked = process.env.SITE_TODAY): string {
  return asked !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(asked)
    ? asked
    : new Date(now.getTime() + indianTime).toISOString().slice(0, 10);
}

/**
 * Constants, service times and catalogs hold today: from their first day, through their last, where they have one.
 * Problems: constant/expired, constant/not-yet, constant/never.
 */
export function lintValidity(source: Source, today = todayInIndia()): Problem[] {
  const constants =
    source.kind === 'constants'
      ? Object.keys(record(at(source.data, ['constants']))).map((name) => ['constants', name])
      : [];
  return [[], ...constants].flatMap((path) => datesOf(source, path, today));
}

function datesOf(source: Source, path: Path, today: string): Problem[] {
  const own = record(at(source.data, path));
  const [from, until] = [dayAt(source, path, 'validFrom'), dayAt(source, path, 'validUntil')];
  const isOwn = (key: string) => Object.hasOwn(own, key);
  const what = path.length > 0 ? `The constant "${String(path[1])}"` : 'What stands in this file';
  const spot = (key: string) => placeOf(source, [...path, key]);
  if (until !== undefined && from !== undefined && until < from && (isOwn('validFrom') || isOwn('validUntil')))
    return [say.neverValid(spot(isOwn('validUntil') ? 'validUntil' : 'validFrom'), what)];
  return [
    ...(from !== undefined && isOwn('validFrom') && from > today ? [say.notYet(spot('validFrom'), what, from)] : []),
    ...(until !== undefined && isOwn('validUntil') && until < today
      ? [say.expired(spot('validUntil'), what, until)]
      : []),
  ];
}

/** A constant's own day, or that of its file. */
const dayAt = ({ data }: Source, path: Path, key: string): string | undefined =>
  text(at(data, [...path, key])) ?? text(at(data, [key]));
