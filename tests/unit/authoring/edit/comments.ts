import { isMap, parseDocument, type Node } from 'yaml';
import type { Path } from '../../../../src/compiler/read/source.ts';

/** The lines of the value at a path, with the comments above it and the indented ones below. */
export function linesAt(text: string, path: Path): string {
  const doc = parseDocument(text);
  const around = doc.getIn(path.slice(0, -1), true);
  const pair = isMap(around) ? around.items.find(({ key }) => String(key) === String(path.at(-1))) : undefined;
  const node = doc.getIn(path, true) as Node | undefined;
  const [start] = (pair?.key as Node | undefined)?.range ?? node?.range ?? [0, 0, 0];
  const end = node?.range?.[2] ?? start;
  const lines = text.split('\n');
  let first = text.slice(0, start).split('\n').length - 1;
  // A comment may also follow the dash of an item.
  while (first > 0 && /^\s*(?:-\s+)*#/.test(lines[first - 1]!)) first--;
  let last = text.slice(0, end).split('\n').length - 1;
  while (last < lines.length - 1 && /^\s*(?:#.*)?$/.test(lines[last]!)) last++;
  return lines.slice(first, last + 1).join('\n');
}

/** The items of the first list that are not in the second, with repetitions. */
export function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
