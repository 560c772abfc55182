import { problems as say } from '../problems/catalogue.ts';
import { sortProblems } from '../problems/print.ts';
import type { Problem } from '../problems/problem.ts';
import { atOrigin, atTemplate, withoutRepeats } from '../problems/repeats.ts';
import { checkSource, type Check } from './check/check.ts';
import type { Checked } from './check/checked.ts';
import type { Contracts } from './check/contracts.ts';
import { absentPage } from './schedule/absent.ts';
import { isTold } from './schedule/by-day.ts';
import { isThereOn, sourceOn } from './schedule/on-day.ts';
import { fillSources, type Filled, type Lost } from './fill/fill.ts';
import { attempt, attemptProblems } from './faults.ts';
import { inlined, type Inlined } from './resolve/inline.ts';
import { resolveSource } from './resolve/resolve.ts';
import { collectSymbols, type Broken, type SymbolTable } from './resolve/symbols.ts';
import { references } from './resolve/references.ts';
import { lintSource } from './lint/lint.ts';
import { lintReached } from './lint/reached.ts';
import { lintSite } from './lint/site.ts';
import { lintUnused } from './lint/unused.ts';
import { runExamples, simulateVisitors } from './simulate/simulate.ts';
import { folders, meantAs, type FoundFile } from './read/files.ts';
import type { DataCache } from './cache/data-cache.ts';
import type { Kept } from './cache/kept.ts';
import { wholeFile, type Source } from './read/source.ts';
import { checkTable } from './table/check-table.ts';
import { type Csv } from './table/csv.ts';
import type { ReadTable } from './table/read-table.ts';
import { readTables, withTables, type Tables } from './table/tables.ts';
import { formModel, workingSetsOf } from './model/form-model.ts';

/** The files of a site, and what is wrong with them whatever day it is. */
export interface Read {
  readonly root: string;
  readonly contracts: Contracts;
  readonly cache: DataCache | undefined;
  readonly files: readonly FoundFile[];
  /** The files with the rows of tables, by name. */
  readonly csvs: ReadonlyMap<string, Csv>;
  /** Paths of the pictures, from config/assets. */
  readonly assets: readonly string[];
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
}

/** What is wrong with a site on a day: with it, and what only keeps it from being published. */
export type Told = Readonly<Record<'problems' | 'unready', readonly Problem[]>>;

/** A site on a day, of which all is checked but what takes visitors. */
export interface DayBegun extends Told {
  readonly symbols: SymbolTable;
  /** Lets the visitors come, and runs the examples of a site that is sound by then. */
  finish(): Told;
}

/** What passed its contract, what did not, and what is wrong with it. */
function shaped(filled: Filled, { contracts, files }: Pick<Read, 'contracts' | 'files'>) {
  const placed = filled.sources.map((source) => checkPlaced(source, contracts));
  const formed = placed
    .flatMap(({ checked }) => checked ?? [])
    .map((source) =>
      attempt<Partial<Inlined> & { problem?: Problem }>(
        source,
        () => inlined(source),
        (problem) => ({ problem }),
      ),
    );
  const sound = formed.flatMap(({ source, lists = [] }) => (source ? [{ source, lists }] : []));
  const soundFiles = new Set(sound.map(({ source }) => source.file));
  const broken = files
    .filter(({ file }) => !soundFiles.has(file))
    .map((file) => ({ ...meantAs(file), text: file.bytes?.toString() ?? '' }));
  return {
    sound,
    broken,
    others: placed.flatMap(({ other }) => other ?? []),
    problems: [...placed.flatMap(({ problems }) => problems), ...formed.flatMap(({ problem }) => problem ?? [])],
  };
}

