import { expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';

test('a photograph has the newest format and the right size for the screen, and nothing moves', async ({ page }) => {
  const sizeOnPhone = 640;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/About');
  const photo = page.getByRole('img', { name: config.block('about', 'prose').alt });
  const place = () => photo.evaluate((image) => image.getBoundingClientRect().height);
  const before = await place();
  expect(before).toBeGreaterThan(100);
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('complete', true);
  const shown = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shown).toMatch(/\/assets\/lake-view-road-\d+-[\w-]+\.avif$/);
  expect(Number(/road-(\d+)-/.exec(shown)?.[1])).toBeLessThanOrEqual(sizeOnPhone);
  expect(await place()).toBe(before);
  const answer = await page.request.get(shown);
  expect(answer.headers()['content-type']).toBe('image/avif');
  expect(answer.headers()['cache-control']).toContain('immutable');
});
