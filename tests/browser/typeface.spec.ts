import { expect, test } from './fixtures.ts';

test('the typeface of the site draws words and ₹, from files that the page names itself', async ({ page }) => {
  await page.goto('/');
  const preloads = page.locator('link[rel=preload][as=font]');
  await expect(preloads).toHaveCount(2);
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
  // Not `check`: it is true too when no font has the characters.
  const loaded = await page.evaluate(
    (name) => Promise.all(['A', '₹'].map((letter) => document.fonts.load(`700 16px ${name}`, letter))),
    family!,
  );
  expect(loaded.map(({ length }) => length)).toEqual([1, 1]);
  for (const link of await preloads.all()) {
    const answer = await page.request.get((await link.getAttribute('href'))!);
    expect(answer.headers()['content-type']).toBe('font/woff2');
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
});
