import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';

/** Opens the page with a paused clock, which the test moves. */
async function goHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(1, 790);
}

const carousel = (page: Page) => page.getByRole('group', { name: config.block('home', 'hero-carousel').words.name });
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Show slide/ });
const dot = (page: Page, n: number) => carousel(page).getByRole('button', { name: `Show slide ${n}` });
const slides = ['Secure Future', 'Education Plan', 'Retirement Plan', 'Travel Plan'];

async function shows(page: Page, n: number): Promise<void> {
  await expect(dot(page, n)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByRole('group')).toHaveCount(1);
  await expect(carousel(page).getByRole('group', { name: `Slide ${n} of 4` })).toContainText(slides[n - 1]!);
}

/** Shows the first slide and leaves the carousel, so that it turns by the clock. */
async function toFirst(page: Page): Promise<void> {
  await dot(page, 1).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(1, 790);
  await shows(page, 1);
}

test.describe('the hero carousel', () => {
  test.use({ ownPage: true });

  test('shows four slides and turns by the clock, its buttons and dots; stops under the pointer, with the focus and after Pause [spec 1.13, 2.39, 4.01, 9.01]', async ({
    page,
  }) => {
    await goHome(page);
    await expect(dots(page)).toHaveCount(4);
    await expect(carousel(page).locator('img')).toHaveCount(4);
    await test.step('moves on every 5 seconds and wraps around', async () => {
      await toFirst(page);
      for (const n of [2, 3, 4, 1]) {
        await page.clock.runFor(4999);
        await shows(page, n === 1 ? 4 : n - 1);
        await page.clock.runFor(1);
        await shows(page, n);
      }
    });
    await test.step('turns by its buttons, around both ends, and by its dots', async () => {
      await toFirst(page);
      const [previous, next] = [
        page.getByRole('button', { name: 'Previous slide' }),
        page.getByRole('button', { name: 'Next slide' }),
      ];
      await previous.click();
      await shows(page, 4);
      await next.click();
      await shows(page, 1);
      await next.click();
      await shows(page, 2);
      await dot(page, 4).click();
      await shows(page, 4);
    });
    await test.step('stops under the pointer', async () => {
      await toFirst(page);
      await carousel(page).hover();
      await page.clock.runFor(20_000);
      await shows(page, 1);
      await page.mouse.move(1, 790);
      await page.clock.runFor(5000);
      await shows(page, 2);
    });
    await test.step('stops while it has the keyboard focus, and then announces its slide', async () => {
      await toFirst(page);
      await dot(page, 2).focus();
      await page.clock.runFor(20_000);
      await shows(page, 1);
      await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await page.keyboard.press('Enter');
      await shows(page, 2);
      await page.getByRole('link', { name: 'Learn More' }).focus();
      await page.clock.runFor(5000);
      await shows(page, 3);
    });
    await test.step('stops and goes on by a button', async () => {
      await toFirst(page);
      await carousel(page).getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('link', { name: 'Learn More' }).focus();
      await page.mouse.move(1, 790);
      await page.clock.runFor(20_000);
      await shows(page, 1);
      await carousel(page).getByRole('button', { name: 'Play' }).click();
      await page.clock.runFor(5000);
      await shows(page, 2);
    });
  });

  test('never moves under reduced motion, and its buttons still work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goHome(page);
    await page.clock.runFor(30_000);
    await shows(page, 1);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await shows(page, 2);
  });
});

