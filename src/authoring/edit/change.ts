import { visit, type Node } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { EditError } from './edit-error.ts';
import { dottedPath, parsed, type Parsed } from './parsed.ts';
import { inWhole, orUndefined, quickAt } from './quick.ts';
import { sameData } from './same.ts';
import { lineStart, spliced, type Splice } from './tokens.ts';

/** Options of every edit. */
export interface Sharing {
  /**
   * Whether aliased parts may change. An edit at an alias then changes the anchored part, and so all its repetitions.
   */
  readonly shared?: boolean;
}

/** A change, and the data of the text after it. */
export interface Change {
  readonly splices: readonly Splice[];
  readonly data: unknown;
}

/**
 * Makes a change in a text, and verifies the result. Throws an EditError if anything else changed. Keeps the line ends
 * of the file.
 */
export function changed(
  text: string,
  path: Path,
  { shared = false }: Sharing,
  plan: (whole: Parsed, path: Path) => Change,
): string {
  const isWindows = text.includes('\r\n') && !/(?:^|[^\r])\n/.test(text);
  const plain = isWindows ? text.replaceAll('\r\n', '\n') : text;
  const now = changedRow(plain, path, plan) ?? changedWhole(plain, path, shared, plan);
  if (now === plain) return text;
  return isWindows ? now.replaceAll('\n', '\r\n') : now;
}

function changedWhole(text: string, path: Path, shared: boolean, plan: (whole: Parsed, path: Path) => Change): string {
  const whole = parsed(text);
  const { splices, data } = plan(whole, path);
  if (splices.length === 0) return text;
  const now = spliced(text, splices);
  // With aliases, other parts may change too, so only the path itself is verified.
  if (!says(now, data, shared ? path : [])) throw new EditError(refusal(whole, path));
  return now;
}

/** The same for a row of a long text, parsing only a part of it. Undefined if that is not enough. */
function changedRow(text: string, path: Path, plan: (whole: Parsed, path: Path) => Change): string | undefined {
  const quick = quickAt(text, path);
  const change = quick && orUndefined(() => plan(quick.parsed, quick.path));
  const splices = change && inWhole(quick, change.splices);
  if (!splices || !says(spliced(quick.parsed.text, change.splices), change.data, [])) return undefined;
  return spliced(text, splices);
}

function says(text: string, data: unknown, path: Path): boolean {
  try {
    return sameData(at(parsed(text).data, path), at(data, path));
  } catch (error) {
    if (error instanceof EditError) return false;
    throw error;
  }
}

/** Explains why a change would affect other parts: usually because an alias repeats a part around it or in it. */
function refusal({ doc, text }: Parsed, path: Path): string {
  const aliases: string[] = [];
  const there = path.map((_, depth) => path.slice(0, path.length - depth)).find((part) => doc.hasIn(part));
  const [start, end] = (there && (doc.getIn(there, true) as Node).range) ?? [0, text.length];
  visit(doc, {
    Alias(_, alias) {
      const { source, range } = alias;
      const [from, to] = alias.resolve(doc)?.range ?? [0, 0];
      if (to <= start || from >= end) return;
      const line = text.slice(0, lineStart(text, range?.[0] ?? 0)).split('\n').length;
      aliases.push(`*${source} in line ${line}`);
    },
  });
  const name = dottedPath(path);
  if (aliases.length === 0)
    return `"${name}" cannot be changed here without changing something else. Change the text itself.`;
  return `"${name}" cannot be changed like this, because other parts of the file repeat its content: ${aliases.join(', ')}.`;
}

/** The value at a path of data; undefined if there is none. */
export function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
}

/** A copy of data with a changed value at a path. Missing maps on the way are created. */
export function dataWith(data: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(data);
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => (index === Number(step) ? dataWith(item, rest, change) : item));
  }
  const map = { ...((data ?? {}) as Record<string, unknown>) };
  const value = dataWith(Object.hasOwn(map, step) ? map[step] : undefined, rest, change);
  if (value === undefined) delete map[step];
  else map[step] = value;
  return map;
}
