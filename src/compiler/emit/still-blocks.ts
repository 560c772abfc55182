import type { Checked } from '../check/checked.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** What a contract says by x-still or x-carried: always, or as long as the block has none of these properties. */
type Holds = true | { readonly unless: readonly string[] };

/** The numbers of those of a page's blocks of whose contract a keyword holds. */
function blocksWith(keyword: 'x-still' | 'x-carried', { data }: Checked<'page'>, { contracts }: SymbolTable): number[] {
  return (data.blocks ?? []).flatMap((block: object & { readonly block: string }, index) => {
    const holds = contracts.schemas.get(`blocks/${block.block}.schema.json`)?.[keyword] as Holds | undefined;
    if (holds === undefined) return [];
    return holds === true || !holds.unless.some((property) => property in block) ? [index] : [];
  });
}

/**
 * The numbers of a page's blocks that are words, pictures and links alone. Their HTML needs no script, so a document
 * that holds it ships neither their code nor their words a second time. A button that opens a panel needs the script.
 */
export function stillBlocks(source: Checked<'page'>, symbols: SymbolTable): ReadonlySet<number> {
  const opening = new Set(
    references(source.data, 'page.schema.json', symbols.contracts)
      .filter(({ kind }) => kind === 'panel')
      .map(({ path: [, index] }) => Number(index)),
  );
  return new Set(blocksWith('x-still', source, symbols).filter((index) => !opening.has(index)));
}

/** The numbers of a page's blocks that nobody sees before something is carried to the page. */
export const carriedBlocks = (source: Checked<'page'>, symbols: SymbolTable): ReadonlySet<number> =>
  new Set(blocksWith('x-carried', source, symbols));

/** The page without these blocks. */
export function withoutBlocks(source: Checked<'page'>, left: ReadonlySet<number>): Checked<'page'> {
  if (left.size === 0) return source;
  return { ...source, data: { ...source.data, blocks: (source.data.blocks ?? []).filter((_, at) => !left.has(at)) } };
}
