import { isMap, isSeq } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { changed, dataWith, type Change, type Sharing } from './change.ts';
import { EditError } from './edit-error.ts';
import { placed } from './place.ts';
import { find, type Parsed, resolved, type Spot } from './parsed.ts';
import { isFlow, type Splice } from './tokens.ts';

export interface RemoveOptions extends Sharing {
  /** Whether a map that would be left without keys goes with its own key, and so on. Otherwise `{}` is left. */
  readonly emptied?: 'remove' | 'keep';
}

/**
 * Takes a key with its value, or an item of a list, out of a YAML text: with the comment lines directly above it, and
 * the comment at its end. Of a list `[]` is left, of a map `{}`. Whatever else stands there keeps every byte.
 *
 * Prettier leaves the result alone where it left the text alone, but for brackets or braces of several lines that would
 * fit on one line now.
 *
 * Throws an EditError when the path leads nowhere, or when an alias repeats what would go.
 */
export function removeAt(text: string, path: Path, options: RemoveOptions = {}): string {
  return changed(text, path.slice(0, -1), options, (whole, there) =>
    removal(whole, [...there, ...path.slice(-1)], options),
  );
}

/** The change that takes away what stands at a path. */
export function removal(whole: Parsed, path: Path, { shared = false, emptied = 'keep' }: RemoveOptions): Change {
  const step = path.at(-1);
  if (step === undefined) throw new EditError('The whole text cannot be removed.');
  find(whole, path, shared);
  const parent = path.slice(0, -1);
  const around = resolved(whole, find(whole, parent, shared), parent, shared);
  const above = around.standing?.around.node;
  if (around.size === 1 && emptied === 'remove' && isMap(around.node) && isMap(above))
    return removal(whole, parent, { shared, emptied });
  const index = around.indexOf(step);
  const data = dataWith(whole.data, parent, (value) => without(value, step, index));
  return { splices: [around.size === 1 ? emptiedText(around) : removed(around, index)], data };
}

function without(value: unknown, step: string | number, index: number): unknown {
  if (Array.isArray(value)) return value.toSpliced(index, 1) as unknown;
  const { [step]: _, ...others } = value as Record<string, unknown>;
  return others;
}

function removed(around: Spot, index: number): Splice {
  const { layout } = around;
  layout.remove(index);
  return { start: layout.start, end: layout.end, text: layout.print() };
}

/** A map or list without its only entry. Comments that stand by themselves in it stay. */
function emptiedText(around: Spot): Splice {
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
