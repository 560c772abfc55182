import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Names } from '../link/names.ts';
import { pagesAbove } from '../link/tree.ts';
import { placeOf } from '../read/source.ts';

/** No page stands above itself. A loop is said once, at the first of its pages. Problem: page/parent-loop. */
export function proveTree(names: Names): Problem[] {
  const looping = names.pages.filter((page) => pagesAbove(page, names).includes(page));
  const said = new Set<string>();
  return looping.flatMap((page) => {
    const loop = [page, ...pagesAbove(page, names)].map(({ id }) => id);
    const known = said.has(page.id);
    for (const id of loop) said.add(id);
    return known ? [] : [say.parentLoop(placeOf(page, ['parent']), loop)];
  });
}
