import type { Page } from '@playwright/test';

/**
 * Shows a page as a visitor without JavaScript sees it, in a browser that runs the scripts of tests: axe needs
 * JavaScript.
 */
export async function showWithoutScript(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('<html ', '<html data-script="failed" ')
      .replaceAll(/<script type="module".*?<\/script>/g, '')
      .replaceAll(/<(\/?)noscript>/g, '<$1div>');
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
}
