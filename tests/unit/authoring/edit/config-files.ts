import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollection, isMap, isNode, isScalar, Parser, type CST, type Node } from 'yaml';
import { parsed } from '../../../../src/authoring/edit/parsed.ts';
import type { Path } from '../../../../src/compiler/read/source.ts';

const root = join(import.meta.dirname, '../../../..');

/** Every YAML file of config/, by its path. */
export const configFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(join(root, 'config'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [`config/${name}`, readFileSync(join(root, 'config', name), 'utf8')]),
);

/** A value of a text, with its path. */
export interface Property {
  readonly path: Path;
  readonly node: Node;
  /** Whether the map or list around it is in flow style. */
  readonly inFlow: boolean;
}

/** Every value written in a text, without the values that aliases repeat. */
export function propertiesOf(text: string): Property[] {
  const found: Property[] = [];
  const visit = (node: unknown, path: Path, inFlow: boolean): void => {
    if (!isNode(node)) return;
    if (path.length > 0) found.push({ path, node, inFlow });
    if (!isCollection(node)) return;
    for (const [index, item] of node.items.entries()) {
      const [step, value] = isMap(node) ? keyAndValue(node.items[index]!) : [index, item];
      visit(value, [...path, step], inFlow || node.flow === true);
    }
  };
  visit(parsed(text).doc.contents, [], false);
  return found;
}

const keyAndValue = ({ key, value }: { key: unknown; value: unknown }): [string, unknown] => [
  isScalar(key) ? String(key.value) : String(key),
  value,
];

/** The data of a text, parsed by the library. Caches the last texts. */
export const dataOf = (text: string): unknown => parsed(text).data;

/** All comments of a text, sorted. */
export function commentsOf(text: string): string[] {
  const found: string[] = [];
  const visit = (token: unknown): void => {
    if (typeof token !== 'object' || token === null) return;
    const { type, source } = token as Partial<CST.SourceToken>;
    if (type === 'comment' && source !== undefined) found.push(source.trimEnd());
    Object.values(token).forEach(visit);
  };
  for (const token of new Parser().parse(text)) visit(token);
  return found.sort();
}

/** The differing lines of two texts: those of the first, and those of the second. */
export function changedLines(before: string, after: string): { readonly gone: string[]; readonly come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return { gone: old.slice(start, old.length - end), come: now.slice(start, now.length - end) };
}
