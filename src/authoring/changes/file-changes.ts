import { createHash } from 'node:crypto';
import { diffWordsWithSpace } from 'diff';
import { parseDocument, type Document, type Node } from 'yaml';
import type { Checked } from '../../compiler/check/checked.ts';
import { Lines } from '../../compiler/read/lines.ts';
import type { Path } from '../../compiler/read/source.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { capital, counted } from '../../shared/problems/show.ts';
import { deltas, type Delta } from './delta.ts';
import { splitLines, linesWithout, stretches, type ChangedRange } from './stretches.ts';
import { withoutChange, withoutLayout } from './take-back.ts';
import { describeDelta } from './tell.ts';
import { fromTo, valueWords } from './words/values.ts';

/** A piece of a word diff: in both texts, only in the old one, or only in the new one. */
export interface Piece {
  readonly text: string;
  readonly in: 'both' | 'before' | 'after';
}

/** A change of a file that can be reverted separately. */
export interface FileChange {
  /** Identifies the change, even after it has moved to another line. */
  readonly id: string;
  /** The whole change in a line of text. */
  readonly text: string;
  readonly what: string;
  /** For a changed text: its word diff, shown after `what`. */
  readonly pieces: readonly Piece[];
  readonly line: number;
  /** Its path now, or the path that it was removed from. Undefined if it has no path. */
  readonly path: Path | undefined;
  /** The text of the file without this change; undefined for a new file. */
  readonly without: () => string | undefined;
}

/** A file before and after. A text is undefined if the file does not exist. */
export interface FilePair {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The change of a file that was added, was removed, or is not text. */
export function wholeChange({ file, before, after }: FilePair): FileChange {
  const how = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const id = idOf(file, how, before, after);
  return { id, text: how, what: how, pieces: [], line: 1, path: [], without: () => before };
}

/** The changes of a file. `source`: the file as it was last compiled, if ever. */
export function changesOf(pair: FilePair, source: Checked | undefined, symbols: SymbolTable): FileChange[] {
  const { before, after, file } = pair;
  if (before === undefined || after === undefined) {
    return [wholeChange(pair)];
  }
  const [old, now] = [before, after].map((text) => parseDocument(text, { logLevel: 'silent' })) as [Document, Document];
  const isRead = file.endsWith('.yaml') && source !== undefined && old.errors.length + now.errors.length === 0;
  return isRead ? byMeaning({ file, before, after }, { old, now }, source, symbols) : byLines({ file, before, after });
}

const layout = 'Only comments, quotes or layout, which visitors do not see';

type Both = { readonly [Key in keyof FilePair]-?: string };

function byMeaning(
  { file, before, after }: Both,
  { old, now }: { readonly old: Document; readonly now: Document },
  source: Checked,
  symbols: SymbolTable,
): FileChange[] {
  const lines = new Lines(after);
  const dataOf = (doc: Document): unknown => doc.toJS({ maxAliasCount: -1 });
  const said = deltas(dataOf(old), dataOf(now)).map((delta): FileChange => {
    const { how, was, is } = delta;
    return {
      id: idOf(file, how, was, is, delta.before, delta.after),
      ...describeChange(delta, describeDelta(delta, source, symbols)),
      line: lines.locate(offsetOfPath(now, is)).line,
      path: is,
      without: () => withoutChange(before, after, delta),
    };
  });
  const silent = withoutLayout(before, after);
  if (silent === after) return said;
  const [first] = stretches(splitLines(silent), splitLines(after));
  return [
    ...said,
    {
      id: idOf(file, 'layout', silent),
      text: layout,
      what: layout,
      pieces: [],
      line: (first?.is.start ?? 0) + 1,
      path: undefined,
      without: () => silent,
    },
  ];
}

/** Describes a change. A changed text or number gets a word diff. */
function describeChange({ how, before, after }: Delta, text: string): Pick<FileChange, 'text' | 'what' | 'pieces'> {
  const what = capital(text);
  const tail = fromTo(before, after);
  const isSimple = [before, after].every((value) => typeof value !== 'object' || value === null);
  if (how !== 'changed' || !isSimple || !what.endsWith(tail)) return { text: what, what, pieces: [] };
  const plain = (value: unknown) => (typeof value === 'string' ? value : valueWords(value));
  return {
    text: what,
    what: what.slice(0, -tail.length).replace(/:\s*$/, ''),
    pieces: piecesOf(plain(before), plain(after)),
  };
}

const piecesOf = (before: string, after: string): Piece[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    in: added ? 'after' : removed ? 'before' : 'both',
  }));

/** The offset of the deepest existing part of a path. */
function offsetOfPath(doc: Document, path: Path): number {
  const there = [...path.keys(), path.length].reverse().map((length) => path.slice(0, length));
  const found = there.map((one) => doc.getIn(one, true) as Node | undefined).find((node) => node?.range);
  return found?.range?.[0] ?? 0;
}

/** Changes by ranges of lines, for files without a data model such as CSV. */
function byLines({ file, before, after }: Both): FileChange[] {
  const [old, now] = [splitLines(before), splitLines(after)];
  return stretches(old, now).map((one: ChangedRange): FileChange => {
    const [was, is] = [old.slice(one.was.start, one.was.end).join(''), now.slice(one.is.start, one.is.end).join('')];
    const how = was === '' ? 'added' : is === '' ? 'removed' : 'changed';
    const size = Math.max(one.is.end - one.is.start, one.was.end - one.was.start);
    const what = `${counted(size, 'line')} ${how}`;
    return {
      id: idOf(file, how, one.was, was, is),
      text: size > 1 ? what : `${what}: ${fromTo(was.trimEnd(), is.trimEnd())}`,
      what,
      pieces: piecesOf(was.trimEnd(), is.trimEnd()),
      line: one.is.start + 1,
      path: undefined,
      without: () => linesWithout(old, now, [one]),
    };
  });
}

const idOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
