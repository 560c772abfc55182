import type { Checked } from '../../../compiler/check/checked.ts';
import { isVisibleText } from '../../../compiler/lint/copy/texts.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { Reference } from '../../../compiler/resolve/references.ts';
import { referencesIn, unshownKeys } from '../../../compiler/resolve/settings.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { IconShapes } from '../../../shared/plan/page.ts';
import { iconAttribute } from '../icons.ts';
import { encode } from '../marks.ts';
import { markedText } from './marked-text.ts';

/** A text or icon of the site, in the file that shows it. */
export interface Marked {
  readonly source: Checked;
  readonly path: Path;
}

/**
 * Makes the site that Studio shows: with a mark of its own at the end of each text that visitors read and of each
 * name of an icon, so that a click opens this one and no other. A text keeps its mark as long as Studio runs, so that
 * open pages only update what has changed. Where the site compares texts, it does so as a person reads them (`asRead`).
 */
export class Marks {
  private readonly numbers = new Map<string, number>();
  /** The text or icon of each mark. */
  private readonly marked: Marked[] = [];
  private copies = new WeakMap<Checked, Checked>();
  private day = '';
  /** The icons of the site, also by their marked names. */
  private icons = new Map<string, IconShapes>();

  /** The text or icon of a mark. */
  of(index: number): Marked | undefined {
    return this.marked[index];
  }

  dressed(symbols: SymbolTable): SymbolTable {
    // On another day, a path may lead to another text.
    if (symbols.today !== this.day) this.copies = new WeakMap();
    this.day = symbols.today;
    for (const [name, shapes] of symbols.icons) if (!this.icons.has(name)) this.icons.set(name, shapes);
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
      icons: this.icons,
    };
  }

  private copyOf(source: Checked, symbols: SymbolTable): Checked {
    const known = this.copies.get(source);
    if (known) return known;
    const shown = referencesIn(source, symbols.contracts).filter(({ path }) => !unshownKeys.has(String(path[0])));
    const marked = new Map(
      shown.flatMap((one) => {
        if (one.kind === 'icon') return [[JSON.stringify(one.path), this.markedIcon(source, one)] as const];
        if (!isVisibleText(one)) return [];
        return [[JSON.stringify(one.path), markedText(one, this.numberOf(source, one))] as const];
      }),
    );
    const copy = marked.size === 0 ? source : ({ ...source, data: withTexts(source.data, marked, []) } as Checked);
    this.copies.set(source, copy);
    return copy;
  }

  private numberOf(source: Checked, { path }: Pick<Reference, 'path'>): number {
    const key = JSON.stringify([source.kind, source.id, ...path]);
    const number = this.numbers.get(key) ?? this.numbers.size;
    this.numbers.set(key, number);
    this.marked[number] = { source, path };
    return number;
  }

  /** The marked name of an icon. Its first shape has the number of the mark in an attribute. */
  private markedIcon(source: Checked, icon: Reference): string {
    const number = this.numberOf(source, icon);
    const name = icon.value + encode(number);
    const [first, ...others] = this.icons.get(icon.value) ?? [];
    if (first && !this.icons.has(name))
      this.icons.set(name, [[first[0], { ...first[1], [iconAttribute]: String(number) }], ...others]);
    return first ? name : icon.value;
  }
}

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
