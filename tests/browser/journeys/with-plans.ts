import { expect, type Page } from '@playwright/test';
import { block, cards } from '../offers/offers.ts';
import * as config from '../setup/config.ts';
import { hydrated, open } from '../setup/open.ts';
import { pricesOf, type Visitor } from './journey.ts';
import type { Journey, Screen } from './products.ts';

const words = config.block('application-submitted', 'offers');

/** Chooses another cover beside the plans. Their prices change without a page change, and a status says so. */
export async function changeCover(page: Page, visitor: Visitor, [name, value]: NonNullable<Journey['cover']>) {
  const choice = block(page).locator(`[name="${name}"][value="${value}"]`);
  const heading = block(page).getByRole('heading', { level: 2 });
  const [before, path] = [await pricesOf(page), page.url()];
  if (!(await choice.isVisible()))
    await visitor.press(
      block(page)
        .locator('summary')
        .filter({ hasText: visitor.say(words.adjust!, 'begins') }),
    );
  await visitor.press(choice);
  await expect.poll(() => pricesOf(page)).not.toEqual(before);
  const said = block(page)
    .getByRole('status')
    .filter({ hasText: await heading.innerText() });
  await expect(said).toHaveCount(1);
  expect(page.url()).toBe(path);
}

/**
 * Refreshes the page: the same plans and prices are there. `asked`: answers that no device keeps. Where there are some,
 * the prices come back once they are given again.
 */
export async function refresh(page: Page, visitor: Visitor, asked: Screen['answers'] = {}): Promise<void> {
  const before = await pricesOf(page);
  await page.reload();
  await hydrated(page);
  for (const [name, given] of Object.entries(asked)) {
    await expect(block(page).locator(`[data-field="${name}"]`)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await visitor.answer(block(page), name, given);
  }
  await expect.poll(() => pricesOf(page)).toEqual(before);
}

/** Shares the plans, and opens the link: it shows these plans with these prices. */
export async function share(page: Page, visitor: Visitor): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = await pricesOf(page);
  await visitor.press(block(page).getByRole('button', { name: visitor.say(words.share!.label), exact: true }));
  await expect(page.getByText(visitor.say(words.share!.copied))).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const other = await page.context().newPage();
  await open(other, link.pathname + link.search);
  await expect.poll(() => pricesOf(other)).toEqual(before);
  await other.close();
}

/** Prints the plans: each is on paper with its price and what it pays for, none of the buttons. */
export async function print(page: Page): Promise<void> {
  const buttons = block(page).getByRole('button').filter({ visible: true });
  await expect(buttons).not.toHaveCount(0);
  const before = await pricesOf(page);
  await page.pdf({ format: 'A4' });
  // Paper has the plans behind "Show more plans" too.
  await expect(block(page).locator('button', { hasText: /more plan/ })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(buttons).toHaveCount(0);
  expect((await pricesOf(page)).slice(0, before.length)).toEqual(before);
  for (const card of await cards(page).all()) await expect(card.locator('details ul').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}
