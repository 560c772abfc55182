import { asSituations, catalogOfItem } from '../../compiler/resolve/answerers.ts';
import type { Collector } from './collector.ts';
import type { SiteView } from './site-view.ts';

/** Collects the items of catalogs, the sources of situations, and the answers that name them. */
export function collectSituations({ symbols }: SiteView, into: Collector): void {
  for (const source of symbols.catalogs.values())
    for (const [index, { id }] of source.data.items.entries())
      into.add('item', `${source.id}.${id}`, { source, path: ['items', index, 'id'], declares: true });
  for (const source of symbols.lists.values()) {
    const { items = [], sources = {} } = asSituations(source)?.data ?? {};
    for (const name of Object.keys(sources))
      into.add('source', `${source.id}.${name}`, { source, path: ['sources', name], key: true, declares: true });
    for (const [index, { answers }] of items.entries())
      for (const [at, answer] of answers.entries()) {
        const path = ['items', index, 'answers', at];
        const catalog = catalogOfItem(answer.of, symbols);
        if (catalog) into.add('item', `${catalog.id}.${answer.of}`, { source, path: [...path, 'of'] });
        if (answer.source !== undefined)
          into.add('source', `${source.id}.${answer.source}`, { source, path: [...path, 'source'] });
      }
  }
}
