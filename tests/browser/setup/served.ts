import type { Page } from '@playwright/test';

/** Serves the scripts of the site with a change, as other config would have built them. */
export async function changeScripts(page: Page, change: (script: string) => string): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** The same for the next document alone. */
export async function changeDocument(page: Page, change: (html: string) => string): Promise<void> {
  const isDocument = (url: URL): boolean => !url.pathname.includes('.');
  await page.route(
    isDocument,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
    { times: 1 },
  );
}
