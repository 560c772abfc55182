import { catalogs } from 'virtual:catalog';
import { leadForms } from 'virtual:lead-forms';
import { language, leadSettings, origin, siteName, timeZone } from 'virtual:lead-settings';
import { lists } from 'virtual:lists';
import { servedOf } from './api/catalog.ts';
import type { Built } from './run.ts';

/** The data of the API: the catalogs, and the forms that send leads. */
export const site: Omit<Built, 'client' | 'later' | 'languages'> = {
  catalogs: servedOf(catalogs),
  lists,
  leadForms,
  leadSettings,
  siteName,
  origin,
  timeZone,
  language,
};
