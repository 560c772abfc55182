import { isMap, isSeq } from 'yaml';
import type { Path, Source } from '../../compiler/read/source.ts';
import { insertItem } from '../edit/items.ts';
import { setValue } from '../edit/set-value.ts';
import { CannotMake } from './cannot-make.ts';

/** A new item of a list, or a new key of a map. */
export interface Addition {
  /** The list or map. */
  readonly path: Path;
  /** For a map. */
  readonly key?: string;
  readonly value: unknown;
}

/**
 * Appends an item to a list in block style, or a key to a map. Nothing else changes. Returns the new text, and the line
 * of the new part. Throws CannotMake if there is no such list or map, if it is in brackets, or if the map has the key.
 */
export function append(
  { file, text, doc }: Source,
  { path, key, value }: Addition,
): { readonly text: string; readonly line: number } {
  const node = doc().getIn(path, true);
  if ((!isSeq(node) && !isMap(node)) || node.flow === true || node.items.length === 0)
    throw new CannotMake(
      `${file} has no ${path.join('.')} in block style, so nothing can be added there.`,
      'unfit-place',
    );
  if (key !== undefined && node.has(key))
    throw new CannotMake(`${file} has ${[...path, key].join('.')} already.`, 'name');
  const after =
    key === undefined
      ? insertItem(text, path, node.items.length, value, { style: 'block' })
      : setValue(text, [...path, key], value);
  return { text: after, line: firstNewLine(text, after) };
}

/** The first new line that is not blank. */
function firstNewLine(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const index = now.findIndex((line, at) => line !== old[at] && line !== '');
  return index + 1;
}
