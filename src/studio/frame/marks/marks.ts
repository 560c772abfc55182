import type { Checked } from '../../../compiler/check/checked.ts';
import { visibleTexts, type VisibleText } from '../../../compiler/lint/copy/texts.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { IconShapes } from '../../../shared/plan/page.ts';
import { iconAttribute } from '../icons.ts';
import { encode } from '../marks.ts';
import { markedText } from './marked-text.ts';
import { sameThings, sharedKey, type SameThings } from './same-things.ts';

/** A text of the site, in the file that shows it. */
export interface Marked {
  readonly source: Checked;
  readonly path: Path;
  readonly kind: VisibleText['kind'];
}

/**
 * Makes the site that Studio shows: with a mark at the end of each text that visitors read. A text keeps its mark as
 * long as Studio runs, so that open pages only update what has changed.
 */
export class Marks {
  private readonly numbers = new Map<string, number>();
  /** The texts of each mark, by key. Several texts share a mark if they must stay equal. */
  private readonly marked: Map<string, Marked>[] = [];
  private copies = new WeakMap<Checked, Checked>();
  private day = '';
  private same: SameThings = { names: new Set(), key: '' };
  private icons: { readonly of: SymbolTable['icons']; readonly named: SymbolTable['icons'] } | undefined;

  /** The texts of a mark. */
  of(index: number): readonly Marked[] {
    return [...(this.marked[index]?.values() ?? [])];
  }

  dressed(symbols: SymbolTable): SymbolTable {
    const same = sameThings(symbols);
    // On another day, a path may lead to another text.
    if (same.key !== this.same.key || symbols.today !== this.day) this.copies = new WeakMap();
    this.same = same;
    this.day = symbols.today;
    const copy = <Source extends Checked>(source: Source): Source => this.copyOf(source, symbols) as Source;
    const all = <Key, Source extends Checked>(map: ReadonlyMap<Key, Source>): ReadonlyMap<Key, Source> =>
      new Map([...map].map(([key, source]) => [key, copy(source)]));
    return {
      ...symbols,
      sources: symbols.sources.map(copy),
      files: all(symbols.files),
      forms: all(symbols.forms),
      wizards: all(symbols.wizards),
      lists: all(symbols.lists),
      catalogs: all(symbols.catalogs),
      pages: symbols.pages.map(copy),
      parents: all(symbols.parents),
      site: symbols.site && copy(symbols.site),
      paths: all(symbols.paths),
      icons: this.named(symbols.icons),
    };
  }

  private copyOf(source: Checked, symbols: SymbolTable): Checked {
    const known = this.copies.get(source);
    if (known) return known;
    const texts = visibleTexts(source, symbols).filter(({ path }) => !unmarkedKeys.has(String(path[0])));
    const marked = new Map(
      texts.map((text) => [JSON.stringify(text.path), markedText(text, encode(this.numberOf(source, text)))]),
    );
    const copy = texts.length === 0 ? source : ({ ...source, data: withTexts(source.data, marked, []) } as Checked);
    this.copies.set(source, copy);
    return copy;
  }

  private numberOf(source: Checked, text: VisibleText): number {
    const { path, kind } = text;
    const own = JSON.stringify([source.kind, source.id, ...path]);
    const key = sharedKey(source, text, this.same) ?? own;
    const number = this.numbers.get(key) ?? this.numbers.size;
    this.numbers.set(key, number);
    const texts = (this.marked[number] ??= new Map<string, Marked>());
    texts.set(own, { source, path, kind });
    return number;
  }

  private named(icons: SymbolTable['icons']): SymbolTable['icons'] {
    if (this.icons?.of === icons) return this.icons.named;
    const named = new Map([...icons].map(([name, shapes]) => [name, namedShapes(name, shapes)]));
    this.icons = { of: icons, named };
    return named;
  }
}

/** Parts of a file that no page shows, or that are only compared with older texts. */
const unmarkedKeys: ReadonlySet<string> = new Set(['examples', 'formerConsent']);

const namedShapes = (name: string, [first, ...others]: IconShapes): IconShapes =>
  first === undefined ? [] : [[first[0], { ...first[1], [iconAttribute]: name }], ...others];

/** A copy of data with other texts at some paths. Unchanged parts are not copied. */
function withTexts(value: unknown, texts: ReadonlyMap<string, string>, path: Path): unknown {
  if (typeof value === 'string') return texts.get(JSON.stringify(path)) ?? value;
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => withTexts(item, texts, [...path, index]));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const entries = Object.entries(value).map(([key, item]) => [key, withTexts(item, texts, [...path, key])] as const);
  return entries.every(([key, item]) => (value as Record<string, unknown>)[key] === item)
    ? value
    : Object.fromEntries(entries);
}
