import type { Checked } from '../check/checked.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** The value of x-still or x-carried in a contract: always, or as long as the block has none of these properties. */
type Holds = true | { readonly unless: readonly string[] };

/** The indexes of a page's blocks to which a keyword of their contract applies. */
function blocksWith(keyword: 'x-still' | 'x-carried', { data }: Checked<'page'>, { contracts }: SymbolTable): number[] {
  return (data.blocks ?? []).flatMap((block: object & { readonly block: string }, index) => {
    const holds = contracts.schemas.get(`blocks/${block.block}.schema.json`)?.[keyword] as Holds | undefined;
    if (holds === undefined) return [];
    return holds === true || !holds.unless.some((property) => property in block) ? [index] : [];
  });
}

/**
 * The indexes of a page's blocks that are only text, pictures and links. Their HTML needs no script, so a document that
 * contains it ships neither their code nor their text a second time. A button that opens a panel needs the script.
 */
export function stillBlocks(source: Checked<'page'>, symbols: SymbolTable): ReadonlySet<number> {
  const opening = new Set(
    references(source.data, 'page.schema.json', symbols.contracts)
      .filter(({ kind }) => kind === 'panel')
      .map(({ path: [, index] }) => Number(index)),
  );
  return new Set(blocksWith('x-still', source, symbols).filter((index) => !opening.has(index)));
}

/** The indexes of a page's blocks that are hidden until something is carried to the page. */
export const carriedBlocks = (source: Checked<'page'>, symbols: SymbolTable): ReadonlySet<number> =>
  new Set(blocksWith('x-carried', source, symbols));

/** The page without these blocks. */
export function withoutBlocks(source: Checked<'page'>, left: ReadonlySet<number>): Checked<'page'> {
  if (left.size === 0) return source;
  return { ...source, data: { ...source.data, blocks: (source.data.blocks ?? []).filter((_, at) => !left.has(at)) } };
}
