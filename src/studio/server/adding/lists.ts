import type { KnownSite } from '../../../language/known.ts';

/** The lists that hold choices of fields. */
export const optionLists = (site: KnownSite): string[] =>
  site.of('list').flatMap(({ id, data }) => (data.of === 'options' ? [id] : []));
