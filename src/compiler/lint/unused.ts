import { problems as say } from '../../problems/catalogue.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import { usesOf } from '../emit/page-module.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { at, record } from '../read/data.ts';
import { references } from '../resolve/references.ts';
import { placeOf, type Source } from '../read/source.ts';
import { lintExceptions } from './copy/glossary.ts';
import { pictureFile } from './site.ts';

/** Nothing stands in config that nothing uses. Problems: …/unused, copy/unused-exception. */
export function lintUnused(symbols: SymbolTable, constants: ReadonlySet<string>): Problem[] {
  const roots = [...symbols.pages, ...(symbols.site ? [symbols.site] : [])].map((source) => usesOf(source, symbols));
  const forms = new Set(roots.flatMap((uses) => [...uses.forms]));
  const wizards = new Set(roots.flatMap((uses) => [...uses.wizards]));
  const assets = new Set(roots.flatMap((uses) => [...uses.assets]));
  const lists = new Set(
    symbols.sources.flatMap((source) =>
      references(source.data, `${source.kind}.schema.json`, symbols.contracts)
        .filter(({ kind }) => kind === 'list')
        .map(({ value }) => value),
    ),
  );
  const start = (source: Source) => placeOf(source, [], 'key');
  const files = (
    known: ReadonlyMap<string, Source>,
    used: ReadonlySet<string>,
    problem: (place: Place, id: string) => Problem,
  ) => [...known.values()].filter(({ id }) => !used.has(id)).map((source) => problem(start(source), source.id));
  return [
    ...lintExceptions(symbols),
    ...files(symbols.lists, lists, say.unusedList),
    ...files(symbols.forms, forms, say.unusedForm),
    ...files(symbols.wizards, wizards, say.unusedWizard),
    ...[...symbols.assets]
      .filter((asset) => !assets.has(asset))
      .map((asset) => say.unusedAsset(pictureFile(asset), asset)),
    ...symbols.sources
      .filter(({ kind }) => kind === 'constants')
      .flatMap((source) =>
        Object.keys(record(at(source.data, ['constants'])))
          .filter((name) => !constants.has(`${source.id}.${name}`))
          .map((name) => say.unusedConstant(placeOf(source, ['constants', name], 'key'), `${source.id}.${name}`)),
      ),
  ];
}
