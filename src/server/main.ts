import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LaterSite, SiteInLanguage } from './days.ts';
import { runServer } from './run.ts';
import { site } from './site.ts';

/** The entry of `npm start`, bundled to dist/server/main.js beside dist/client. */
const dist = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The site on future days on which it changes: dist/days/2027-04-01 has its own client and server. */
async function laterSites(): Promise<LaterSite[]> {
  const days = join(dist, 'days');
  if (!existsSync(days)) return [];
  return Promise.all(
    readdirSync(days).map(async (from) => ({
      ...(await builtSite(join(days, from))),
      from,
      client: join(days, from, 'client'),
      languages: await languagesIn(join(days, from)),
    })),
  );
}

/** The site in its other languages: dist/languages/hi has its own server. */
async function languagesIn(folder: string): Promise<SiteInLanguage[]> {
  const languages = join(folder, 'languages');
  if (!existsSync(languages)) return [];
  return Promise.all(
    readdirSync(languages).map(async (code) => ({ ...(await builtSite(join(languages, code))), base: `/${code}` })),
  );
}

const builtSite = async (folder: string): Promise<typeof site> =>
  ((await import(pathToFileURL(join(folder, 'server/site.js')).href)) as { site: typeof site }).site;

await runServer({
  ...site,
  client: join(dist, 'client'),
  later: await laterSites(),
  languages: await languagesIn(dist),
});
