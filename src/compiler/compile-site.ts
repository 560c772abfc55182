import { problems as say } from '../shared/problems/catalogue.ts';
import { todayIn } from '../shared/engine/dates.ts';
import { sortProblems } from '../shared/problems/print.ts';
import type { Problem } from '../shared/problems/problem.ts';
import type { CheckedTranslation } from './check/checked.ts';
import { checkSource, type Check } from './check/check.ts';
import type { Contracts } from './check/contracts.ts';
import { pastDays } from './schedule/dated.ts';
import { checkDays, overIn, problemsOver, type OnDay } from './schedule/problems.ts';
import { daysOfTurns, turnsAfter, type Turn } from './schedule/turns.ts';
import { attempt, attemptProblems } from './faults.ts';
import { type SymbolTable } from './resolve/symbols.ts';
import { onDay } from './simulate/on-day.ts';
import { allSaved, isRowsFile, readAssets, readFiles, type FoundFile, type Unsaved } from './read/files.ts';
import type { DataCache } from './cache/data-cache.ts';
import { ResultCache } from './cache/results.ts';
import { compileDay } from './compile-day.ts';
import type { Read, Reported } from './day.ts';
import { Languages, type Compile, type DayInLanguages, type TranslationsOfSite } from './languages.ts';
import { parseFile, type Parsed } from './read/parse.ts';
import { at, asText } from './read/data.ts';
import { isTimeZone, todayOf } from './resolve/time-zone.ts';
import { wholeFile } from './read/source.ts';
import { readCsv } from './table/csv.ts';

/** A site as it is on a day, and from then on until a date in its config changes it. */
export interface SiteOnDay {
  readonly symbols: SymbolTable;
  /** The same in each other language in which a page is published. */
  readonly languages: readonly SymbolTable[];
}

/** What the compiler knows of a site: every name in it, and every problem with it. */
export interface Site extends SiteOnDay {
  /** Undefined for a site with one language. */
  readonly translations: TranslationsOfSite | undefined;
  /** The problems of today, and those that later days will bring. */
  readonly problems: readonly Problem[];
  /** Problems that block publishing, not the preview: placeholder texts, and examples that no longer hold. */
  readonly unready: readonly Problem[];
  /** Expired content, and translations of older words, which never block. */
  readonly over: readonly Problem[];
  /** The site on each later day on which a date in its config changes it. */
  readonly later: readonly SiteOnDay[];
}

/** A site with everything checked except what needs simulated visitors, which can take seconds. */
export interface SiteBegun extends SiteOnDay, Reported, Pick<Site, 'later' | 'over' | 'translations'> {
  /** What changes on which of the days to come. */
  readonly turns: readonly Turn[];
  /** Runs the simulated visitors. */
  finish(): Site;
}

/** What a compiler caches between compilations: for each day, what was made of each file. */
export type KeptDays = Map<string, ResultCache>;

/**
 * Takes every file under `root`/config through the stages. It collects every problem of every file: a file goes through
 * as many stages as its mistakes allow, whatever the other files contain, and a problem that only follows from another
 * is not reported. `cache` avoids parsing known texts again. Never throws, whatever the files contain
 * (tests/unit/compiler/robust.test.ts, tests/unit/compiler/faults.test.ts).
 */
export const compileSite = (root: string, contracts: Contracts, cache?: DataCache): Site =>
  beginSite(root, contracts, cache).finish();

/**
 * The same without the simulated visitors. `kept` avoids repeating work whose inputs have not changed. `unsaved`: the
 * texts in an editor that are not on the disk yet.
 */