test.describe('the testimonials', () => {
  test.use({ ownPage: true });

  const view = (page: Page) => page.getByRole('region', { name: 'What customers say' });
  const top = (page: Page) => view(page).evaluate((element) => element.scrollTop);

  test('move up 1 px every 50 ms and start again at half their height; stop under the pointer, with the focus and after Pause [spec 2.44, 9.02]', async ({
    page,
  }) => {
    await goHome(page);
    const before = await top(page);
    await page.clock.runFor(49);
    await page.clock.runFor(1 + 9 * 50);
    expect(Math.abs((await top(page)) - before - 10)).toBeLessThanOrEqual(1);
    const half = await view(page).evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2 - 3;
      return element.scrollHeight / 2;
    });
    await page.clock.runFor(50);
    expect(await top(page)).toBeGreaterThan(half - 3);
    await page.clock.runFor(200);
    expect(await top(page)).toBeLessThan(5);

    const pause = page.locator('[data-block="testimonials"]').getByRole('button', { name: 'Pause' });
    for (const stop of [() => view(page).hover(), () => view(page).focus(), () => pause.click()]) {
      await page.mouse.move(1, 790);
      await page.getByRole('link', { name: 'Learn More' }).focus();
      await stop();
      const before = await top(page);
      await page.clock.runFor(2000);
      expect(await top(page)).toBe(before);
    }
  });

  test('are all shown once, without motion, under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goHome(page);
    await page.clock.runFor(5000);
    expect(await top(page)).toBe(0);
    await expect(page.getByText('Debashish M.').first()).toBeVisible();
    await expect(page.getByText('Kavitha R.').nth(1)).toBeHidden();
  });
});

test.describe('the logo strip', () => {
  const block = (page: Page) => page.locator('[data-block="logo-strip"]');
  const animations = (page: Page) =>
    block(page).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map(({ playState, effect }) => ({ playState, turns: effect?.getComputedTiming().iterations })),
    );

  test('moves sideways in an endless loop [spec 2.44]', async ({ page }) => {
    await page.goto('/');
    const logo = block(page).getByAltText('Neelam Life');
    await logo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const left = () => logo.evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    await expect.poll(left).toBeLessThan(before - 2);
    expect(await animations(page)).toEqual([{ playState: 'running', turns: Infinity }]);
  });

  test('moves by 320 px at a press, on and back, also beyond its start [spec 9.11]', async ({ page }) => {
    await page.goto('/');
    const strip = block(page);
    await strip.getByRole('button', { name: 'Pause' }).click();
    const track = strip.getByAltText('Neelam Life').locator('xpath=../../..');
    const at = () => track.evaluate((element) => -new DOMMatrix(getComputedStyle(element).transform).m41);
    const round = await track.evaluate((element) => element.scrollWidth / 2);
    const before = await at();
    const near = (expected: number) => expect.poll(async () => Math.abs((await at()) - expected)).toBeLessThan(1);
    await strip.getByRole('button', { name: 'Next partners' }).click();
    await near(before + 320);
    await strip.getByRole('button', { name: 'Previous partners' }).click();
    await near(before);
    await strip.getByRole('button', { name: 'Previous partners' }).click();
    await near((before - 320 + round) % round);
  });

  test('starts its second half like the first one, so that the loop has no seam', async ({ page }) => {
    await page.goto('/');
    const gap = await block(page).evaluate((element) => {
      const [animation] = element.getAnimations({ subtree: true });
      const [first, copy] = [...element.querySelectorAll('ul')];
      animation!.pause();
      animation!.currentTime = 0;
      const before = first!.getBoundingClientRect().left;
      animation!.currentTime = Number(animation!.effect!.getComputedTiming().duration) - 0.001;
      return Math.abs(copy!.getBoundingClientRect().left - before);
    });
    expect(gap).toBeLessThan(1);
  });

  test('stops under the pointer and after Pause', async ({ page }) => {
    await page.goto('/');
    const state = async () => (await animations(page)).map(({ playState }) => playState);
    await expect.poll(state).toEqual(['running']);
    await block(page).locator('ul').first().hover({ force: true });
    await expect.poll(state).toEqual(['paused']);
    await page.mouse.move(1, 1);
    await expect.poll(state).toEqual(['running']);
    await block(page).getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(1, 1);
    await expect.poll(state).toEqual(['paused']);
  });

  test('does not move under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await animations(page)).toEqual([]);
  });
});
