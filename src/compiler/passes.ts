import type { Problem } from '../shared/problems/problem.ts';
import { attempt, attemptProblems } from './faults.ts';
import type { Day, Pass } from './day.ts';
import type { Checked } from './check/checked.ts';
import { fillSources, type Filled } from './fill/fill.ts';
import { lintSource } from './lint/lint.ts';
import { lintReached } from './lint/reached.ts';
import { lintSite } from './lint/site.ts';
import { lintUnused } from './lint/unused.ts';
import { formModel, workingSetsOf } from './model/form-model.ts';
import { checkPlaced, lostFiles, problemsBeside } from './placed.ts';
import { meantAs } from './read/files.ts';
import type { Source } from './read/source.ts';
import { inlined, type Inlined } from './resolve/inline.ts';
import { references } from './resolve/references.ts';
import { resolveSource } from './resolve/resolve.ts';
import { collectSymbols } from './resolve/symbols.ts';
import { absentPage } from './schedule/absent.ts';
import { isThereOn, sourceOn } from './schedule/on-day.ts';
import { isTold } from './schedule/by-day.ts';
import { restOf } from './rest.ts';
import { runExamples, simulateVisitors } from './simulate/simulate.ts';
import { checkTable } from './table/check-table.ts';
import { readTables, withTables } from './table/tables.ts';

type Form = Checked<'form'> | Checked<'wizard'>;

/** A pass over the whole site. While `when` is false, it finds nothing. */
const sitePass = (
  name: string,
  run: (day: Day) => readonly Problem[],
  when: (day: Day) => boolean = () => true,
): Pass => ({
  name,
  needs: [],
  run: (day) => (when(day) ? attemptProblems({ file: 'config' }, () => [...run(day)]) : []),
  hinders: () => false,
});

interface Each<Of extends { readonly file: string }> {
  readonly needs: readonly string[];
  of(day: Day): readonly Of[];
  /** Whether the pass can check a file, besides what it needs. */
  when?(one: Of, day: Day): boolean;
  run(one: Of, day: Day): Problem[];
  hinders?(problem: Problem): boolean;
}

/** A pass that checks one file after the other. When it fails on one, it still checks the others. */
const each = <Of extends Checked>(name: string, { needs, of, when, run, hinders }: Each<Of>): Pass => ({
  name,
  needs,
  run: (day) =>
    of(day)
      .filter(({ file }) => day.read.only?.has(file) ?? true)
      .filter((one) => !day.isHindered(one, needs) && (when?.(one, day) ?? true))
      .flatMap((one) => attemptProblems(one, () => run(one, day))),
  hinders: hinders ?? (() => true),
});

/** Problems with texts, pictures and links, which do not affect what a form asks. */
const besideForms = /^(asset|claim|copy|fair|icon|page|rich)\/|^constant\/(expired|not-yet)$/;
const changesForms = ({ code }: Problem): boolean => !besideForms.test(code);

const formsOf = ({ symbols }: Day): Form[] => [...symbols.forms.values(), ...symbols.wizards.values()];
const isForm = ({ kind }: Checked): boolean => kind === 'form' || kind === 'wizard';
const isSound = (source: Checked, day: Day): boolean => !restsOn(source, day.symbols.broken, day);

