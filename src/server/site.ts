import { catalogs } from 'virtual:catalog';
import { insights } from 'virtual:insights';
import { leadForms } from 'virtual:lead-forms';
import { language, leadSettings, origin, siteName, timeZone } from 'virtual:lead-settings';
import { lists } from 'virtual:lists';
import { servedOf } from './api/catalog.ts';
import type { Built } from './run.ts';

/** The data of the API: the catalogs, the forms that send leads, and what is counted. */
export const site: Omit<Built, 'client' | 'later' | 'languages'> = {
  catalogs: servedOf(catalogs),
  lists,
  leadForms,
  leadSettings,
  siteName,
  origin,
  timeZone,
  language,
  insights,
};
