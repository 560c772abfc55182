import { isMap, isSeq, LineCounter, parseDocument, type Node } from 'yaml';

type Path = readonly (string | number)[];

/** The path of the value at a line and column of a YAML text. */
export function pathAt(text: string, line: number, column: number): Path {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const offset = (lines.lineStarts[line - 1] ?? 0) + column - 1;
  const path: (string | number)[] = [];
  let node = document.contents as Node | null;
  for (;;) {
    const next = childAt(node, offset);
    if (next === undefined) return path;
    path.push(next.key);
    node = next.node;
  }
}

function childAt(node: Node | null, offset: number): { key: string | number; node: Node | null } | undefined {
  const holds = (one: Node | null): boolean =>
    one?.range != null && offset >= one.range[0] && offset < Math.max(one.range[1], one.range[0] + 1);
  if (isMap(node)) {
    const pair = node.items.find(({ key, value }) => holds(key as Node) || holds(value as Node));
    if (!pair) return undefined;
    const key = String((pair.key as { value?: unknown }).value);
    return { key, node: holds(pair.value as Node) ? (pair.value as Node) : null };
  }
  if (isSeq(node)) {
    const index = node.items.findIndex((one) => holds(one as Node));
    return index < 0 ? undefined : { key: index, node: node.items[index] as Node };
  }
  return undefined;
}
