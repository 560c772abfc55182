import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { hydrated } from '../setup/open.ts';
import { goesForwardTooEarly, heading, lockedNote, next, startAt, steps, wizard, type StepId } from './wizard.ts';
import * as config from '../setup/config.ts';

/** Everything that the page stored on the device. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

test("the browser's Back and Forward go through the steps", async ({ page }) => {
  await startAt(page, 'office');
  for (const { id } of [...steps].reverse().slice(1)) {
    await page.goBack();
    await expect(heading(page, id as StepId)).toBeFocused();
  }
  await expect(page.getByRole('checkbox', { name: 'Self' })).toBeChecked();
  for (const { id } of steps.slice(1)) {
    await page.goForward();
    await expect(heading(page, id as StepId)).toBeFocused();
  }
});

test("when an early answer is taken back, the browser's Forward stays at its step, which says why; nothing else is lost", async ({
  page,
}) => {
  await startAt(page, 'office');
  await goesForwardTooEarly(page);
});

test('the address of the last step opens the first one that lacks an answer, which says why: in the same tab, and in a new one', async ({
  page,
  context,
}) => {
  await startAt(page, 'office');
  await page.goto('/HealthInsurance?step=office');
  await hydrated(page);
  await expect(heading(page, 'ages')).toBeVisible();
  await expect(
    wizard(page)
      .getByRole('status')
      .filter({ hasText: config.wizard('health').restored }),
  ).toBeVisible();
  const other = await context.newPage();
  await other.goto('/HealthInsurance?step=office');
  await hydrated(other);
  await expect(heading(other, 'members')).toBeVisible();
  await expect(lockedNote(other)).toBeVisible();
  await other.close();
});

test('Back after the submit returns to the last step, with all answers', async ({ page }) => {
  await startAt(page, 'office');
  await page.getByRole('radio', { name: 'No' }).check();
  await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  await page.goBack();
  await expect(heading(page, 'office')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Your answers' })).toContainText('Asha Kulkarni');
  await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
});

test('a refresh keeps the step up to the ages; after them it asks again for unsaved answers, step by step, and the age rule holds [spec 5.42]', async ({
  page,
}) => {
  const summary = page.getByRole('region', { name: 'Your answers' });
  const wife = page.getByRole('combobox', { name: "Wife's age" });
  const son = page.getByRole('combobox', { name: 'First son' });
  const giveAges = async (sonAge: string) => {
    await wife.selectOption('36');
    await son.selectOption(sonAge);
    await next(page);
  };
  await startAt(page, 'members');
  await page.getByRole('checkbox', { name: 'Wife' }).check();
  await page.getByRole('checkbox', { name: 'Son', exact: true }).check();
  for (const { id } of steps.slice(0, 2)) {
    await expect(heading(page, id as StepId)).toBeVisible();
    await reload(page);
    await expect(heading(page, id as StepId)).toBeVisible();
    await expect(summary).toContainText('Wife');
    await expect(
      wizard(page)
        .getByRole('status')
        .filter({ hasText: config.wizard('health').restored }),
    ).toBeVisible();
    if (id === 'members') await next(page);
  }
  await giveAges('9');
  for (const [place, { id }] of steps.entries()) {
    if (place < 2) continue;
    await expect(heading(page, id as StepId)).toBeVisible();
    await reload(page);
    await expect(heading(page, 'ages')).toBeVisible();
    await expect(page).toHaveURL('/HealthInsurance?step=ages');
    await expect(wife).toHaveValue('');
    await giveAges('30');
    await expect(page.getByText('Wife and 1 son age gap should be 18 years or above.').first()).toBeVisible();
    await giveAges('9');
    // Each step asks for its lost answers, up to the step after the refreshed one.
    for (const { id: again, answer } of steps.slice(2, place + 1)) {
      await expect(heading(page, again as StepId)).toBeVisible();
      if (again === 'contact') await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
      if (again === 'office') break;
      await answer?.(page);
      await next(page);
    }
  }
});

test('ages, name, phone and medical history are never written to the device', async ({ page }) => {
  await startAt(page, 'members');
  await page.getByRole('checkbox', { name: 'Self' }).check();
  await next(page);
  await page.getByRole('combobox', { name: 'Your age' }).selectOption('47');
  await next(page);
  await page.getByRole('combobox', { name: 'City' }).fill('Nashik');
  await next(page);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Kulkarni');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9876543210');
  await next(page);
  await page.getByRole('checkbox', { name: 'Thyroid' }).check();
  await next(page);
  await page.getByRole('radio', { name: 'No' }).check();
  await expect.poll(() => stored(page)).toContain('hasOfficeInsurance');
  const text = await stored(page);
  expect(text).toContain('Nashik');
  expect(text).not.toMatch(/Asha|9876543210|\b47\b|[tT]hyroid|Age\b/);
});

test('a new tab starts with an empty wizard', async ({ page, context }) => {
  await startAt(page, 'city');
  const other = await context.newPage();
  await startAt(other, 'members');
  await expect(other.getByRole('checkbox', { name: 'Self' })).not.toBeChecked();
});
