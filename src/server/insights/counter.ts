import type { Insight } from '../../shared/plan/insights.ts';
import { noLog, type Log } from '../log.ts';
import { oldestDay, type InsightStore } from './store.ts';

/** Adds up what visits count, and writes it now and then. */
export interface InsightCounter {
  /** Counts what a beacon names, each once, because a visit counts nothing twice. */
  readonly count: (insights: readonly Insight[]) => void;
  /** Writes what is not written yet. Never rejects. */
  readonly close: () => Promise<void>;
}

interface CounterOptions {
  /** The current day of the site, year-month-day. */
  readonly today: () => string;
  /** How many days counts are kept. */
  readonly retention: number;
  readonly log?: Log | undefined;
  /** Between two writes, in ms. Long, so that leads meet few of them. */
  readonly pace?: number | undefined;
}

/** The most different counts in memory, as a large site has in a few days. Others are lost until these are written. */
const maxCounts = 20_000;

/** Counts in memory. A crash loses the counts since the last write; a database that fails gets them later. */
export function createCounter(
  store: InsightStore,
  { today, retention, log = noLog, pace = 10_000 }: CounterOptions,
): InsightCounter {
  let counts = new Map<string, number>();
  let deletedOn = '';
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    const taken = counts;
    counts = new Map();
    const left = [...taken];
    try {
      while (left.length > 0) {
        await store.add(left.slice(0, perWrite).map(countOf));
        left.splice(0, perWrite);
      }
      const day = today();
      if (deletedOn === day) return;
      await store.deleteBefore(oldestDay(day, retention), day);
      deletedOn = day;
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      log.warn(`Counts could not be written yet: ${code ?? name}`);
      for (const [key, number] of left) add(key, number);
    }
  }
  function add(key: string, number: number): void {
    const before = counts.get(key);
    if (before !== undefined || counts.size < maxCounts) counts.set(key, (before ?? 0) + number);
  }
  const flush = () => (writing ??= write().finally(() => (writing = undefined)));
  const timer = setInterval(() => void flush(), pace).unref();
  return {
    count: (insights) => {
      const day = today();
      for (const key of new Set(insights.map((insight) => JSON.stringify({ day, ...insight })))) add(key, 1);
    },
    close: async () => {
      clearInterval(timer);
      await writing;
      await flush();
    },
  };
}

/** Rows of one write. Few, because a lead may wait for it. */
const perWrite = 100;

const countOf = ([key, number]: readonly [string, number]) => ({
  ...(JSON.parse(key) as Insight & { readonly day: string }),
  number,
});
