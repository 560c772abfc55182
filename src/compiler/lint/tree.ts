import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { pagesAbove } from '../resolve/page-tree.ts';
import { placeOf } from '../read/source.ts';

/** No page stands above itself. A loop is said once, at the first of its pages. Problem: page/parent-loop. */
export function lintPageTree(symbols: SymbolTable): Problem[] {
  const looping = symbols.pages.filter((page) => pagesAbove(page, symbols).includes(page));
  const said = new Set<string>();
  return looping.flatMap((page) => {
    const loop = [page, ...pagesAbove(page, symbols)].map(({ id }) => id);
    const known = said.has(page.id);
    for (const id of loop) said.add(id);
    return known ? [] : [say.parentLoop(placeOf(page, ['parent']), loop)];
  });
}
