import { visit, type Node } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { EditError } from './edit-error.ts';
import { nameOf, parsed, type Parsed } from './parsed.ts';
import { inWhole, orUndefined, quickAt } from './quick.ts';
import { same } from './same.ts';
import { lineStart, spliced, type Splice } from './tokens.ts';

/** What every edit may be asked. */
export interface Sharing {
  /**
   * Whether what aliases repeat may change: at an alias, the part of the file that it repeats is changed, and with a
   * part that is repeated all its repetitions change.
   */
  readonly shared?: boolean;
}

/** A change, and the data that the text holds afterwards. */
export interface Change {
  readonly splices: readonly Splice[];
  readonly data: unknown;
}

/**
 * Makes a change of a text, and looks at the result: an edit that changed anything else is an EditError, whatever the
 * text looks like. Line ends stay those of the file.
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
  // Only the place itself is looked at when others may change with it.
  if (!says(now, data, shared ? path : [])) throw new EditError(refusal(whole, path));
  return now;
}

/** The same in a row of a long text, of which only a part has to be read. Undefined where that is not enough. */
function changedRow(text: string, path: Path, plan: (whole: Parsed, path: Path) => Change): string | undefined {
  const quick = quickAt(text, path);
  const change = quick && orUndefined(() => plan(quick.parsed, quick.path));
  const splices = change && inWhole(quick, change.splices);
  if (!splices || !says(spliced(quick.parsed.text, change.splices), change.data, [])) return undefined;
  return spliced(text, splices);
}

function says(text: string, data: unknown, path: Path): boolean {
  try {
    return same(at(parsed(text).data, path), at(data, path));
  } catch (error) {
    if (error instanceof EditError) return false;
    throw error;
  }
}

/** Why a change would have changed more than it should: mostly, because an alias repeats what is around it or in it. */
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
  const name = nameOf(path);
  if (aliases.length === 0)
    return `"${name}" cannot be changed here without changing something else. Change the text itself.`;
  return `"${name}" cannot be changed so, because other parts of the file repeat what is in it: ${aliases.join(', ')}.`;
}

/** What stands at a path of data; undefined when there is nothing. */
export function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
}

/** A copy of data in which what stands at a path is another. Maps that are missing on the way are made. */
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
