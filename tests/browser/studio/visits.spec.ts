import { expect } from '@playwright/test';
import { go } from './go.ts';
import { siteShown, studioTest } from './studio.ts';

const { test, frame } = studioTest({ width: 1700, begin: siteShown });

const wizard = () => frame.locator('[data-wizard=car]');

test('any step of a wizard opens without filling in the steps before it', async ({ page }) => {
  await go(page, '/CarPlan');
  const step = page.getByLabel('Step', { exact: true });
  const ids = await step
    .locator('option')
    .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value));
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) {
    await step.selectOption(id);
    await expect(wizard(), id).toHaveAttribute('data-step', id);
  }
});

test('"Submitted empty" shows the messages of a step, and a click opens one', async ({ page }) => {
  await page.getByLabel('Step', { exact: true }).selectOption({ index: 0 });
  await page.getByLabel('Visitor', { exact: true }).selectOption({ label: 'Submitted empty' });
  const message = wizard().locator('[id$=__error]').first();
  await expect(message).toBeVisible();
  await message.click();
  await expect(page.getByRole('complementary', { name: 'Properties' })).toContainText(/wizards\/car\.yaml:\d+/);
});

test('the visitor of an example fills in the form', async ({ page }) => {
  await go(page, '/Contact');
  const visitors = page.getByLabel('Visitor', { exact: true });
  const names = await visitors.locator('option').allTextContents();
  await visitors.selectOption({ label: names[3]! });
  await expect.poll(() => frame.locator('form[data-form=enquiry] [name=name]').inputValue()).not.toBe('');
});

test('the page has the width of the chosen device, and the chosen colours', async ({ page }) => {
  const seen = () =>
    frame.locator('body').evaluate((body) => ({
      width: window.innerWidth,
      ground: getComputedStyle(body).backgroundColor,
    }));
  const light = await seen();
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('group', { name: 'Width' }).getByText(name).click();
    await expect.poll(async () => (await seen()).width).toBe(width);
  }
  await page.getByRole('group', { name: 'Colours' }).getByText('Dark').click();
  await expect.poll(async () => (await seen()).ground).not.toBe(light.ground);
  await page.getByRole('group', { name: 'Colours' }).getByText('Light').click();
  await expect.poll(async () => (await seen()).ground).toBe(light.ground);
});

test('with Select off, the page works as for visitors', async ({ page }) => {
  await page.keyboard.press('Alt+KeyS');
  await expect(page.getByRole('button', { name: 'Select' })).toHaveAttribute('aria-pressed', 'false');
  await frame
    .getByRole('banner')
    .getByRole('link', { name: /Career/ })
    .click();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue(/\/Career$/);
  await page.keyboard.press('Alt+KeyS');
  await expect(page.getByRole('button', { name: 'Select' })).toHaveAttribute('aria-pressed', 'true');
});

test('arrow keys move from text to text, and Enter opens one', async ({ page }) => {
  await page.locator('iframe').focus();
  await frame.locator('body').press('ArrowDown');
  await frame.locator('body').press('ArrowDown');
  await expect(page.locator('.hint')).toContainText(/Text · \S+\.yaml:\d+/);
  await frame.locator('body').press('Enter');
  await expect(
    page.getByRole('complementary', { name: 'Properties' }).getByRole('textbox', { name: 'Value' }),
  ).toBeVisible();
});
