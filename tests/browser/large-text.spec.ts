import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, noSidewaysScroll, test } from './fixtures.ts';
import { open } from './setup/open.ts';

const paths = readdirSync('config/pages')
  .map((file) => (parse(readFileSync(`config/pages/${file}`, 'utf8')) as { path: string }).path)
  .map((path) => path.replace('{id}', 'electric-scooter-third-party').replace('/404', '/no-such-page'));

test.use({ viewport: { width: 390, height: 844 } });

for (const path of paths) {
  test(`${path} at 390 px with text at 200%: no sideways scroll, the menu beside the logo [spec 2.34]`, async ({
    page,
    allow,
  }) => {
    if (path === '/no-such-page') allow(/status of 404/);
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await noSidewaysScroll(page);
    const [logo, menu] = await Promise.all([
      page.getByRole('banner').getByRole('link').first().boundingBox(),
      page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox(),
    ]);
    const apart = menu!.x >= logo!.x + logo!.width || menu!.y >= logo!.y + logo!.height;
    expect(apart).toBe(true);
  });

  test(`${path}: no heading jumps over a level [spec 2.34]`, async ({ page, allow }) => {
    if (path === '/no-such-page') allow(/status of 404/);
    await open(page, path);
    const levels = await page
      .locator('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0), String(levels)).toBeLessThan(2));
  });
}
