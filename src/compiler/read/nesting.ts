import type { CST } from 'yaml';

/**
 * The offset at which maps and lists are nested deeper than `most`; undefined when they are not.
 * Asked before anything walks the file: each step of the compiler calls itself once a level.
 */
export function tooDeepAt(tokens: readonly CST.Token[], most: number): number | undefined {
  const waiting: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { token, depth } = next;
    if (depth > most) return token.offset;
    for (const inner of insideOf(token)) waiting.push({ token: inner, depth: depth + 1 });
  }
  return undefined;
}

function insideOf(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap((item) => [item.key, item.value].filter((inner) => inner !== undefined && inner !== null));
}
