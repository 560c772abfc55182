import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { itemSchemas, policies, policyQueries, termPlans } from 'virtual:catalog';
import { leadForms } from 'virtual:lead-forms';
import { leadSettings, siteName } from 'virtual:lead-settings';
import { run } from './run.ts';

/** The entry of `npm start`, bundled to dist/server/main.js with dist/client beside its folder. */
await run({
  client: join(dirname(fileURLToPath(import.meta.url)), '../client'),
  catalog: { policies, termPlans, policyQueries, itemSchemas },
  leadForms,
  leadSettings,
  siteName,
});
