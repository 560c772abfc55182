import { isAlias, parseDocument, type Document, type Node } from 'yaml';
import { nodeSteps, offsetOf, pathInside } from '../../../authoring/edit/text-path.ts';
import type { Checked } from '../../../compiler/check/checked.ts';
import { placeOf, type Path, type SourceText } from '../../../compiler/read/source.ts';
import { at } from '../../../compiler/read/data.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';

/** Where something is written: a file, and the path in its text. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly path: Path;
}

/**
 * Where the value at a path of a compiled file is written. It can be in another file (a constant, a shared part) and at
 * another path: the compiled list, for example, does not have items of other days.
 */
export function sourcePlaceOf(source: Checked, path: Path, { files }: Pick<SymbolTable, 'files'>): SourcePlace {
  const place = placeOf(source, path);
  // A translation is edited beside the words that it is of.
  const isTranslated = place.origin?.file.startsWith('config/translations/') === true;
  const { file, line, column } = (isTranslated ? undefined : place.origin) ?? place;
  const text = files.get(file) ?? source;
  const found = unaliased(text, pathAt(text, offsetOf(text, line, column)), path);
  // The place of a map in a list is its first key.
  const isItem = typeof path.at(-1) === 'number' && typeof found.at(-1) === 'string' && !isLeaf(at(source.data, path));
  return { file, line, column, path: isItem ? found.slice(0, -1) : found };
}

/**
 * The value of an alias is written at its anchor. `found`: path of the alias in the text; `path`: in the compiled file,
 * where it can go on inside of the alias.
 */
function unaliased(source: SourceText, found: Path, path: Path): Path {
  const doc = documentOf(source);
  const node = doc.getIn(found, true);
  const depth = path.findLastIndex((step) => step === found.at(-1));
  if (!isAlias(node) || depth === -1) return found;
  const anchor = node.resolve(doc);
  const [start] = anchor?.range ?? [];
  return start === undefined ? found : [...pathTo(doc.contents, anchor!, []), ...path.slice(depth + 1)];
}

/** The path of a node in a document. */
function pathTo(root: Node | null, wanted: Node, path: Path): Path {
  if (root === wanted) return path;
  const parts = nodeSteps(root).map(([step, value]) => pathTo(value, wanted, [...path, step]));
  return parts.find((one) => one.length > 0) ?? [];
}

const isLeaf = (value: unknown): boolean => !value || typeof value !== 'object';

const documents = new WeakMap<Pick<SourceText, 'text'>, Document>();

function documentOf(source: Pick<SourceText, 'text'>): Document {
  const known = documents.get(source) ?? parseDocument(source.text);
  documents.set(source, known);
  return known;
}

/** The path at an offset of a text. */
export function pathAt(source: Pick<SourceText, 'text'>, offset: number): Path {
  return pathInside(documentOf(source).contents, offset);
}
