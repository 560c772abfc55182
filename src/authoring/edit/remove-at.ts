import { isMap, isSeq } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { changed, dataWith, type Change, type Sharing } from './change.ts';
import { EditError } from './edit-error.ts';
import { placed } from './place.ts';
import { nodeAt, type Parsed, resolved, type PlacedNode } from './parsed.ts';
import { isFlow, type Splice } from './tokens.ts';

export interface RemoveOptions extends Sharing {
  /** Whether a map that becomes empty is removed too, and so on upwards. Otherwise `{}` is left. */
  readonly emptied?: 'remove' | 'keep';
}

/**
 * Removes a key with its value, or an item of a list, from a YAML text, with the comment lines directly above it and
 * the comment at its end. An empty list becomes `[]`, an empty map `{}`. Every other byte stays.
 *
 * If the text was formatted by Prettier, the result is too, except for multi-line brackets or braces that now fit on
 * one line.
 *
 * Throws an EditError if the path does not exist, or if an alias repeats the removed part.
 */
export function removeAt(text: string, path: Path, options: RemoveOptions = {}): string {
  return changed(text, path.slice(0, -1), options, (whole, there) =>
    removal(whole, [...there, ...path.slice(-1)], options),
  );
}

/** The change that removes the value at a path. */
export function removal(whole: Parsed, path: Path, { shared = false, emptied = 'keep' }: RemoveOptions): Change {
  const step = path.at(-1);
  if (step === undefined) throw new EditError('The whole text cannot be removed.');
  nodeAt(whole, path, shared);
  const parent = path.slice(0, -1);
  const around = resolved(whole, nodeAt(whole, parent, shared), parent, shared);
  const above = around.standing?.around.node;
  if (around.size === 1 && emptied === 'remove' && isMap(around.node) && isMap(above))
    return removal(whole, parent, { shared, emptied });
  const index = around.indexOf(step);
  const data = dataWith(whole.data, parent, (value) => withoutStep(value, step, index));
  return { splices: [around.size === 1 ? emptiedText(around) : removed(around, index)], data };
}

function withoutStep(value: unknown, step: string | number, index: number): unknown {
  if (Array.isArray(value)) return value.toSpliced(index, 1) as unknown;
  const { [step]: _, ...others } = value as Record<string, unknown>;
  return others;
}

function removed(around: PlacedNode, index: number): Splice {
  const { layout } = around;
  layout.remove(index);
  return { start: layout.start, end: layout.end, text: layout.print() };
}

/** A map or list without its only entry. Comments that belong to no entry stay. */
function emptiedText(around: PlacedNode): Splice {
  const text = isSeq(around.node) ? '[]' : '{}';
  const { layout } = around;
  const { before, after } = layout.loose;
  if (isFlow(around.token)) {
    const [open, close] = text;
    const inside = /#/.test(before + after) ? before.trimEnd() + after : '';
    return { start: layout.start - 1, end: layout.end + 1, text: `${open}${inside}${close}` };
  }
  const line = before.indexOf('\n');
  if (around.standing && !before.slice(line + 1).includes('#')) return placed(around, { kind: 'inline', text });
  return { start: layout.start, end: layout.end, text: before + layout.indent + text };
}
