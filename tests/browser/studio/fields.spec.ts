import { expect, type Locator, type Page } from '@playwright/test';
import { form, message } from '../setup/config.ts';
import { openSpot, panel, undoAll } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest();

const file = 'forms/register.yaml';
const rules = (page: Page): Locator => panel(page).getByRole('region', { name: 'Its rules and their messages' });
const rule = (page: Page, text: string): Locator => rules(page).getByRole('listitem').filter({ hasText: text });

test('each rule of a field shows its message, which is changed there', async ({ page }) => {
  await openSpot(page, file, ['schema', 'properties', 'email']);
  const before = studio.read(file);
  const [required, format] = ['required', 'format'].map((name) => message(form('register'), 'email', name));
  await expect(rule(page, 'It must be answered.')).toContainText(required!);
  const email = rule(page, 'It must be an email address.');
  await expect(email).toContainText(format!);
  await email.getByRole('button', { name: 'Change the message' }).click();
  await email.getByRole('textbox').fill('Write the whole address, with its @');
  await expect(email.getByRole('status')).toHaveText('Shown. Checked. On disk.');
  expect(studio.read(file)).toBe(
    before.replace(`format: ${format!}\n`, 'format: Write the whole address, with its @\n'),
  );
  await email.getByRole('textbox').fill(format!);
  await email.getByRole('button', { name: 'Done' }).click();
  await expect(email).toContainText(format!);
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a rule over several fields is shown with the field that it checks', async ({ page }) => {
  await openSpot(page, file, ['schema', 'properties', 'confirmPassword']);
  const [first] = form('register').rules;
  const { different } = (first as unknown as { messages: { different: string } }).messages;
  await expect(rules(page)).toContainText(different);
});

test('a rule without a message says what visitors see instead, and offers to write one', async ({ page }) => {
  const offers = 'forms/quote-request.yaml';
  await openSpot(page, offers, ['schema', 'properties', 'email']);
  const before = studio.read(offers);
  const email = rule(page, 'It must be an email address.');
  await expect(email).toContainText('Visitors see the message of their browser');
  await email.getByRole('button', { name: 'Write one here' }).click();
  await expect(email.getByRole('textbox')).toHaveValue('');
  expect(studio.read(offers)).toBe(before);
});

test('a number from a constant shows the constant and its uses, and the constant is changed there', async ({
  page,
}) => {
  const constants = 'constants/limits.yaml';
  const before = studio.read(constants);
  const uses = ['forms/login.yaml', 'forms/register.yaml'];
  await openSpot(page, file, ['schema', 'properties', 'password', 'minLength']);
  const part = panel(page).getByRole('region', { name: 'Constants' });
  await expect(part).toContainText(/limits\.passwordMinimum is \d+ characters/);
  await part.getByText(`Used in ${uses.length} places`).click();
  for (const use of uses) await expect(part.getByRole('button', { name: use })).toBeVisible();
  await part.getByRole('button', { name: 'Change it' }).click();
  const value = part.getByLabel('Value', { exact: true });
  const old = await value.inputValue();
  await value.fill('5');
  await expect(part).toContainText('limits.passwordMinimum is 5 characters');
  await expect
    .poll(() => studio.read(constants))
    .toBe(before.replace(`passwordMinimum: { value: ${old},`, 'passwordMinimum: { value: 5,'));
  await undoAll(page);
  await expect.poll(() => studio.read(constants)).toBe(before);
});
