import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { formModel, workingSetsOf } from '../model/form-model.ts';
import { usesOf } from '../model/uses.ts';
import { placeOf, wholeFile, type Source } from '../read/source.ts';
import type { Csv } from '../table/csv.ts';
import { references } from '../resolve/references.ts';
import type { Filled } from '../fill/fill.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { lintExceptions } from './copy/glossary.ts';
import { lintFairExceptions } from './fair/fair.ts';
import { pictureFile } from './assets.ts';
import { unusedPurposes } from './purposes.ts';

/**
 * Checks that everything in config is used.
 * Problems: …/unused, copy/unused-exception, fair/unneeded
 */
export function lintUnused(
  symbols: SymbolTable,
  { used: constants, lists }: Pick<Filled, 'used' | 'lists'>,
  csvs: Iterable<Csv>,
): Problem[] {
  const roots = rootsOf(symbols).map((source) => usesOf(source, symbols));
  const named = new Set([...constants, ...constantsInExpressions(symbols)]);
  const assets = shownAssets(symbols);
  return [
    ...lintExceptions(symbols),
    ...lintFairExceptions(symbols),
    ...unusedPurposes(symbols),
    ...unusedFiles(
      symbols.lists,
      new Set([...namedLists(symbols), ...lists, ...tablesInExpressions(symbols)]),
      say.unusedList,
    ),
    ...unusedFiles(symbols.forms, new Set(roots.flatMap((uses) => [...uses.forms])), say.unusedForm),
    ...unusedFiles(symbols.wizards, new Set(roots.flatMap((uses) => [...uses.wizards])), say.unusedWizard),
    ...unusedFiles(symbols.tables, new Set(tablesInExpressions(symbols)), say.unusedTable),
    ...[...csvs].filter(({ name }) => !takenCsvs(symbols).has(name)).map(({ file }) => say.unusedCsv(wholeFile(file))),
    ...[...symbols.assets]
      .filter((asset) => !assets.has(asset))
      .map((asset) => say.unusedAsset(pictureFile(asset), asset)),
    ...symbols.constants.flatMap((source) =>
      Object.keys(source.data.constants)
        .filter((name) => !named.has(`${source.id}.${name}`))
        .map((name) => say.unusedConstant(placeOf(source, ['constants', name], 'key'), `${source.id}.${name}`)),
    ),
  ];
}

/** The pictures that the site shows. */
export const shownAssets = (symbols: SymbolTable): Set<string> =>
  new Set(rootsOf(symbols).flatMap((source) => [...usesOf(source, symbols).assets]));

const rootsOf = ({ pages, site }: SymbolTable) => [...pages, ...(site ? [site] : [])];

/** The constants that expressions name. */
const constantsInExpressions = ({ forms, wizards }: SymbolTable): string[] =>
  [...forms.values(), ...wizards.values()].flatMap((source) =>
    workingSetsOf(formModel(source)).flatMap((set) => set.expressions.flatMap((expression) => expression.constants)),
  );

/** The tables that expressions look up. */
const tablesInExpressions = ({ forms, wizards }: SymbolTable): string[] =>
  [...forms.values(), ...wizards.values()].flatMap((source) =>
    workingSetsOf(formModel(source)).flatMap((set) => set.expressions.flatMap((expression) => expression.tables)),
  );

/** The CSV files from which tables take their rows. */
const takenCsvs = ({ tables }: SymbolTable): Set<unknown> => new Set([...tables.values()].map(({ data }) => data.rows));

/** The lists that any file names. */
const namedLists = ({ sources, contracts }: SymbolTable): Set<string> =>
  new Set(
    sources.flatMap((source) =>
      references(source.data, `${source.kind}.schema.json`, contracts).flatMap(({ kind, value }) =>
        kind === 'list' ? [value] : [],
      ),
    ),
  );

const unusedFiles = (
  files: ReadonlyMap<string, Source>,
  used: ReadonlySet<string>,
  problem: (place: Place, id: string) => Problem,
): Problem[] =>
  [...files.values()].filter(({ id }) => !used.has(id)).map((source) => problem(placeOf(source, [], 'key'), source.id));
