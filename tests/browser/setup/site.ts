import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/dev-server.ts';

/** The site under test. */
export interface Site {
  readonly url: string;
  /** How to start it; absent if SITE_URL is the address of a site that runs already. */
  readonly start?: { readonly port: string; readonly data: string };
}

/**
 * The address of the site under test. The first process chooses a free port and a
 * folder for its data; the workers inherit its environment and read the choice there.
 */
export async function chooseSite(env: NodeJS.ProcessEnv = process.env): Promise<Site> {
  if (env.SITE_URL) return { url: env.SITE_URL };
  const port = (env.BROWSER_TEST_PORT ??= String(await freePort()));
  const data = (env.BROWSER_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'site-data-')));
  return { url: `http://127.0.0.1:${port}`, start: { port, data } };
}
