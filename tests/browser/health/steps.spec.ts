import { escapePattern } from '../../../src/shared/engine/format/escape.ts';
import { expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { back, carried, heading, next, rows, startAt, steps, walkTo, wizard } from './wizard.ts';
import * as config from '../setup/config.ts';

test('the health page has the wizard and explainers [spec 2.05, 2.93]', async ({ page }) => {
  await open(page, '/HealthInsurance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wizard(page)).toBeVisible();
  for (const name of [
    config.block('health', 'features').heading,
    config.block('health', 'table').heading,
    'Waiting periods',
    'Cashless and reimbursement',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test('six steps lead to the quote: progress, Back on steps 2 to 5, Next on all but the last [spec 4.36–4.40, 9.27]', async ({
  page,
}) => {
  await open(page, '/HealthInsurance');
  const button = (name: string) => wizard(page).getByRole('button', { name });
  for (const [index, { title, answer }] of steps.entries()) {
    const number = index + 1;
    await expect(wizard(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
    const bar = wizard(page).getByRole('progressbar', { name: `Step ${number} of 6` });
    expect(await bar.evaluate((element: HTMLProgressElement) => element.position)).toBeCloseTo(number / 6);
    await expect(button('Back')).toBeVisible({ visible: number >= 2 && number <= 5 });
    await expect(button('Next')).toBeVisible({ visible: number < 6 });
    await expect(button('Get a Quote')).toBeVisible({ visible: number === 6 });
    await answer?.(page);
    await button(number < 6 ? 'Next' : 'Get a Quote').click();
  }
  await expect(page).toHaveURL('/ApplicationSubmitted');
});

test('the summary says Yes to who is insured, and how many children [spec 2.66]', async ({ page }) => {
  const { ticked } = config.wizard('health').summary;
  await startAt(page, 'members');
  await page.getByRole('checkbox', { name: 'Wife' }).check();
  await page.getByRole('checkbox', { name: 'Son', exact: true }).check();
  const entry = (label: string) =>
    page
      .getByRole('region', { name: 'Your answers' })
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });
  await expect(entry('Wife').locator('dd')).toHaveText(ticked);
  await expect(entry('Number of sons').locator('dd')).toHaveText('1');
  await expect(entry('Son')).toHaveCount(0);
});

test('the summary lists the answers; Edit leads to their step, Next to the one after it, and a button back [spec 4.25, 4.38]', async ({
  page,
}) => {
  await startAt(page, 'office');
  const summary = page.getByRole('region', { name: 'Your answers' });
  await expect(summary).toContainText('Nashik');
  await expect(summary).toContainText('Asha Kulkarni');
  await summary.getByRole('button', { name: 'Edit Which city do you live in?' }).click();
  await expect(heading(page, 'city')).toBeFocused();
  await page.getByRole('combobox', { name: 'City' }).fill('Solapur');
  await next(page);
  await expect(heading(page, 'contact')).toBeFocused();
  await page.getByRole('button', { name: config.wizard('health').summary.return }).click();
  await expect(heading(page, 'office')).toBeFocused();
  await expect(summary).toContainText('Solapur');

  await summary.getByRole('button', { name: 'Edit Who' }).click();
  await page.getByRole('checkbox', { name: 'Wife' }).check();
  await next(page);
  await expect(heading(page, 'ages')).toBeVisible();
  await next(page);
  await expect(heading(page, 'city')).toBeVisible();
  await page.getByRole('button', { name: config.wizard('health').summary.return }).click();
  await expect(heading(page, 'office')).toBeVisible();
  await expect(page.getByRole('button', { name: config.wizard('health').summary.return })).toHaveCount(0);
});

test('the focus moves to the heading of each step, and the title of the tab names the step', async ({ page }) => {
  await startAt(page, 'members');
  await expect(heading(page, 'members')).not.toBeFocused();
  await page.getByRole('checkbox', { name: 'Self' }).check();
  await next(page);
  await expect(heading(page, 'ages')).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${escapePattern(config.step('health', 'ages').title)}`));
  await back(page);
  await expect(heading(page, 'members')).toBeFocused();
  await expect(page).not.toHaveTitle(/^Who/);
});

test('all answers are carried to the thank-you page, and nothing is sent [spec 3.32, 4.39]', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await startAt(page, 'history');
  await page.getByRole('checkbox', { name: 'Thyroid' }).check();
  await page.getByRole('checkbox', { name: 'Diabetes' }).check();
  await next(page);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('radio', { name: "Don't remember" }).check();
  await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  expect(await carried(page)).toEqual({
    self: true,
    city: 'Nashik',
    sumInsured: 1_000_000,
    hasOfficeInsurance: 'Yes',
    officeInsuranceAmount: 'unknown',
  });
  expect(await rows(page)).toMatchObject({
    Name: 'Asha Kulkarni',
    Phone: '9876543210',
    'Medical history': 'Diabetes, Thyroid',
  });
  expect(sent).toEqual([]);
});

test('ten quick clicks on Next go one step, and ten on Get a Quote submit once', async ({ page }) => {
  await startAt(page, 'members');
  await page.getByRole('checkbox', { name: 'Self' }).check();
  await wizard(page)
    .getByRole('button', { name: 'Next' })
    .evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
  await expect(heading(page, 'ages')).toBeVisible();
  await back(page);
  await walkTo(page, 'office');
  await page.getByRole('radio', { name: 'No' }).check();
  const before = await page.evaluate(() => history.length);
  await wizard(page)
    .getByRole('button', { name: 'Get a Quote' })
    .evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
  await expect(page).toHaveURL('/ApplicationSubmitted');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
