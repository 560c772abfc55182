import type { ShownAnswer, ShownSituation } from '../../plan/situations.ts';
import type { Checked } from '../check/checked.ts';
import { answerersOf, asSituations, type Answerer } from '../resolve/answerers.ts';
import { entryPaths } from '../resolve/catalogs.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** The items of a list as a page gets them: situations have the answer of each item in full, others are as they are. */
export function shownItems(list: Checked<'list'>, symbols: SymbolTable): readonly unknown[] {
  const situations = asSituations(list);
  if (!situations) return list.data.items;
  const { items, sources = {} } = situations.data;
  const paths = entryPaths(symbols);
  const answerers = answerersOf(situations, symbols);
  return items.map(
    ({ answers, ...situation }): ShownSituation => ({
      ...situation,
      answers: answerers.flatMap((answerer): ShownAnswer[] => {
        const answer = answers.find(({ of }) => of === answerer.id);
        if (!answer) return [];
        const { of: _, source, ...own } = answer;
        return [{ ...shown(answerer, paths), ...own, ...(source !== undefined && { source: sources[source]! }) }];
      }),
    }),
  );
}

const shown = ({ id, kind, name, by }: Answerer, paths: Readonly<Record<string, string>>) => ({
  name,
  ...(by !== undefined && { by }),
  ...(paths[kind] !== undefined && { href: paths[kind].replace('{id}', id) }),
});
