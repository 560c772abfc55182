import { items, itemSchemas, shownBy } from 'virtual:catalog';
import { leadForms } from 'virtual:lead-forms';
import { leadSettings, siteName } from 'virtual:lead-settings';
import { catalogOf } from './api/catalog.ts';
import { apiMiddleware } from './api/middleware.ts';
import { createLog } from './log.ts';
import { readSettings } from './settings.ts';

const { dataDir, databaseUrl } = readSettings(process.env);

/** The API for the development server, with the catalog and forms as they are now. It sends leads to no webhook. */
export const api = apiMiddleware({
  catalog: catalogOf({ items, itemSchemas, shownBy }),
  leadForms,
  leadSettings,
  siteName,
  maxAge: 0,
  dataDir,
  databaseUrl,
  log: createLog('warn'),
});
