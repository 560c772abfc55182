import type { Problem } from '../shared/problems/problem.ts';
import { attempt, attemptProblems } from './faults.ts';
import type { Day } from './day.ts';
import { oddParts } from './check/check.ts';
import { salvage, type Salvaged } from './check/salvage.ts';
import type { Checked } from './check/checked.ts';
import { lintSource } from './lint/lint.ts';
import { covers } from './placed.ts';
import { wordsIn } from './read/partly.ts';
import { markedText, type Source } from './read/source.ts';
import { inlined } from './resolve/inline.ts';
import { resolveSource } from './resolve/resolve.ts';
import type { SymbolTable } from './resolve/symbols.ts';
import { rawRows } from './table/raw-rows.ts';
import { withTables } from './table/tables.ts';

/**
 * Mistakes that are written at their own place. Others say that something is missing, unused or never happens, which
 * often only follows from a mistake elsewhere in the file.
 */
const ownMistake = new RegExp(
  `^(${[
    '(asset|block|button|catalog|choice|constant|exit|field|form|icon|list|page|plugin|ref|step|widget|wizard)/unknown.*',
    '(bound|condition|day|expression|time-zone|years)/bad',
    'expression/(unknown-name|unknown-answer)',
    'field/(bad-name|duplicate|wrong-control)',
    '(id|list)/duplicate.*',
    'message/(quoted|syntax)',
    'page/bad-link',
    'pattern/ambiguous',
    'plugin/wrong-kind',
    'copy/(?!placeholder).*',
    'rich/syntax',
    'schema/(bad-value|not-allowed|unknown-key|wrong-type)',
    'table/unknown-csv',
  ].join('|')})$`,
);

/**
 * The other mistakes in files which a problem keeps from being checked as a whole: in `damaged`, which do not fit their
 * contract, and in `kept`, which only lack the checks that need everything they name.
 */
export function restOf(damaged: readonly Source[], kept: readonly Checked[], day: Day): Problem[] {
  return [
    ...damaged.flatMap((source) => inDamaged(source, day)),
    ...kept.flatMap((source) => withoutEchoes(lintOf(source, day.symbols, day) ?? [], source.file, [], day)),
  ];
}

function inDamaged(source: Source, day: Day): Problem[] {
  let names: readonly Problem[] = [];
  let lost: ReadonlySet<string> = new Set();
  for (const strict of [false, true]) {
    const salvaged = salvagedOf(source, strict, day);
    if (!salvaged) continue;
    ({ lost } = salvaged);
    names = attemptProblems(salvaged.source, () => [
      ...resolveSource(salvaged.source, salvaged.symbols),
      ...oddParts(salvaged.source, day.read.contracts),
    ]);
    const others = lintOf(salvaged.source, salvaged.symbols, day);
    if (!others) continue;
    const found = withoutEchoes([...names, ...others], source.file, lost, day);
    if (isForm(salvaged.source) && lost.size === 0 && found.length === 0) day.mended.push(salvaged);
    return found;
  }
  return withoutEchoes(names, source.file, lost, day);
}

/** A damaged file as far as it can be used, with the names that it knows. */
function salvagedOf(
  source: Source,
  strict: boolean,
  day: Day,
): (Salvaged & { readonly symbols: SymbolTable }) | undefined {
  const { symbols, inlined: sound, tables, unread, kept, read } = day;
  return attempt(
    source,
    () => {
      const salvaged = salvage(source, read.contracts, strict);
      if (!salvaged) return undefined;
      const [one] = withTables([...sound, inlined(salvaged.source)], tables, [...unread], kept).slice(-1);
      const lists = new Map([...symbols.lists, ...one!.lists.map((list) => [list.id, list] as const)]);
      return { source: one!.source, lost: salvaged.lost, symbols: { ...symbols, lists } };
    },
    () => undefined,
  );
}

const isForm = ({ kind }: Checked): boolean => kind === 'form' || kind === 'wizard';

const isTable = (source: Checked): source is Checked<'table'> => source.kind === 'table';

const lintOf = (source: Checked, symbols: SymbolTable, { read }: Day): Problem[] | undefined =>
  attempt<Problem[] | undefined>(
    source,
    () => [...lintSource(source, symbols), ...(isTable(source) ? rawRows(source, read.csvs).problems : [])],
    () => undefined,
  );

/**
 * Without what follows from problems that are known already: problems at the same place, and those that name something
 * that is lost or that another problem is about.
 */
function withoutEchoes(found: readonly Problem[], file: string, lost: Iterable<string>, day: Day): Problem[] {
  const all = [...day.read.problems, ...day.found()];
  const known = all.filter(({ place }) => place.file === file || place.origin?.file === file);
  const taken = all.flatMap((one) => [one.place, one.place.origin ?? one.place]);
  const names = new Set([...lost, ...known.flatMap(quotedIn)]);
  // What a list or a table gives is unknown while it has a problem.
  const areTypesKnown = day.unread.size === 0 && !all.some(({ code }) => /^(list|table|schema)\//.test(code));
  const isNamed = (problem: Problem) => !names.has('id') || !/^(exit|step)\//.test(problem.code);
  const isTold = (problem: Problem) =>
    (isOwn(problem) && isNamed(problem)) || (areTypesKnown && problem.code === 'expression/type');
  const isEcho = ({ place, ...problem }: Problem) =>
    [place, place.origin ?? place].some((one) => taken.some((other) => covers(other, one))) ||
    namesIn({ place, ...problem }).some((name) => names.has(name));
  return found.filter((problem) => isTold(problem) && !isEcho(problem));
}

/** A name that is nearly right is a mistake by itself, whatever it is the name of. */
const isOwn = ({ code, fix }: Problem): boolean => ownMistake.test(code) || fix.startsWith('Did you mean');

/** The names that a problem is about. Problems of copy are about words. */
const namesIn = (problem: Problem): string[] =>
  problem.code.startsWith('copy/') ? [] : [...quotedIn(problem), ...wordsIn(markedText(problem.place))];

/** The names that a message quotes. */
const quotedIn = ({ message }: Problem): string[] => [...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
