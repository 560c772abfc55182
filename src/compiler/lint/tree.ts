import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { placeOf } from '../read/source.ts';
import { pagesAbove } from '../resolve/page-tree.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that no page is its own ancestor. A loop is reported once, at the first of its pages.
 * Problem: page/parent-loop
 */
export function lintPageTree(symbols: SymbolTable): Problem[] {
  const looping = symbols.pages.filter((page) => pagesAbove(page, symbols).includes(page));
  const reported = new Set<string>();
  return looping.flatMap((page) => {
    const loop = [page, ...pagesAbove(page, symbols)].map(({ id }) => id);
    const isKnown = reported.has(page.id);
    for (const id of loop) reported.add(id);
    return isKnown ? [] : [say.parentLoop(placeOf(page, ['parent']), loop)];
  });
}
