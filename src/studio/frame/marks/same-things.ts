import type { Checked, CheckedWizard } from '../../../compiler/check/checked.ts';
import type { Text } from '../../../compiler/lint/copy/texts.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';

/**
 * Texts by which the site knows that two things are the same: they have one mark, or they would differ once marked.
 * They are what claims rest on, the title of a step that is also that of its field, words by which a control puts
 * choices together, and what an item of a list and one of a catalog are both called.
 */
export interface SameThings {
  /** What lists and catalogs both say. */
  readonly names: ReadonlySet<string>;
  /** Tells one state of `names` from another. */
  readonly key: string;
}

export function sameThings({ lists, catalogs }: SymbolTable): SameThings {
  const inLists = new Set([...lists.values()].flatMap(({ data }) => data.items.flatMap(textsIn)));
  const inCatalogs = new Set([...catalogs.values()].flatMap(({ data }) => data.items.flatMap(textsIn)));
  const names = [...inLists].filter((name) => inCatalogs.has(name)).sort();
  return { names: new Set(names), key: names.join('\n') };
}

const textsIn = (item: object): string[] => Object.values(item).filter((value) => typeof value === 'string');

/** What several texts that speak of the same are known by; undefined for a text that stands for itself. */
export function sharedKey(source: Checked, { path, value }: Text, same: SameThings): string | undefined {
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
