import type { Locator, Page } from '@playwright/test';
import { plainText } from '../../../src/shared/engine/format/rich.ts';
import { accessible, expect, test } from '../fixtures.ts';
import * as config from '../setup/config.ts';
import { open } from '../setup/open.ts';
import { api, card, cards, openCompare } from './page.ts';

const { sort, fold } = config.block('compare', 'catalog-compare');
const { premium, coverage, csr } = config.attributes('policies');
const order = (page: Page, words: { label: string }) => page.getByRole('combobox', { name: words.label });

/** A figure of every card, as a number, in the order of the cards. */
const figuresOf = (among: Locator, label: string): Promise<number[]> =>
  among.evaluateAll(
    (all, name) =>
      all.map((one) => {
        const line = [...one.querySelectorAll('dl > div')].find((part) =>
          part.querySelector('dt')!.textContent.startsWith(name),
        );
        return Number(/[\d,.]+/.exec(line!.querySelector('dd')!.textContent)![0].replaceAll(',', ''));
      }),
    plainText(label),
  );

const ascending = (all: readonly number[]): number[] => all.toSorted((one, other) => one - other);

test('the visitor sorts policies by premium, coverage or claim settlement ratio, and the address has the order [spec 2.56]', async ({
  page,
}) => {
  await openCompare(page);
  const listed = await figuresOf(cards(page), premium!.label);
  await order(page, sort).selectOption(coverage!.best);
  const coverages = await figuresOf(cards(page), coverage!.label);
  expect(coverages).toEqual(ascending(coverages).reverse());
  expect(await figuresOf(cards(page), premium!.label)).not.toEqual(ascending(listed));
  await order(page, sort).selectOption(premium!.best);
  expect(await figuresOf(cards(page), premium!.label)).toEqual(ascending(listed));
  await expect(page).toHaveURL('/compare?sort=premium');
  await order(page, sort).selectOption(csr!.best);
  await page.reload();
  await expect(order(page, sort)).toHaveValue('csr');
  await expect.poll(() => cards(page).count()).toBe(listed.length);
  const ratios = await figuresOf(cards(page), csr!.label);
  expect(ratios).toEqual(ascending(ratios).reverse());
});

test('the visitor sorts term plans, including those with default figures [spec 2.81, 9.15]', async ({ page }) => {
  await open(page, '/TermPlans');
  const plans = page.locator('[data-block="catalog-list"]').getByRole('article');
  await expect(plans).toHaveCount(12);
  const block = config.block('term-plans', 'catalog-list');
  const from = config.attributes('term-plans').premium!;
  await order(page, block.sort).selectOption(from.best);
  const premiums = await figuresOf(plans, from.label);
  expect(premiums).toEqual(ascending(premiums));
  await expect(plans).toHaveCount(12);
});

test('an insurer has its logo, or else its initials', async ({ page }) => {
  await page.route(api, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"Malabar Assurance"', '"New Assurance"');
    await route.fulfill({ response: answer, body: text });
  });
  await openCompare(page);
  await expect(card(page, 'Hospital Cash Daily').locator('img')).toHaveAttribute('src', /logo-tulsi-health/);
  await expect(card(page, 'Roadside Assist Car').getByText('NA', { exact: true })).toBeVisible();
  await expect(card(page, 'Roadside Assist Car').locator('img')).toHaveCount(0);
});

test('on a phone the list of orders is folded, and unfolds by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCompare(page);
  const seen = cards(page).filter({ visible: true });
  await expect(seen).toHaveCount(fold.after);
  const rest = (await page.locator('[data-block="catalog-compare"] article').count()) - fold.after;
  const more = page.getByText(config.filled(fold.more, { count: String(rest) }));
  await accessible(page);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(seen).toHaveCount(fold.after + rest);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(more).toHaveCount(0);
  await expect(seen).toHaveCount(fold.after + rest);
});
