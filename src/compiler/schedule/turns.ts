import { dateAfter } from '../../shared/engine/dates.ts';
import { at } from '../read/data.ts';
import type { Path, Source } from '../read/source.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import { overlap, changesIn, datedIn, isDay, neverHolds } from './dated.ts';

/** Something that changes from one day to the next. */
export interface Turn {
  readonly day: string;
  readonly kind: 'begins' | 'ends' | 'changes';
  readonly source: Source;
  /** The path of the page, the item or the entry with the days, or of the change of a constant or a table. */
  readonly path: Path;
  /** The value there. */
  readonly item: unknown;
}

/** The changes on the days after this one, in their order. */
export const turnsAfter = (today: string, sources: readonly Source[]): Turn[] =>
  sources
    .flatMap((source) => [...comings(source), ...changeTurns(source)])
    .filter(({ day }) => isDay(day) && day > today)
    .map((turn) => ({ ...turn, item: at(turn.source.data, turn.path) }))
    .sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));

/** Beginnings and ends. A value by day changes when its next entry begins. */
const comings = (source: Source): Omit<Turn, 'item'>[] =>
  datedIn(source).flatMap(({ path, within, ...own }): Omit<Turn, 'item'>[] => {
    const { from, until } = overlap(within, own);
    if (neverHolds({ from, until })) return [];
    const isEntry = path.at(-2) === byDayKey;
    const end = until === undefined ? undefined : dateAfter(until, 1, 'days');
    return [
      ...(from === undefined
        ? []
        : [{ day: from, kind: isEntry ? ('changes' as const) : ('begins' as const), source, path }]),
      ...(end === undefined ? [] : [{ day: end, kind: 'ends' as const, source, path }]),
    ];
  });

const changeTurns = (source: Source): Omit<Turn, 'item'>[] =>
  [...changesIn(source).values()].flat().map(({ from, path }) => ({ day: from, kind: 'changes', source, path }));

/** The days on which the site changes, in order. */
export const daysOfTurns = (turns: readonly Turn[]): string[] => [...new Set(turns.map(({ day }) => day))];