/** All passes in the order in which they run. Those before `visitors` are quick. */
export const passes: readonly Pass[] = [
  sitePass('schedule', (day) => {
    day.sources = day.read.sources
      .filter(isTold)
      .map((source) => day.kept.once('day', source, {}, () => sourceOn(source, day.day)));
    return [];
  }),
  sitePass('fill', (day) => {
    const { files, contracts } = day.read;
    day.filled = attempt<Filled>(
      { file: 'config' },
      () => fillSources(day.sources, lostFiles(files, day.sources, contracts), day.kept),
      (problem) => ({ sources: [], problems: [problem], used: new Set(), lists: new Set() }),
    );
    return [...day.filled.problems];
  }),
  sitePass('check', (day) => {
    const there = day.filled.sources.filter((source) => isThere(source, day));
    const placed = there.map((source) => checkPlaced(source, day.read.contracts));
    day.checked = placed.flatMap(({ checked }) => (checked && !checked.lost ? checked : []));
    day.misplaced = placed.flatMap(({ other }) => other ?? []);
    day.damaged = there.filter((source, index) => source.lost ?? !(placed[index]!.checked ?? placed[index]!.other));
    return placed.flatMap(({ problems }, index) =>
      problemsBeside(there[index]!, problems, [...day.read.problems, ...day.filled.problems]),
    );
  }),
  sitePass('inline', (day) => {
    const formed = day.checked.map((source) =>
      attempt<Partial<Inlined> & { problem?: Problem }>(
        source,
        () => inlined(source),
        (problem) => ({ problem }),
      ),
    );
    day.inlined = formed.flatMap(({ source, lists = [] }) => (source ? [{ source, lists }] : []));
    return formed.flatMap(({ problem }) => problem ?? []);
  }),
  // Without names nothing else can be checked, so if this pass fails, the whole check fails.
  { name: 'symbols', needs: [], run: nameAll, hinders: () => false },
  each<Checked>('resolve', {
    needs: [],
    of: ({ symbols }) => symbols.sources,
    run: (source, { kept, symbols }) => kept.once('resolve', source, symbols, (asked) => resolveSource(source, asked)),
    hinders: changesForms,
  }),
  { name: 'table', needs: ['resolve'], run: proveTables, hinders: () => true },
  each<Form>('forms', {
    needs: ['resolve'],
    of: formsOf,
    // It is unknown what a form gets from a table while the table cannot be read.
    when: (source, day) => isSound(source, day) && !looksUp(source, day.unread),
    run: lint,
    hinders: changesForms,
  }),
  each<Checked>('files', {
    needs: ['resolve'],
    of: ({ symbols }) => symbols.sources.filter((source) => !isForm(source)),
    // A page reads its forms, so it cannot be checked if their check has failed.
    when: (source, day) => !restsOn(source, sourceNames(formsOf(day), day.failures(['resolve', 'forms'])), day),
    run: lint,
    hinders: changesForms,
  }),
  // What can be said of the files which the passes above have left out.
  sitePass('rest', (day) => restOf(day.damaged, leftOut(day), day)),
  sitePass(
    'site',
    ({ symbols, read: { root } }) => lintSite(symbols, root),
    (day) => day.failures(['resolve', 'table', 'forms', 'files']).size === 0,
  ),
  sitePass(
    'unused',
    ({ symbols, filled, read: { csvs } }) => lintUnused(symbols, filled, csvs.values()),
    areNamesKnown,
  ),
  sitePass(
    'reached',
    ({ symbols }) => lintReached(symbols),
    (day) => areNamesKnown(day) && !day.found(['forms', 'files', 'site']).some(({ code }) => code.startsWith('page/')),
  ),
  each<Form>('visitors', {
    needs: ['resolve', 'forms', 'files'],
    of: formsOf,
    when: canBePlayed,
    run: (source, { kept, symbols, read: { cache } }) =>
      kept.once('visitors', source, symbols, (asked) => simulateVisitors(source, asked, cache)),
  }),
  each<Form>('examples', {
    needs: [],
    of: (day) => [...formsOf(day), ...day.mended.map(({ source }) => source as Form)],
    when: (source, day) => canBePlayed(source, day) && !changesOutcomesOf(source, day),
    run: (source, { kept, symbols, mended, read: { cache } }) => {
      const known = mended.find((one) => one.source === source)?.symbols ?? symbols;
      return kept.once('examples', source, known, (asked) => runExamples(source, asked, cache));
    },
  }),
];

/** The passes that take as long as the simulated visitors do. The preview does not wait for them. */
export const slow: readonly string[] = ['visitors', 'examples'];

/** Collects every name, with the tables that expressions look up. */
function nameAll(day: Day): Problem[] {
  const { files, csvs, assets, contracts, sources } = day.read;
  const sound = new Set(day.inlined.map(({ source }) => source.file));
  const broken = files
    .filter((file) => isThere(file, day) && !sound.has(file.file))
    .map((file) => ({ ...meantAs(file), text: file.bytes?.toString() ?? '' }));
  day.tables = readTables(day.inlined, csvs);
  const lost = broken.flatMap(({ kind, id }) => (kind === 'table' && !day.tables.has(id) ? [id] : []));
  day.unread = new Set(lost);
  const absent = sources.filter((source) => !isThereOn(source, day.day));
  day.symbols = collectSymbols(
    withTables(day.inlined, day.tables, lost, day.kept),
    [...broken, ...day.misplaced],
    assets,
    contracts,
    day.day,
    csvs,
    absent.map((page) => absentPage(page, day.filled.sources.find(({ file }) => file === page.file) ?? page)),
  );
  return [];
}

