import { expect, test } from '@playwright/test';
import { startStudio, type StudioServer } from '../../support/studio-server.ts';
import { axe } from '../setup/axe.ts';
import { noSidewaysScroll } from '../setup/sideways.ts';

let studio: StudioServer;

test.beforeAll(async () => {
  studio = await startStudio();
});
test.afterAll(() => studio.stop());

test('the first visit shows a tour of six sentences, with only the keyboard; the next visit does not', async ({
  page,
}) => {
  await page.goto(studio.address);
  const tour = page.getByRole('dialog', { name: /^Tour/ });
  const sentences: (string | null)[] = [];
  for (let at = 1; at <= 6; at++) {
    await expect(tour).toHaveAccessibleName(`Tour: ${at} of 6`);
    sentences.push(await tour.getByRole('paragraph').textContent());
    await expect(tour.getByRole('button', { name: at < 6 ? 'Next' : 'Start' })).toBeFocused();
    // The part that the sentence explains is highlighted.
    const { width, height } = (await tour.locator('.spot').boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThan(20);
    await page.keyboard.press('Enter');
  }
  expect(new Set(sentences).size).toBe(6);
  await expect(tour).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tour' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tour' })).toBeVisible();
  await expect(tour).toBeHidden();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Tour' }).press('Enter');
  await expect(tour).toHaveAccessibleName('Tour: 1 of 6');
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tour' })).toBeFocused();
});

test('the tour has no axe violation, light and dark, and fits a small window at 200% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto(studio.address);
  const tour = page.getByRole('dialog');
  await expect(tour.getByRole('button', { name: 'Next' })).toBeInViewport();
  await page.evaluate(() => document.querySelector('iframe')!.remove());
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, { rules: ['color-contrast'] });
  await noSidewaysScroll(page);
});
