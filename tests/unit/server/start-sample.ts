import { runServer } from '../../../src/server/run.ts';
import { catalogs, leadForms } from './fixtures.ts';

/**
 * The server as `npm start` runs it, with the sample catalog and no limit of leads.
 * Arguments: the folder of the built site, and the address of a webhook, if there is one. Tries follow each other
 * quickly.
 */
const [client, webhook] = process.argv.slice(2);
await runServer({
  client: client!,
  catalogs,
  leadForms,
  leadSettings: { retention: 365, webhook },
  origin: 'https://www.chhatri.example',
  pace: { first: 50, longest: 400, idle: 100, timeout: 1_000, lease: 2_000, refusals: 12 },
});
