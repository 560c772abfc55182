import { problems as say } from '../problems/catalogue.ts';
import { sortProblems } from '../problems/print.ts';
import type { Problem } from '../problems/problem.ts';
import { atOrigin, withoutRepeats } from '../problems/repeats.ts';
import { checkSource, type Check } from './check/check.ts';
import type { Checked } from './check/checked.ts';
import type { Contracts } from './check/contracts.ts';
import { fillSources, type Lost } from './fill/fill.ts';
import { resolveSource } from './resolve/resolve.ts';
import { collectSymbols, type SymbolTable } from './resolve/symbols.ts';
import { references } from './resolve/references.ts';
import { lintSource } from './lint/lint.ts';
import { lintReached } from './lint/reached.ts';
import { lintSite } from './lint/site.ts';
import { lintUnused } from './lint/unused.ts';
import { runExamples, simulateVisitors } from './simulate/simulate.ts';
import { folders, readAssets, readFiles, type FoundFile } from './read/files.ts';
import type { DataCache } from './cache/data-cache.ts';
import { parseFile } from './read/parse.ts';
import { wholeFile, type Kind, type Source } from './read/source.ts';

/** What the compiler knows of a site: every name in it, and everything that is wrong with it. */
export interface Site {
  readonly symbols: SymbolTable;
  readonly problems: readonly Problem[];
  /**
   * What keeps nobody from looking at the site, only from publishing it: words that hold the place of others, and
   * examples that no longer hold. Only the examples of a sound site are run.
   */
  readonly unready: readonly Problem[];
}

/**
 * Takes every file under `root`/config through the stages up to the lint, and a sound site through the simulation. It
 * collects every problem of every file. A file with a problem of one stage is left out of the later ones, so that one
 * mistake is reported once. `cache` spares reading what was read before. Never throws, whatever the files hold
 * (tests/unit/compiler/robust.test.ts).
 */
export function compileSite(root: string, contracts: Contracts, cache?: DataCache): Site {
  const files = readFiles(root);
  const parsed = files.map((file) => parseFile(file, cache));
  const sources = parsed.flatMap(({ source }) => source ?? []);
  const filled = fillSources(sources, lostFiles(files, sources, contracts));
  const placed = filled.sources.map((source) => checkPlaced(source, contracts));
  const sound = placed.flatMap(({ checked }) => checked ?? []);
  const soundFiles = new Set(sound.map(({ file }) => file));
  const broken = files.filter(({ file }) => !soundFiles.has(file)).map(({ kind, id, meant }) => meant ?? { kind, id });
  const symbols = collectSymbols(
    sound,
    [...broken, ...placed.flatMap(({ other }) => other ?? [])],
    readAssets(root),
    contracts,
  );
  const missing = files.some(({ kind }) => kind === 'site') ? [] : [say.noSite(wholeFile('config/site.yaml'))];
  const early = [
    ...missing,
    ...parsed.flatMap(({ problems }) => problems),
    ...filled.problems,
    ...placed.flatMap(({ problems }) => problems),
  ];
  const unresolved = sound.flatMap((source) => resolveSource(source, symbols));
  const loose = new Set(unresolved.map(({ place }) => place.file));
  const found = sound
    .filter((source) => !loose.has(source.file) && !restsOnBroken(source, symbols))
    .flatMap((source) => lintSource(source, symbols));
  const linted = found.filter(({ code }) => code !== 'copy/unfinished');
  const unfinished = found.filter(({ code }) => code === 'copy/unfinished');
  // A broken page would make the lists that it uses look unused, so the files are only compared when every one is
  // sound.
  const between = early.length + unresolved.length === 0 ? lintSite(symbols, root) : [];
  const last =
    early.length + unresolved.length + linted.length + between.length === 0
      ? [...lintUnused(symbols, filled.used), ...lintReached(symbols), ...simulateVisitors(symbols, cache)]
      : [];
  const problems = sortProblems(withoutRepeats(atOrigin([...early, ...unresolved, ...linted, ...between, ...last])));
  const unready = [...atOrigin(unfinished), ...(problems.length > 0 ? [] : runExamples(symbols, cache))];
  return { symbols, problems, unready: sortProblems(withoutRepeats(unready)) };
}

/**
 * Checks a file against the contract of its kind. A file that fits the contract of another kind instead lies in the
 * wrong folder; `other` says which kind that is.
 */
function checkPlaced(source: Source, contracts: Contracts): Check & { other?: { kind: Kind; id: string } } {
  const check = checkSource(source, contracts);
  if (check.checked) return check;
  const [folder, other] =
    Object.entries(folders).find(
      ([, kind]) => kind !== source.kind && contracts.validator(`${kind}.schema.json`)(source.data),
    ) ?? [];
  if (!folder || !other) return check;
  const problem = say.otherKind(wholeFile(source.file), other, `config/${folder}/${source.id}.yaml`);
  return { checked: undefined, problems: [problem], other: { kind: other, id: source.id } };
}

/** The files whose content is unknown: files that cannot be read, and constants that do not fit their contract. */
function lostFiles(files: readonly FoundFile[], sources: readonly Source[], contracts: Contracts): Lost {
  const read = new Set(sources.map(({ file }) => file));
  const sound = new Set(
    sources
      .filter((source) => source.kind === 'constants' && checkSource(source, contracts).checked)
      .map(({ id }) => id),
  );
  const lost = files.filter(({ file }) => !read.has(file));
  return {
    constants: new Set(
      files
        .map(({ kind, id, meant }) => meant ?? { kind, id })
        .filter(({ kind, id }) => kind === 'constants' && !sound.has(id))
        .map(({ id }) => id),
    ),
    files: new Set(lost.flatMap(({ file, meant }) => [file, ...(meant ? [meant.file] : [])])),
  };
}

/**
 * Whether a file needs another one that could not be read or is not sound, so that nothing can be proved of it. The
 * page above a page does not count.
 */
const restsOnBroken = (source: Checked, symbols: SymbolTable): boolean =>
  symbols.broken.size > 0 &&
  references(source.data, `${source.kind}.schema.json`, symbols.contracts).some(
    ({ kind, value }) => kind !== 'page' && symbols.broken.has(`${kind}/${value}`),
  );
