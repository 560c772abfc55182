import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import * as config from '../setup/config.ts';
import { open } from '../setup/open.ts';
import { block, cards } from '../offers/offers.ts';
import { bike, car, quoteFor, thisYear } from './wizard.ts';

const words = config.block('application-submitted', 'offers');
const { yesWord, noWord, whenWord } = words.pays!;
/** The title of a situation. */
const title = (id: string) => config.situation('situations-motor', id).title;

/** Unfolds what the first plan pays for and what not. */
const details = (page: Page) => cards(page).first().locator('summary').filter({ hasText: words.details! }).click();

for (const [name, path, choices, years] of [
  ['car', '/CarPlan', { ...car, year: '2023' }, 3],
  ['bike', '/BikePlan', { ...bike, year: '2023' }, 5],
] as const) {
  const changes = config.changes(`${name}-offers`);
  const { 'third-party-only': thirdParty, 'own-damage-only': ownDamage } = changes;
  const [others = ''] = ownDamage!.without!;

  test(`plans for a ${name} state only cover for others where that is the policy type, also side by side`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    await quoteFor(page, choices, 'third-party-only');
    for (const card of await cards(page).all()) {
      for (const situation of ['flooded-engine', 'broken-plastic'])
        await expect(card).toContainText(`${noWord} ${title(situation)}`);
      await expect(card).toContainText(`${yesWord} ${title('injured-pedestrian')}`);
      await expect(card.locator('dt', { hasText: 'Claims settled' })).toBeVisible();
      for (const gone of ['Repairs', 'Cashless garages', 'Deductible', 'fire and theft'])
        await expect(card).not.toContainText(gone);
    }
    await details(page);
    await expect(cards(page).first().getByRole('listitem').filter({ hasText: others })).toBeVisible();
    await expect(cards(page).first()).toContainText(thirdParty!.excludes![0]!);
    await block(page).getByRole('button', { name: words.compare }).click();
    const table = page.getByRole('dialog').getByRole('table');
    await expect(table).toContainText(others);
    await expect(table).not.toContainText('Deductible');
    await expect(table).not.toContainText('fire and theft');
    await page.keyboard.press('Escape');

    await test.step('and where they are saved and shared', async () => {
      await cards(page).first().getByRole('button', { name: 'Save' }).click();
      await block(page).getByRole('button', { name: words.share!.label }).click();
      await expect(page.getByText(words.share!.copied)).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      for (const path of ['/dashboard', new URL(link).pathname + new URL(link).search]) {
        await open(page, path);
        await details(page);
        await expect(cards(page).first().getByRole('listitem').filter({ hasText: others })).toBeVisible();
        await expect(cards(page).first()).toContainText(thirdParty!.excludes![0]!);
        await expect(cards(page).first()).not.toContainText('fire and theft');
      }
      // A link from a link has it too.
      await block(page).getByRole('button', { name: words.share!.label }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/%3A%3A%3Athird-party-only/);
    });
  });

  test(`plans for a ${name} do not pay for others where only own damage is insured`, async ({ page }) => {
    await open(page, path);
    await quoteFor(page, choices, 'od-only');
    for (const card of await cards(page).all())
      await expect(card).toContainText(`${noWord} ${title('injured-pedestrian')}`);
    await details(page);
    const [covers, excludes] = await cards(page).first().locator('details ul').all();
    await expect(covers!).toContainText('fire and theft');
    await expect(covers!).not.toContainText(others);
    await expect(excludes!).toContainText(others);
  });

  test(`plans for a ${name} state what the add-ons pay that are ticked beside them`, async ({ page }) => {
    await open(page, path);
    await quoteFor(page, choices, 'comprehensive');
    await block(page)
      .locator('button', { hasText: /more plan/ })
      .click();
    // The pressed button is gone.
    await expect(cards(page).nth(words.most!)).toBeFocused();
    const count = await cards(page).count();
    const says = (word: string, id: string) => cards(page).getByText(`${word} ${title(id)}`);
    const tick = (field: string) => block(page).locator(`[name="${field}"]`);
    await block(page).locator('summary').filter({ hasText: words.adjust! }).click();
    for (const [addOn, situation] of [
      ['engineProtection', 'flooded-engine'],
      ['zeroDepreciation', 'broken-plastic'],
    ] as const) {
      await expect(says(whenWord, situation)).not.toHaveCount(0);
      await tick(addOn).check();
      await expect(says(yesWord, situation)).toHaveCount(count);
    }
    await tick('roadsideHelp').check();
    await block(page).getByRole('button', { name: words.compare }).click();
    const table = page.getByRole('dialog').getByRole('table');
    const { 'zero-depreciation': parts, 'engine-protection': engine, 'roadside-help': roadside } = changes;
    for (const point of [...parts!.covers!, ...engine!.covers!])
      await expect(table.getByText(point, { exact: true })).not.toHaveCount(0);
    for (const point of parts!.without!) await expect(table.getByText(point, { exact: true })).toHaveCount(0);
    const help = table.getByRole('row', { name: 'Roadside help', exact: false }).first();
    await expect(help.getByRole('cell', { name: roadside!.facts!['Roadside help']! })).toHaveCount(count);
    await page.keyboard.press('Escape');
    await tick('engineProtection').uncheck();
    await expect(says(whenWord, 'flooded-engine')).not.toHaveCount(0);
  });

  test(`plans for a new ${name} say what is to pay now, and nothing of a month, because part of it is for years`, async ({
    page,
  }) => {
    await open(page, path);
    await page.locator(`[name="isNew${name === 'car' ? 'Car' : 'Bike'}"]`).check();
    await quoteFor(page, { ...choices, year: String(thisYear) }, 'comprehensive');
    const first = cards(page).first();
    await expect(block(page).getByRole('heading', { level: 2 })).toContainText('to pay now');
    await expect(first).toContainText('to pay now');
    await expect(first).toContainText(`and ${years} years of`);
    await expect(first).not.toContainText('a month');
    await first.locator('summary').filter({ hasText: words.why }).click();
    await expect(first.locator('details dl > div').last()).toContainText('To pay now');
  });
}