export function beginSite(
  root: string,
  contracts: Contracts,
  cache?: DataCache,
  kept: KeptDays = new Map(),
  unsaved: Unsaved = allSaved,
): SiteBegun {
  const { now, timeZone, ...read } = readAll(root, contracts, cache, unsaved);
  const { sources } = read;
  // Files without words in another language are the same there, and so are their results.
  const compile: Compile = (files, day) => compileDay(files, day, resultsOf(day, kept));
  const languages = new Languages(read, compile);
  const compiled = (day: string): DayInLanguages => languages.with(compile(read, day));
  // For today the clock is not changed.
  const on = <Result>(day: string, work: () => Result): Result =>
    onDay(day === todayIn(timeZone) ? undefined : day, work);
  const begun = (day: string) => ({ day, site: on(day, () => compiled(day)) });
  const turns = turnsAfter(now, sources);
  const days = [now, ...daysOfTurns(turns)].map(begun);
  const [
    {
      site: { symbols, languages: inOthers },
    },
    ...later
  ] = days as [(typeof days)[0], ...typeof days];
  const past = pastDays(sources, now);
  const over = (told: readonly Reported[]): Reported => {
    const problems = (kind: keyof Reported) =>
      problemsOver(
        told.map((one, index) => ({ day: days[index]!.day, problems: one[kind] })) as [OnDay, ...OnDay[]],
        () => past.map((day) => ({ day, problems: begun(day).site[kind] })),
      );
    return { problems: problems('problems'), unready: problems('unready') };
  };
  const known = {
    symbols,
    languages: inOthers,
    translations: languages.known,
    later: later.map(({ site }) => ({ symbols: site.symbols, languages: site.languages })),
    over: sortProblems([...sources.flatMap((source) => overIn(source, now)), ...languages.stale()]),
  };
  return {
    ...known,
    ...over(days.map(({ site }) => site)),
    turns,
    finish: () => ({ ...known, ...over(days.map(({ day, site }) => on(day, site.finish))) }),
  };
}

/** The cached results of a day. */
function resultsOf(day: string, kept: KeptDays): ResultCache {
  if (!kept.has(day)) kept.set(day, new ResultCache());
  return kept.get(day)!;
}

/** A file of config/translations, which only its contract checks. */
function checkedTranslation({ source, problems }: Parsed, contracts: Contracts): Check {
  return source ? checkSource(source, contracts) : { checked: undefined, problems };
}

/** Reads every file, and reports what is wrong with each by itself. */
function readAll(
  root: string,
  contracts: Contracts,
  cache: DataCache | undefined,
  unsaved: Unsaved,
): Read & { readonly now: string; readonly timeZone: string | undefined } {
  const found = readFiles(root, unsaved);
  const isTranslation = ({ file }: FoundFile) => file.startsWith('config/translations/');
  const files = found.filter((file) => !isRowsFile(file) && !isTranslation(file));
  const csvs = found.filter(isRowsFile).map(({ file, bytes }) => readCsv(file, bytes));
  const parse = (file: FoundFile) =>
    attempt<Parsed>(
      file,
      // A text is cached for later runs once it is saved.
      () => parseFile(file, file.isUnsaved ? undefined : cache),
      (problem) => ({ problems: [problem] }),
    );
  const parsed = files.map(parse);
  const translated = found.filter(isTranslation).map((file) => checkedTranslation(parse(file), contracts));
  const sources = parsed.flatMap(({ source, partial = source }) => partial ?? []);
  const zone = asText(at(sources.find(({ kind }) => kind === 'site')?.data, ['timeZone']));
  const timeZone = zone !== undefined && isTimeZone(zone) ? zone : undefined;
  const now = todayOf(timeZone);
  return {
    now,
    timeZone,
    root,
    contracts,
    cache,
    files,
    csvs: new Map(csvs.map((csv) => [csv.name, csv])),
    assets: readAssets(root, unsaved),
    sources,
    translations: translated.flatMap(({ checked }) => (checked as CheckedTranslation | undefined) ?? []),
    problems: [
      ...(files.some(({ kind }) => kind === 'site') ? [] : [say.noSite(wholeFile('config/site.yaml'))]),
      ...parsed.flatMap(({ problems }) => problems),
      ...translated.flatMap(({ problems }) => problems),
      ...sources.flatMap((source) => attemptProblems(source, () => checkDays(source, now))),
    ],
  };
}
