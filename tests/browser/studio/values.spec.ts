import { expect } from '@playwright/test';
import { openSpot, panel, undoAll, value } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest();

test('an empty number box saves nothing until it has a number, and keeps the focus', async ({ page }) => {
  await openSpot(page, 'site.yaml', ['toasts', 'duration']);
  const before = studio.read('site.yaml');
  const old = await value(page).inputValue();
  await value(page).fill('');
  await expect(panel(page).getByRole('status')).toContainText('needs a number');
  await page.keyboard.type('7');
  await page.keyboard.type('500');
  await expect(value(page)).toBeFocused();
  await expect.poll(() => studio.read('site.yaml')).toBe(before.replace(`duration: ${old}`, 'duration: 7500'));
  await value(page).fill('8,500');
  await expect.poll(() => studio.read('site.yaml')).toBe(before.replace(`duration: ${old}`, 'duration: 8500'));
  await expect(value(page)).toHaveValue('8,500');
  await undoAll(page);
  await expect(value(page)).toHaveValue(old);
});

test('if the value cannot be loaded again, the box stays, with the typed text', async ({ page }) => {
  const before = studio.read('site.yaml');
  const things = '**/api/thing?**';
  await page.route(things, (route) => route.fulfill({ status: 500, json: { message: 'Not now.' } }));
  await value(page).fill('');
  studio.write('site.yaml', `${before}# A note.\n`);
  await expect(panel(page).getByRole('alert')).toContainText('Not now.');
  await expect(value(page)).toHaveValue('');
  await page.unroute(things);
  studio.write('site.yaml', before);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expect(value(page)).toHaveValue('');
});
