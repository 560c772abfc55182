import { show } from '../../shared/problems/show.ts';
import type { WrittenContract } from './contract/contract.ts';
import type { Part } from './contract/parts.ts';

/** A text inside a snippet, where some characters have a meaning of their own. */
export const plain = (text: string): string => text.replaceAll(/[\\$}]/g, '\\$&');

/** What a value is by its contract. */
type Shape = 'map' | 'list' | 'single';

/** Of several shapes that a value may have, the single value is the shortest. */
export function shapeOf(parts: readonly Part[]): Shape {
  const types = parts.flatMap(({ schema }) => ('const' in schema || 'enum' in schema ? 'string' : (schema.type ?? [])));
  if (types.length === 0 || types.some((type) => type !== 'object' && type !== 'array')) return 'single';
  return types.includes('object') ? 'map' : 'list';
}

/** Maps in maps are begun so deep. */
const deepest = 3;

/** Writes how values begin: the keys that they must have, with places to type at. */
export class SnippetWriter {
  private places = 0;

  /** `isFlow`: whether the value stands in braces or brackets, and so on one line. */
  constructor(
    private readonly contract: WrittenContract,
    private readonly isFlow: boolean,
  ) {}

  /** A key with the beginning of its value, whose contract these parts are. `indent`: the columns before the key. */
  entry(key: string, parts: readonly Part[], indent: number): string {
    return `${plain(key)}:${this.value(parts, indent, 0)}`;
  }

  /** An item of a list, behind its dash at a column. */
  item(parts: readonly Part[], indent: number): string {
    return this.inItem(parts, indent, 0);
  }

  private value(parts: readonly Part[], indent: number, depth: number): string {
    const fixed = parts.find(({ schema, alternative }) => 'const' in schema && alternative === undefined);
    if (fixed) return ` ${plain(show(fixed.schema.const))}`;
    const shape = depth < deepest ? shapeOf(parts) : 'single';
    if (shape === 'single') return ` ${this.place()}`;
    const within = ' '.repeat(indent + 2);
    if (shape === 'list') {
      const items = this.contract.ofItems(parts);
      return this.isFlow
        ? ` [${this.inItem(items, 0, depth)}]`
        : `\n${within}- ${this.inItem(items, indent + 2, depth)}`;
    }
    if (this.isFlow) return ` ${this.braces(parts, depth)}`;
    return `\n${within}${this.keys(parts, indent + 2, depth).join(`\n${within}`) || this.place()}`;
  }

  /** What stands behind a dash at a column, or in brackets. */
  private inItem(parts: readonly Part[], indent: number, depth: number): string {
    if (shapeOf(parts) !== 'map') return this.place();
    if (this.isFlow) return this.braces(parts, depth);
    return this.keys(parts, indent + 2, depth).join(`\n${' '.repeat(indent + 2)}`) || this.place();
  }

  private braces(parts: readonly Part[], depth: number): string {
    return `{ ${this.keys(parts, 0, depth).join(', ') || this.place()} \\}`;
  }

  /** The keys that a map must have, each with the beginning of its value. */
  private keys(parts: readonly Part[], indent: number, depth: number): string[] {
    // Of several things that the map may be, the first is begun.
    const one = parts.map(({ alternative, ...part }) => (alternative === 0 ? part : { ...part, alternative }));
    return requiredOf(one, {}).map(
      (key) => `${plain(key)}:${this.value(this.contract.ofProperty(parts, key), indent, depth + 1)}`,
    );
  }

  private place(): string {
    this.places += 1;
    return `$${this.places}`;
  }
}

/** The keys that a map must have whatever it becomes, by the parts of its contract and what stands there. */
export const requiredOf = (parts: readonly Part[], map: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(
    parts.flatMap(({ alternative, schema: { required = [], dependencies = {} } }) => [
      ...(alternative === undefined ? (required as readonly string[]) : []),
      ...Object.entries(dependencies as Record<string, readonly string[]>).flatMap(([key, needed]) =>
        Object.hasOwn(map, key) && Array.isArray(needed) ? needed : [],
      ),
    ]),
  ),
];
