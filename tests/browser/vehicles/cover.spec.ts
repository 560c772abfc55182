import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import * as config from '../setup/config.ts';
import { open } from '../setup/open.ts';
import { block, cards } from '../offers/offers.ts';
import { bike, button, car, choice, choose, giveContact } from './wizard.ts';

const words = config.block('application-submitted', 'offers');
const { yesWord, noWord } = words.pays!;
/** The title of a situation. */
const title = (id: string) => config.situation('situations-motor', id).title;

/** Answers a wizard up to its plans. */
async function quoteFor(page: Page, policyType: string, choices: typeof car): Promise<void> {
  await choose(page, choices);
  await choice(page, 'policyType', policyType).click();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await giveContact(page);
  await button(page, 'Get my quote').click();
  await expect(cards(page).first()).toBeVisible();
}

/** Unfolds what the first plan pays for and what not. */
const details = (page: Page) => cards(page).first().locator('summary').filter({ hasText: words.details! }).click();

for (const [name, path, choices] of [
  ['car', '/CarPlan', { ...car, year: '2023' }],
  ['bike', '/BikePlan', { ...bike, year: '2023' }],
] as const) {
  const { 'third-party-only': thirdParty, 'own-damage-only': ownDamage } = config.changes(`${name}-offers`);
  const [others = ''] = ownDamage!.without!;

  test(`plans for a ${name} state only cover for others where that is the policy type, also side by side`, async ({
    page,
  }) => {
    await open(page, path);
    await quoteFor(page, 'third-party-only', choices);
    for (const card of await cards(page).all()) {
      for (const situation of ['flooded-engine', 'stolen-vehicle'])
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
  });

  test(`plans for a ${name} do not pay for others where only own damage is insured`, async ({ page }) => {
    await open(page, path);
    await quoteFor(page, 'od-only', choices);
    for (const card of await cards(page).all())
      await expect(card).toContainText(`${noWord} ${title('injured-pedestrian')}`);
    await details(page);
    const [covers, excludes] = await cards(page).first().locator('details ul').all();
    await expect(covers!).toContainText('fire and theft');
    await expect(covers!).not.toContainText(others);
    await expect(excludes!).toContainText(others);
  });
}
