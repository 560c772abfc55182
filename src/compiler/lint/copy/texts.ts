import type { SymbolTable } from '../../resolve/symbols.ts';
import type { Reference } from '../../resolve/references.ts';
import type { Checked } from '../../check/checked.ts';
import { referencesIn } from '../../resolve/settings.ts';
import type { Node } from 'yaml';
import type { Place } from '../../../shared/problems/problem.ts';
import { placeOf, placeOfRange, writtenPath, type Path, type Source } from '../../read/source.ts';

/** A text that a visitor reads, and where it is. */
export interface VisibleText {
  readonly kind: 'text' | 'rich' | 'message';
  readonly value: string;
  readonly path: Path;
  /** Names that may be in braces; undefined in a message whose values other lints check. */
  readonly values?: readonly string[];
  /** Whether it is a claim as a whole. */
  readonly isClaim?: boolean;
  /** Whether it is a message that can have our markup too. */
  readonly isRich?: boolean;
  /** Which limit of the site holds for its length. */
  readonly limit?: string;
}

const visibleKinds: readonly string[] = ['text', 'rich', 'message'];

/**
 * Every text in a file that a visitor reads, according to its contract and the contracts of its controls and plug-ins.
 */
export const visibleTexts = (source: Checked, { contracts }: SymbolTable): VisibleText[] =>
  referencesIn(source, contracts).filter(isVisibleText);

export const isVisibleText = (reference: Reference): reference is Reference & VisibleText =>
  visibleKinds.includes(reference.kind);

/** Whether a text is written in this file. A text from another file is reported there. */
export const isOwn = (source: Source, path: Path): boolean => source.doc().hasIn(writtenPath(source, path));

/** The place of words inside a text, from `index` on. */
export function placeOfWords(
  source: Source,
  { path, value }: Pick<VisibleText, 'path' | 'value'>,
  words: string,
  index: number,
): Place {
  const [start = 0, end = 0] = (source.doc().getIn(writtenPath(source, path), true) as Node | undefined)?.range ?? [];
  const written = source.text.slice(start, end);
  let at = written.indexOf(words);
  for (let before = value.slice(0, index).split(words).length - 1; before > 0 && at >= 0; before--)
    at = written.indexOf(words, at + 1);
  return at < 0 ? placeOf(source, path) : placeOfRange(source, start + at, start + at + words.length);
}
