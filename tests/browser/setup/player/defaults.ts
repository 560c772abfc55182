import type { Page, Route } from '@playwright/test';

/**
 * Lets the next document show its forms as they would be built without the defaults of these fields: a choice
 * that cannot be taken back is then open, and its message can be read.
 */
export async function startWithout(page: Page, fields: readonly string[]): Promise<void> {
  const served = (change: (text: string) => string) => async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
  const each = (pattern: (field: string) => RegExp) => (text: string) => fields.reduce((now, field) => now.replaceAll(pattern(field), '$1'), text);
  await page.route(/\/assets\/.*\.js$/, served(each((field) => new RegExp(`(\\b${field}:\\{type:[^{}]*?),default:[^,{}]+`, 'g'))));
  await page.route((url) => !url.pathname.includes('.'), served(each((field) => new RegExp(`(<input [^>]*name="${field}") checked=""`, 'g'))), { times: 1 });
}