/** Takes the files through all stages behind the first, as they are on a day. `kept`: what was made on this day. */
export function compileDay(
  { root, contracts, cache, files, csvs, assets, ...read }: Read,
  day: string,
  kept: Kept,
): DayBegun {
  const sources = read.sources
    .filter(isTold)
    .map((source) => kept.once('day', source, {}, () => sourceOn(source, day)));
  const absent = read.sources.filter((source) => !isThereOn(source, day));
  const filled = attempt<Filled>(
    { file: 'config' },
    () => fillSources(sources, lostFiles(files, sources, contracts), kept),
    (problem) => ({ sources: [], problems: [problem], used: new Set(), lists: new Set() }),
  );
  const isThere = ({ file }: Pick<Source, 'file'>) => !absent.some((source) => source.file === file);
  const there = { ...filled, sources: filled.sources.filter(isThere) };
  const { sound, broken, others, problems: misshapen } = shaped(there, { contracts, files: files.filter(isThere) });
  const tables = readTables(sound, csvs);
  const lostTables = broken.flatMap(({ kind, id }) => (kind === 'table' && !tables.has(id) ? [id] : []));
  const symbols = collectSymbols(
    withTables(sound, tables, lostTables, kept),
    [...broken, ...others],
    assets,
    contracts,
    day,
    csvs,
    absent.map((page) => absentPage(page, filled.sources.find(({ file }) => file === page.file) ?? page)),
  );
  const early = [...read.problems, ...filled.problems, ...misshapen];
  const known = { filled, isWhole: early.length === 0, cache, tables, lostTables, csvs, kept };
  const { found, visitable } = checkTogether(symbols, root, known);
  const told = (problems: readonly Problem[]) => sortProblems(withoutRepeats(atOrigin(atTemplate(problems))));
  const unfinished = found.filter(({ code }) => code === 'copy/unfinished');
  const before = [...early, ...found.filter(({ code }) => code !== 'copy/unfinished')];
  return {
    symbols,
    problems: told(before),
    unready: told(unfinished),
    finish: () => {
      const simulated = visitable.flatMap((source) =>
        attemptProblems(source, () =>
          kept.once('visitors', source, symbols, (asked) => simulateVisitors(source, asked, cache)),
        ),
      );
      const problems = told([...before, ...simulated]);
      const examples = problems.length > 0 ? [] : examplesOf(symbols, cache, kept);
      return { problems, unready: told([...unfinished, ...examples]) };
    },
  };
}

/** What comes otherwise than the examples of a sound site say. */
const examplesOf = (symbols: SymbolTable, cache: DataCache | undefined, kept: Kept): Problem[] =>
  [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) =>
    attemptProblems(source, () => kept.once('examples', source, symbols, (asked) => runExamples(source, asked, cache))),
  );

interface Together {
  readonly filled: Filled;
  /** Whether every file of the site is among the symbols. */
  readonly isWhole: boolean;
  readonly cache: DataCache | undefined;
  readonly tables: Tables;
  /** The names of tables of which nothing is known. */
  readonly lostTables: readonly string[];
  readonly csvs: ReadonlyMap<string, Csv>;
  readonly kept: Kept;
}

/**
 * The stages in which a file is seen together with the files that it names. `visitable`: the forms and wizards that are
 * sound enough for visitors.
 */
function checkTogether(
  symbols: SymbolTable,
  root: string,
  known: Together,
): { found: Problem[]; visitable: (Checked<'form'> | Checked<'wizard'>)[] } {
  const { filled, isWhole, cache, tables, lostTables, csvs, kept } = known;
  const { sources } = symbols;
  const forms = [...symbols.forms.values(), ...symbols.wizards.values()];
  const unresolved = sources.flatMap((source) =>
    attemptProblems(source, () => kept.once('resolve', source, symbols, (asked) => resolveSource(source, asked))),
  );
  const isSound = (source: Checked) => !hinders(source, unresolved) && !restsOn(source, symbols.broken, symbols);
  const checkedTable = (table: ReadTable) =>
    attemptProblems(table.source, () => kept.once('table', table, {}, () => checkTable(table, cache)));
  const tabled = [...tables].flatMap(([id, table]) => {
    const found = isSound(table.source) ? checkedTable(table) : [];
    return isSound(table.source) && found.length === 0 ? [] : [{ id, found, isRead: table.problems.length === 0 }];
  });
  // What a form would get of a table is unknown while something is wrong with the table.
  const unread = new Set([...tabled.filter(({ isRead }) => !isRead).map(({ id }) => id), ...lostTables]);
  const unsure = new Set(tabled.map(({ id }) => id));
  const isReady = (source: Checked) => isSound(source) && !looksUp(source, unread);
  const lint = (source: Checked) =>
    attemptProblems(source, () => kept.once('lint', source, symbols, (asked) => lintSource(source, asked)));
  const lintedForms = forms.filter(isReady).flatMap(lint);
  // A page looks into its forms, and cannot do so where the check has failed.
  const failed = namesOf(forms, failuresIn([...unresolved, ...lintedForms]));
  const others = sources.filter(({ kind }) => kind !== 'form' && kind !== 'wizard');
  const linted = [
    ...lintedForms,
    ...others.filter((source) => !hinders(source, unresolved) && !restsOn(source, failed, symbols)).flatMap(lint),
  ];
  const found = [...unresolved, ...tabled.flatMap((table) => table.found), ...linted];
  const config = { file: 'config' };
  const between = failuresIn(found).size > 0 ? [] : attemptProblems(config, () => lintSite(symbols, root));
  // A name that leads nowhere would make what it was meant to name look unused.
  // So would one in a file with which the check cannot go on.
  const isNamed = isWhole && failuresIn(found).size === 0 && !found.some(isOfNames) && unresolved.length === 0;
  const unused = isNamed ? attemptProblems(config, () => lintUnused(symbols, filled, csvs.values())) : [];
  const isMapped = isNamed && ![...linted, ...between].some(({ code }) => code.startsWith('page/'));
  const unreached = isMapped ? attemptProblems(config, () => lintReached(symbols)) : [];
  const visitable = forms.filter((source) => isReady(source) && !hinders(source, linted) && !looksUp(source, unsure));
  return { found: [...found, ...between, ...unused, ...unreached], visitable };
}

