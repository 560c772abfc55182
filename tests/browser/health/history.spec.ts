import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { hydrated } from '../setup/open.ts';
import { heading, next, startAt, steps, wizard, type StepId } from './wizard.ts';

/** All that the page left on the device. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

test("the browser's Back and Forward walk the steps", async ({ page }) => {
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

test('a refresh keeps each step and the answers before it; after the contact details it asks for them again, which are not kept', async ({
  page,
}) => {
  const summary = page.getByRole('region', { name: 'Your answers' });
  await startAt(page, 'members');
  await page.getByRole('checkbox', { name: 'Self' }).check();
  for (const { id, answer } of steps.slice(0, 4)) {
    await expect(heading(page, id as StepId)).toBeVisible();
    await reload(page);
    await expect(heading(page, id as StepId)).toBeVisible();
    await expect(summary).toContainText('Self');
    if (id === 'contact') await expect(summary).toContainText('Nashik');
    await expect(wizard(page).getByRole('status').filter({ hasText: 'Your earlier answers are back.' })).toBeVisible();
    await answer?.(page);
    await next(page);
  }
  for (const [id, others] of [
    ['history', 0],
    ['office', 1],
  ] as const) {
    for (let more = 0; more < others; more += 1) await next(page);
    await expect(heading(page, id)).toBeVisible();
    await reload(page);
    await expect(heading(page, 'contact')).toBeVisible();
    await expect(page).toHaveURL('/HealthInsurance?step=contact');
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('');
    await steps[3]!.answer!(page);
    await next(page);
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
  expect(text).not.toMatch(/Asha|98765|47|[tT]hyroid|Age\b/);
});

test('another visit in a new tab starts afresh', async ({ page, context }) => {
  await startAt(page, 'city');
  const other = await context.newPage();
  await startAt(other, 'members');
  await expect(other.getByRole('checkbox', { name: 'Self' })).not.toBeChecked();
});