/** Proves every table whose file allows it. A problem of a table may be at a place in its CSV file. */
function proveTables(day: Day): Problem[] {
  const { kept, tables, read } = day;
  const proved = [...tables].map(([id, table]) => {
    const isFree = !day.isHindered(table.source, ['resolve']) && isSound(table.source, day);
    const check = () => kept.once('table', table, {}, () => checkTable(table, read.cache));
    const found = isFree ? attemptProblems(table.source, check) : [];
    return { id, found, isSure: isFree && found.length === 0, isRead: isFree && table.problems.length === 0 };
  });
  const unsure = proved.filter(({ isSure }) => !isSure);
  day.unsure = new Set(unsure.map(({ id }) => id));
  day.unread = new Set([...day.unread, ...unsure.filter(({ isRead }) => !isRead).map(({ id }) => id)]);
  return proved.flatMap(({ found }) => found);
}

/** Problems of texts that only block publishing: the site works with them. */
export const isAdvice = ({ code }: Problem): boolean => code === 'copy/unfinished' || code === 'copy/too-long';

/** The sound files which the passes of forms and other files have skipped. */
const leftOut = (day: Day): Checked[] =>
  day.symbols.sources.filter(
    (source) =>
      day.isHindered(source, ['resolve']) ||
      (isForm(source) && !(isSound(source, day) && !looksUp(source as Form, day.unread))),
  );

/**
 * Whether everything that a form needs is sound. Without site.yaml, nobody knows how amounts are written, and what is
 * sent.
 */
function canBePlayed(source: Form, day: Day): boolean {
  return (
    day.symbols.site !== undefined &&
    isSound(source, day) &&
    !looksUp(source, day.unread) &&
    !looksUp(source, day.unsure)
  );
}

/** Problems of a form that leave the outcome of its examples as it is. */
const besideOutcomes =
  /^(asset|claim|consent|copy|fair|icon|page|rich)\/|^constant\/(expired|not-yet)$|^field\/(no-privacy|open-text|unused)$|^message\/never-shown$/;

/** Whether a problem of a form changes what its examples lead to. */
const changesOutcomesOf = ({ file }: Form, day: Day): boolean =>
  day
    .found(['resolve', 'forms', 'visitors'])
    .some(({ code, place }) => place.file === file && !besideOutcomes.test(code));

/** Whether every file of the site is among the symbols. */
const isComplete = (day: Day): boolean =>
  day.read.problems.length === 0 && day.found(['fill', 'check', 'inline']).length === 0;

function lint(source: Checked, { kept, symbols }: Day): Problem[] {
  return kept.once('lint', source, symbols, (asked) => lintSource(source, asked));
}

const isThere = ({ file }: Pick<Source, 'file'>, { read, day }: Day): boolean =>
  !read.sources.some((source) => source.file === file && !isThereOn(source, day));

/**
 * Whether every name of the site is known to lead somewhere. An unknown name would make its target look unused; so
 * would a name in a file whose check cannot continue.
 */
function areNamesKnown(day: Day): boolean {
  const before = ['resolve', 'table', 'forms', 'files'];
  return (
    isComplete(day) &&
    day.failures(before).size === 0 &&
    day.found(['resolve']).length === 0 &&
    !day.found(before).some(({ code }) => /^(expression\/(bad|unknown-name)|table\/unknown-csv)$/.test(code))
  );
}

/** The names by which others refer to those sources that are among the files. */
const sourceNames = (sources: readonly Checked[], files: ReadonlySet<string>): Set<string> =>
  new Set(sources.filter(({ file }) => files.has(file)).map(({ kind, id }) => `${kind}/${id}`));

/** Whether an expression of a form or wizard looks up one of these tables. */
const looksUp = (source: Form, names: ReadonlySet<string>): boolean =>
  names.size > 0 &&
  workingSetsOf(formModel(source)).some(({ expressions }) =>
    expressions.some(({ tables }) => tables.some((table) => names.has(table))),
  );

/** Whether a file names one of these, as kind/id. */
const restsOn = (source: Checked, names: ReadonlySet<string>, { symbols: { contracts } }: Day): boolean =>
  names.size > 0 &&
  references(source.data, `${source.kind}.schema.json`, contracts).some(({ kind, value }) =>
    names.has(`${kind}/${value}`),
  );
