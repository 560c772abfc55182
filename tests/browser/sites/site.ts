import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuild } from '../../support/built-site.ts';
import { startServices } from '../../support/services.ts';
import { siteFolder } from '../../sites/sites.ts';
import { test as base } from '../fixtures.ts';

type Services = Awaited<ReturnType<typeof startServices>>;

/**
 * Our test, with its guards, on a site of tests/sites. Needs `npm run build:sites`. `services` is a real server with
 * the addresses that config names, where a site has some.
 */
export const siteTest = (name: string) =>
  base.extend<object, { served: string; services: Services }>({
    services: [
      async ({}, use) => {
        const services = await startServices();
        await use(services);
        await services.stop();
      },
      { scope: 'worker' },
    ],
    served: [
      async ({ services }, use) => {
        const folder = siteFolder(name);
        if (!existsSync(join(folder, 'dist'))) throw new Error(`npm run build:sites -- ${name} builds the site first`);
        const { url, stop } = await serveBuild(folder, { SERVICES_ORIGIN: services.origin });
        await use(url);
        stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ served }, use) => use(served),
  });

/** The window of each site's keyboard tests. Those of our own site use a wide one. */
export const narrow = { width: 320, height: 800 };
