import type { ShownAnswer, ShownSituation } from '../../shared/plan/situations.ts';
import type { Checked } from '../check/checked.ts';
import { answerersOf, asSituations, type Answerer } from '../resolve/answerers.ts';
import { entryPaths } from '../resolve/catalogs.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** The items of a list as a page gets them: situations with the full answer of each item, other items unchanged. */
export function shownItems(list: Checked<'list'>, symbols: SymbolTable): readonly unknown[] {
  const situations = asSituations(list);
  if (!situations) return list.data.items;
  const { items, sources = {} } = situations.data;
  const paths = entryPaths(symbols);
  const answerers = answerersOf(situations, symbols);
  return items.map(({ answers, ...situation }): ShownSituation => ({
    ...situation,
    sources: Object.entries(sources)
      .filter(([name]) => answers.some(({ source }) => source === name))
      .map(([, source]) => source),
    answers: answerers.flatMap((answerer): ShownAnswer[] => {
      const answer = answers.find(({ of }) => of === answerer.id);
      if (!answer) return [];
      const { of: _, source = '', ...own } = answer;
      // The item's own words are shorter; the source is shown below the answers.
      const ownSource = own.states === undefined ? sources[source] : undefined;
      return [{ ...answererLink(answerer, paths), ...own, ...(ownSource && { source: ownSource }) }];
    }),
  }));
}

const answererLink = ({ id, catalog, name, by }: Answerer, paths: Readonly<Record<string, string>>) => ({
  name,
  ...(by !== undefined && { by }),
  ...(paths[catalog] !== undefined && { href: paths[catalog].replace('{id}', id) }),
});
