import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import * as config from '../setup/config.ts';
import { open } from '../setup/open.ts';
import { button, car, choice, choose, expectStep, giveContact, summary, wizard } from '../vehicles/wizard.ts';
import { amountIn, cards } from './offers.ts';

const { first } = config.wizard('car').priceRange;
const line = (page: Page) =>
  wizard(page)
    .getByRole('status')
    .filter({ hasText: /Example plan/ });

/** The lowest and the highest price of the example plans, as shown. */
async function rangeOn(page: Page): Promise<[least: number, greatest: number]> {
  await expect(line(page)).toContainText(' to ₹');
  const [least, greatest] = (await line(page).textContent())!.split(' to ').map(amountIn);
  return [least!, greatest!];
}

test('while the visitor answers the car wizard, a line shows the price range of the plans; it only narrows, and nothing moves [spec 2.65]', async ({
  page,
}) => {
  await open(page, '/CarPlan');
  await expect(line(page)).toHaveText(first);
  /** The position of the line in the wizard, independent of scrolling. */
  const place = async () => {
    const [box, around] = [(await line(page).boundingBox())!, (await wizard(page).boundingBox())!];
    return { top: Math.round(box.y - around.y), height: box.height };
  };
  const begun = await place();
  const { city, rto, manufacturer, model, variant, year } = car;
  await choose(page, { city, rto, manufacturer, model });
  await expectStep(page, 'variant');
  const ranges = [await rangeOn(page)];
  expect(await place()).toEqual(begun);
  await choose(page, { variant, year });
  await expectStep(page, 'policy-type');
  ranges.push(await rangeOn(page));
  expect(await place()).toEqual(begun);
  await choice(page, 'policyType', 'comprehensive').click();
  await button(page, 'Next').click();
  await expectStep(page, 'more-info');
  ranges.push(await rangeOn(page));
  await choice(page, 'ncb', '50').click();
  await choice(page, 'paCover', 'Yes').click();
  await button(page, 'Next').click();
  await expectStep(page, 'basic-info');
  const last = await rangeOn(page);
  ranges.push(last);
  for (const [index, [least, greatest]] of ranges.slice(1).entries()) {
    expect(least).toBeGreaterThanOrEqual(ranges[index]![0]);
    expect(greatest).toBeLessThanOrEqual(ranges[index]![1]);
  }
  await giveContact(page);
  await button(page, 'Get my quote').click();
  await expect(cards(page).first()).toContainText(last[0].toLocaleString('en-IN'));
});

test('after an earlier answer changes, the range still uses the other answers', async ({ page }) => {
  await open(page, '/CarPlan');
  await choose(page, car);
  await expectStep(page, 'policy-type');
  const before = await rangeOn(page);
  await summary(page)
    .getByRole('button', { name: /Edit.*Year/ })
    .click();
  await expectStep(page, 'year');
  const open_ = await rangeOn(page);
  expect(open_[0]).toBeLessThanOrEqual(before[0]);
  expect(open_[1]).toBeGreaterThanOrEqual(before[1]);
  await choice(page, 'year', '2024').click();
  await expectStep(page, 'policy-type');
  expect((await rangeOn(page))[1]).toBeGreaterThan(before[1]);
});

test('without the code for the range, the line stays as it was, and the wizard goes on', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await open(page, '/CarPlan');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await choose(page, car);
  await expectStep(page, 'policy-type');
  await expect(line(page)).toHaveText(first);
});