/** The files at which the check itself has failed. */
const failuresIn = (problems: readonly Problem[]): Set<string> =>
  new Set(problems.filter(({ code }) => code === 'file/check-failed').map(({ place }) => place.file));

/** Whether a name that leads nowhere is the problem, among those that are found after names are resolved. */
const isOfNames = ({ code }: Problem): boolean => code === 'expression/unknown-name' || code === 'table/unknown-csv';

/** The names by which others refer to those of the sources that are among the files. */
const namesOf = (sources: readonly Checked[], files: ReadonlySet<string>): Set<string> =>
  new Set(sources.filter(({ file }) => files.has(file)).map(({ kind, id }) => `${kind}/${id}`));

/** Whether an expression of a file looks up one of these tables. */
const looksUp = (source: Checked, names: ReadonlySet<string>): boolean =>
  names.size > 0 &&
  (source.kind === 'form' || source.kind === 'wizard') &&
  workingSetsOf(formModel(source)).some(({ expressions }) =>
    expressions.some(({ tables }) => tables.some((table) => names.has(table))),
  );

/** Problems with words, pictures and links, which change nothing in what a form asks. */
const besideForms = /^(asset|claim|copy|icon|page|rich)\/|^constant\/(expired|not-yet)$/;

/** Whether a file has a problem because of which later stages would find more that only stems from it. */
const hinders = ({ file }: Checked, problems: readonly Problem[]): boolean =>
  problems.some(({ code, place }) => place.file === file && !besideForms.test(code));

/**
 * Checks a file against the contract of its kind. A file that fits the contract of another kind instead lies in the
 * wrong folder; `other` says which kind that is.
 */
function checkPlaced(source: Source, contracts: Contracts): Check & { other?: Broken } {
  const check = attempt<Check>(
    source,
    () => checkSource(source, contracts),
    (problem) => ({ checked: undefined, problems: [problem] }),
  );
  if (check.checked) return check;
  const [folder, other] =
    Object.entries(folders).find(
      ([, kind]) => kind !== source.kind && contracts.validator(`${kind}.schema.json`)(source.data),
    ) ?? [];
  if (!folder || !other) return check;
  const problem = say.otherKind(wholeFile(source.file), other, `config/${folder}/${source.id}.yaml`);
  return { checked: undefined, problems: [problem], other: { kind: other, id: source.id, text: source.text } };
}

/** The files whose content is unknown: files that cannot be read, and constants that do not fit their contract. */
function lostFiles(files: readonly FoundFile[], sources: readonly Source[], contracts: Contracts): Lost {
  const read = new Set(sources.map(({ file }) => file));
  const sound = new Set(
    sources
      .filter((source) => source.kind === 'constants' && checkPlaced(source, contracts).checked)
      .map(({ id }) => id),
  );
  const lost = files.filter(({ file }) => !read.has(file));
  return {
    constants: new Set(
      files
        .map(meantAs)
        .filter(({ kind, id }) => kind === 'constants' && !sound.has(id))
        .map(({ id }) => id),
    ),
    files: new Set(lost.flatMap(({ file, meant }) => [file, ...(meant ? [meant.file] : [])])),
  };
}

/** Whether a file names one of these, as kind/id. */
const restsOn = (source: Checked, names: ReadonlySet<string>, { contracts }: SymbolTable): boolean =>
  names.size > 0 &&
  references(source.data, `${source.kind}.schema.json`, contracts).some(({ kind, value }) =>
    names.has(`${kind}/${value}`),
  );
