import { items, itemSchemas, shownBy } from 'virtual:catalog';
import { leadForms } from 'virtual:lead-forms';
import { leadSettings, siteName, timeZone } from 'virtual:lead-settings';
import { catalogOf } from './api/catalog.ts';
import type { Built } from './run.ts';

/** What the server answers with besides pages: the catalog, and the forms that send leads. */
export const site: Omit<Built, 'client' | 'later'> = {
  catalog: catalogOf({ items, itemSchemas, shownBy }),
  leadForms,
  leadSettings,
  siteName,
  timeZone,
};
