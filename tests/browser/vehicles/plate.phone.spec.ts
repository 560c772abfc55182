import { expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { button, choice, expectStep, wizard } from './wizard.ts';
import * as config from '../setup/config.ts';

const journeys = [
  { wizard: 'car', from: '/CarInsurances', name: 'carNumber' },
  { wizard: 'bike', from: '/BikeInsurance', name: 'regNo' },
] as const;

for (const { wizard: id, from, name } of journeys)
  test(`on a phone, the number of a ${id} fills in its city and RTO; a tap on it goes on [spec 5.58, 5.59]`, async ({
    page,
  }) => {
    await open(page, from);
    await page.locator(`[name="${name}"]`).fill('TS 09 AB 1234');
    await page.locator('main form').first().getByRole('button', { name: 'Get quote' }).tap();
    await expectStep(page, 'city');
    await expect(choice(page, 'city', 'hyderabad')).toBeChecked();
    await expect(choice(page, 'rto', 'TG-09')).toBeChecked();
    await expect(wizard(page)).toContainText(String(config.label(config.step(id, 'city'), 'fromNumber')));
    await button(page, 'Next').tap();
    await expectStep(page, 'manufacturer');
    await page.goBack();
    await expectStep(page, 'city');
    await choice(page, 'rto', 'TG-09').tap();
    await expectStep(page, 'manufacturer');
  });
