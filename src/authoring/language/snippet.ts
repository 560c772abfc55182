import { show } from '../../shared/problems/show.ts';
import type { WrittenContract } from './contract/contract.ts';
import type { ContractPart } from './contract/parts.ts';

/** Escapes the special characters of snippets. */
export const escapeSnippet = (text: string): string => text.replaceAll(/[\\$}]/g, '\\$&');

/** The shape of a value by its contract. */
type Shape = 'map' | 'list' | 'single';

/** If several shapes are possible, the single value wins because it is the shortest. */
export function shapeOf(parts: readonly ContractPart[]): Shape {
  const types = parts.flatMap(({ schema }) => ('const' in schema || 'enum' in schema ? 'string' : (schema.type ?? [])));
  if (types.length === 0 || types.some((type) => type !== 'object' && type !== 'array')) return 'single';
  return types.includes('object') ? 'map' : 'list';
}

/** Maximum nesting of generated maps. */
const maxDepth = 3;

/** Writes snippets of values: their required keys, with tab stops. */
export class SnippetWriter {
  private places = 0;

  /** `isFlow`: whether the value is inside braces or brackets, and so on one line. */
  constructor(
    private readonly contract: WrittenContract,
    private readonly isFlow: boolean,
  ) {}

  /** A key with the start of its value. `parts`: the contract of the value. `indent`: the column of the key. */
  entry(key: string, parts: readonly ContractPart[], indent: number): string {
    return `${escapeSnippet(key)}:${this.value(parts, indent, 0)}`;
  }

  /** An item of a list, without its dash. `indent`: the column of the dash. */
  item(parts: readonly ContractPart[], indent: number): string {
    return this.inItem(parts, indent, 0);
  }

  private value(parts: readonly ContractPart[], indent: number, depth: number): string {
    const fixed = parts.find(({ schema, alternative }) => 'const' in schema && alternative === undefined);
    if (fixed) return ` ${escapeSnippet(show(fixed.schema.const))}`;
    const shape = depth < maxDepth ? shapeOf(parts) : 'single';
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

  /** An item after a dash at a column, or in brackets. */
  private inItem(parts: readonly ContractPart[], indent: number, depth: number): string {
    if (shapeOf(parts) !== 'map') return this.place();
    if (this.isFlow) return this.braces(parts, depth);
    return this.keys(parts, indent + 2, depth).join(`\n${' '.repeat(indent + 2)}`) || this.place();
  }

  private braces(parts: readonly ContractPart[], depth: number): string {
    return `{ ${this.keys(parts, 0, depth).join(', ') || this.place()} \\}`;
  }

  /** The required keys of a map, each with the start of its value. */
  private keys(parts: readonly ContractPart[], indent: number, depth: number): string[] {
    // Of several alternatives, use the first.
    const one = parts.map(({ alternative, ...part }) => (alternative === 0 ? part : { ...part, alternative }));
    return requiredOf(one, {}).map(
      (key) => `${escapeSnippet(key)}:${this.value(this.contract.ofProperty(parts, key), indent, depth + 1)}`,
    );
  }

  private place(): string {
    this.places += 1;
    return `$${this.places}`;
  }
}

/** The keys that a map always requires, by the parts of its contract and its data. */
export const requiredOf = (parts: readonly ContractPart[], map: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(
    parts.flatMap(({ alternative, schema: { required = [], dependencies = {} } }) => [
      ...(alternative === undefined ? (required as readonly string[]) : []),
      ...Object.entries(dependencies as Record<string, readonly string[]>).flatMap(([key, needed]) =>
        Object.hasOwn(map, key) && Array.isArray(needed) ? needed : [],
      ),
    ]),
  ),
];
