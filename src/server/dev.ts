import { join } from 'node:path';
import { catalogs } from 'virtual:catalog';
import { leadForms } from 'virtual:lead-forms';
import { leadSettings, origin, siteName } from 'virtual:lead-settings';
import { lists } from 'virtual:lists';
import { servedOf } from './api/catalog.ts';
import { apiMiddleware } from './api/middleware.ts';
import { createLog } from './log.ts';
import { readSettings } from './settings.ts';

const { dataDir, databaseUrl, keys, servicesOrigin = origin } = readSettings(process.env);

/** The API for the development server, with the current catalogs and forms. It does not call the webhook. */
export const api = apiMiddleware({
  catalogs: servedOf(catalogs),
  lists,
  leadForms,
  leadSettings,
  siteName,
  servicesOrigin,
  maxAge: 0,
  // Leads of tries do not belong among those of visitors.
  dataDir: join(dataDir, 'development'),
  databaseUrl,
  keys,
  log: createLog('warn'),
});
