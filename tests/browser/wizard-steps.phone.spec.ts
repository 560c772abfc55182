import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { playsOf } from '../support/plays/plays.ts';
import { axe, expect, test } from './fixtures.ts';
import { hiddenFocus } from './setup/hidden-focus.ts';
import { open } from './setup/open.ts';
import { WizardPlayer } from './setup/player/wizard.ts';
import { choice } from './vehicles/wizard.ts';

const { wizards } = playsOf(join(import.meta.dirname, '../..'));

/** The lowest supported window: a phone with its keyboard open. */
const keyboardOpen = 600;

const wizard = (page: Page) => page.locator('[data-wizard]');
const heading = (page: Page) => wizard(page).getByRole('heading', { level: 2 }).first();
const go = (page: Page) => wizard(page).locator('button[type="submit"]');
const foot = (page: Page) => go(page).locator('..');

test.use({ ownPage: true });

for (const play of wizards) {
  const example = play.examples.find(({ does }) => does !== undefined);

  test(`${play.file}: from the second step on, the question and the buttons are on the first screen`, async ({
    page,
  }) => {
    if (!example) throw new Error('No example goes to the end');
    await new WizardPlayer(page, play).visit(example, async (index) => {
      if (index === 0) return index;
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toBeInViewport();
      await expect(go(page)).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const control = wizard(page).locator('form :is(label, legend, input, select):visible').first();
      for (const part of [heading(page), control])
        expect((await part.boundingBox())!.y, await heading(page).innerText()).toBeLessThan(keyboardOpen - 60);
      return index;
    });
  });
}

for (const height of [844, 600])
  test(`the sticky footer of a step never covers the focused control, ${height} px high`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height });
    await open(page, '/CarPlan');
    await choice(page, 'city', 'bengaluru').click();
    await expect(foot(page)).toHaveCSS('position', 'sticky');
    await expect(go(page)).toBeInViewport({ ratio: 1 });
    expect(await hiddenFocus(page)).toEqual([]);
    await axe(page);
  });

test('the sticky footer of a step never covers a link of the error summary', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open(page, '/BikePlan');
  await go(page).click();
  const summary = wizard(page).locator('[data-errors]');
  await expect(summary).toBeFocused();
  for (let top = 0; top <= 600; top += 25) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const bar = (await foot(page).boundingBox())!;
    for (const link of await summary.getByRole('link').all()) {
      const { y, height } = (await link.boundingBox())!;
      expect(y + height <= bar.y || y >= bar.y + bar.height, `scrolled to ${top} px`).toBe(true);
    }
  }
  await axe(page);
  await summary.getByRole('link').first().click();
  await expect(go(page)).toBeInViewport({ ratio: 1 });
});

test('the buttons scroll with the page in a low window, when they would fill it, and on a wide screen', async ({
  page,
}) => {
  await open(page, '/CarPlan');
  await expect(foot(page)).toHaveCSS('position', 'sticky');
  const taken = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--foot-height'));
  await expect.poll(taken).toMatch(/^[6-9]\d/);
  for (const [width, height] of [
    [390, 480],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(foot(page)).not.toHaveCSS('position', 'sticky');
    await expect.poll(taken).toBe('0px');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(foot(page)).toHaveCSS('position', 'sticky');
  await go(page).evaluate((button) => (button.style.minHeight = '16rem'));
  await expect(foot(page)).not.toHaveCSS('position', 'sticky');
});
