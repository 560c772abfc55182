import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { array, at, record } from '../compiler/read/data.ts';
import { usesOf } from '../compiler/emit/page-module.ts';
import { partsOf, type Part } from '../compiler/model/parts.ts';
import type { Path, Source } from '../compiler/read/source.ts';

/** A form or wizard with its fields: `source` with the parts of other files filled in, `raw` as it is written. */
export interface Owner {
  readonly source: Source;
  readonly raw: Source;
  readonly parts: readonly Part[];
  readonly fields: Part['all'];
}

/** A page with the forms and wizards on it. */
export interface Shown {
  readonly page: Source;
  readonly owners: readonly Owner[];
  readonly lists: ReadonlySet<string>;
}

/** What the search for names asks of a compiled site. */
export interface SiteView {
  readonly symbols: SymbolTable;
  /** Files as they are written, by path. */
  readonly raw: ReadonlyMap<string, Source>;
  readonly owners: readonly Owner[];
  readonly pages: readonly Shown[];
}

export function viewOf(symbols: SymbolTable, rawSources: readonly Source[]): SiteView {
  const raw = new Map(rawSources.map((source) => [source.file, source]));
  const owners = [...symbols.forms.values(), ...symbols.wizards.values()].map((source): Owner => {
    const parts = partsOf(source);
    return { source, raw: raw.get(source.file) ?? source, parts, fields: parts[0]?.all ?? {} };
  });
  const pages = symbols.pages.map((page): Shown => {
    const { forms, wizards, lists } = usesOf(page, symbols);
    return {
      page,
      lists,
      owners: owners.filter(({ source: { kind, id } }) => (kind === 'form' ? forms : wizards).has(id)),
    };
  });
  return { symbols, raw, owners, pages };
}

/** The page that an address leads to, whatever stands behind ? and #. */
export const pageAt = (href: string, symbols: SymbolTable): Source | undefined =>
  symbols.paths.get(href.split(/[?#]/)[0]?.toLowerCase() ?? '');

/** The option list of a field; undefined when it has none. */
export function listOf(field: unknown): string | undefined {
  const list = at(field, ['x-list']) ?? at(field, ['items', 'x-list']);
  return typeof list === 'string' ? list : undefined;
}

/** What examples say that a form does: the paths of the actions. */
export const doneInExamples = (source: Source): Path[] =>
  array(at(source.data, ['examples'])).flatMap((example, index) =>
    array(at(example, ['does'])).map((_, action) => ['examples', index, 'does', action]),
  );

/** The maps of answers by field that examples hold. */
export const answersInExamples = (source: Source): Path[] => [
  ...array(at(source.data, ['examples'])).flatMap((_, index) =>
    ['answers', 'changes', 'becomes'].map((key) => ['examples', index, key]),
  ),
  ...doneInExamples(source).map((path) => [...path, 'navigate', 'state']),
];

export const keysAt = (source: Source, path: Path): string[] => Object.keys(record(at(source.data, path)));
