import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LaterSite } from './days.ts';
import { runServer } from './run.ts';
import { site } from './site.ts';

/** The entry of `npm start`, bundled to dist/server/main.js beside dist/client. */
const dist = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The site on future days on which it changes: dist/days/2027-04-01 has its own client and server. */
async function laterSites(): Promise<LaterSite[]> {
  const days = join(dist, 'days');
  if (!existsSync(days)) return [];
  return Promise.all(
    readdirSync(days).map(async (from) => {
      const built = (await import(pathToFileURL(join(days, from, 'server/site.js')).href)) as { site: typeof site };
      return { ...built.site, from, client: join(days, from, 'client') };
    }),
  );
}

await runServer({ ...site, client: join(dist, 'client'), later: await laterSites() });
