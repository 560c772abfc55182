import type { Checked, CheckedWizard } from '../../../compiler/check/checked.ts';
import type { VisibleText } from '../../../compiler/lint/copy/texts.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';

/**
 * Texts that the site compares. They share one mark, because they would differ with different marks: the basis of
 * claims, step titles that are also field titles, texts by which a control groups choices, and names that are both in a
 * list and in a catalog.
 */
export interface SameThings {
  /** Texts that are both in lists and in catalogs. */
  readonly names: ReadonlySet<string>;
  /** Changes when `names` change. */
  readonly key: string;
}

export function sameThings({ lists, catalogs }: SymbolTable): SameThings {
  const inLists = new Set([...lists.values()].flatMap(({ data }) => data.items.flatMap(textsIn)));
  const inCatalogs = new Set([...catalogs.values()].flatMap(({ data }) => data.items.flatMap(textsIn)));
  const names = [...inLists].filter((name) => inCatalogs.has(name)).sort();
  return { names: new Set(names), key: names.join('\n') };
}

const textsIn = (item: object): string[] => Object.values(item).filter((value) => typeof value === 'string');

/** The common key of texts that share a mark; undefined for a text with its own mark. */
export function sharedKey(source: Checked, { path, value }: VisibleText, same: SameThings): string | undefined {
  const [top, , key] = path;
  if (top === 'claims' && key === 'basis') return `basis ${value}`;
  const isItem = top === 'items' && path.length === 3 && (source.kind === 'list' || source.kind === 'catalog');
  if (isItem && same.names.has(value)) return `item ${value}`;
  if (path.includes('ui')) return `look ${source.kind} ${source.id} ${value}`;
  return source.kind === 'wizard' && path.at(-1) === 'title' && isStepTitle(source, value)
    ? `title ${source.id} ${value}`
    : undefined;
}

const isStepTitle = ({ data }: CheckedWizard, words: string): boolean =>
  data.steps.some(({ title }) => title === words);
