import type { Checked } from '../check/checked.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** What the contract of a block says by x-still: always, or as long as the block has none of these properties. */
type Still = true | { readonly unless: readonly string[] };

/**
 * The numbers of a page's blocks that are words, pictures and links alone. Their HTML needs no script, so a document
 * that holds it ships neither their code nor their words a second time. A button that opens a panel needs the script.
 */
export function stillBlocks({ data }: Checked<'page'>, { contracts }: SymbolTable): ReadonlySet<number> {
  const opening = new Set(
    references(data, 'page.schema.json', contracts)
      .filter(({ kind }) => kind === 'panel')
      .map(({ path: [, index] }) => Number(index)),
  );
  const isStill = (block: object & { readonly block: string }, index: number): boolean => {
    const still = contracts.schemas.get(`blocks/${block.block}.schema.json`)?.['x-still'] as Still | undefined;
    if (still === undefined || opening.has(index)) return false;
    return still === true || !still.unless.some((property) => property in block);
  };
  return new Set((data.blocks ?? []).flatMap((block, index) => (isStill(block, index) ? [index] : [])));
}

/** The page without these blocks. */
export function withoutBlocks(source: Checked<'page'>, left: ReadonlySet<number>): Checked<'page'> {
  if (left.size === 0) return source;
  return { ...source, data: { ...source.data, blocks: (source.data.blocks ?? []).filter((_, at) => !left.has(at)) } };
}
