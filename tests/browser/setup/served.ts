import type { Page, Route } from '@playwright/test';

const texts = new Map<string, Promise<string>>();

/** The text of a script. It is fetched once, because its address contains a hash of its content. */
function scriptAt(url: string): Promise<string> {
  const text = texts.get(url) ?? fetch(url).then((response) => response.text());
  texts.set(url, text);
  return text;
}

/**
 * Serves the scripts of the site with a change, as if they were built from other config. Returns a function that ends
 * this, because it makes every request of the page slower.
 */
export async function changeScripts(page: Page, change: (script: string) => string): Promise<() => Promise<void>> {
  const scripts = /\/assets\/.*\.js$/;
  const serve = async (route: Route): Promise<void> => {
    const body = change(await scriptAt(route.request().url()));
    await route.fulfill({ contentType: 'text/javascript', body });
  };
  const serving = new Set<Promise<void>>();
  let ended = false;
  const answer = async (route: Route): Promise<void> => {
    if (ended) return route.continue();
    const one = serve(route);
    serving.add(one);
    await one.finally(() => serving.delete(one));
  };
  await page.route(scripts, answer);
  return async () => {
    ended = true;
    // A page loads scripts at rest too, and Playwright answers open requests when a route ends.
    await Promise.allSettled(serving);
    await page.unroute(scripts, answer);
  };
}

/** Serves the next document with a change. */
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
