import { expect, type Page } from '@playwright/test';
import * as config from '../setup/config.ts';
import { go } from './go.ts';
import { panel, reloadWith } from './open.ts';
import { siteShown, studioTest } from './studio.ts';

const { test, studio, frame } = studioTest({ width: 1700, begin: siteShown });

const showMe = (page: Page) => panel(page).getByRole('button', { name: 'Show me' });
const whoGetsHere = (page: Page) => panel(page).getByRole('button', { name: 'Who gets here' });

/** Opens a part of the file in the panel, step by step. */
async function openPart(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names)
    await panel(page)
      .getByRole('listitem')
      .filter({ has: page.locator('b').getByText(name, { exact: true }) })
      .getByRole('button')
      .click();
}

/** Opens a page in the frame, and waits for its form. */
async function openPage(page: Page, address: string, form: string): Promise<void> {
  await go(page, address);
  await expect(frame.locator(form)).toBeVisible();
}

/** Opens the file of a form: clicks a part of the form on its page. */
async function openForm(page: Page, address: string, form: string, part: string, file: string): Promise<void> {
  await openPage(page, address, form);
  await frame.locator(`${form} ${part}`).first().click();
  const place = panel(page).locator('.place').first();
  // The file of the page can have the same name.
  await expect(place).toHaveText(new RegExp(`^(?:forms|wizards)/${file}\\.yaml:`));
  await panel(page).getByRole('navigation').getByRole('button').first().click();
  await expect(panel(page).locator('h2 small').first()).toHaveText('File');
}

const errorOf = (field: string) => frame.locator(`[data-field=${field}] [id$="__error"]`);

test('"Show me" shows a message of a field, with the answers of a visitor who sees it', async ({ page }) => {
  await openForm(page, '/Login', '[data-form=login]', 'label', 'login');
  await openPart(page, 'messages', 'email', 'format');
  await showMe(page).click();
  const login = config.form('login');
  await expect(errorOf('email')).toContainText(config.message(login, 'email', 'format'));
  await expect(errorOf('email')).toBeInViewport();
  const email = await frame.locator('form[data-form=login] [name=email]').inputValue();
  expect(email).not.toBe('');
  await expect(panel(page).getByRole('region', { name: 'Try it as a visitor' })).toContainText(
    `${config.label(login, 'email')}: ${email}`,
  );
  await expect(page.getByLabel('Visitor', { exact: true })).toHaveValue('shown');
});

test('"Show me" shows the same visitor again after the page was used', async ({ page }) => {
  await frame.locator('form[data-form=login]').evaluate((form) => (form as HTMLFormElement).reset());
  await go(page, '/Contact');
  await showMe(page).click();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue(/\/Login$/);
  await expect(errorOf('email')).toBeInViewport();
});

test('"Show me" shows a message of a rule over several fields', async ({ page }) => {
  await openForm(page, '/Register', '[data-form=register]', 'label', 'register');
  await openPart(page, 'rules', '1', 'messages', 'different');
  await showMe(page).click();
  const [rule] = config.form('register').rules;
  await expect(errorOf('confirmPassword')).toContainText(
    (rule as unknown as { messages: { different: string } }).messages.different,
  );
  await expect(errorOf('confirmPassword')).toBeInViewport();
});

test('"Show me" shows a message on a later step of a wizard, on the page of the wizard', async ({ page }) => {
  const address = config.page('home-insurance').path;
  await openForm(page, address, '[data-wizard=home-lead]', 'h2', 'home-lead');
  await openPart(page, 'steps', '2', 'messages', 'carpetArea', 'required');
  await go(page, '/Contact');
  await showMe(page).click();
  const step = config.step('home-lead', 'building');
  await expect(frame.locator('[data-wizard=home-lead]')).toHaveAttribute('data-step', 'building');
  await expect(errorOf('carpetArea')).toContainText(config.message(step, 'carpetArea', 'required'));
  await expect(errorOf('carpetArea')).toBeInViewport();
  const before = config.step('home-lead', 'contact');
  await expect(panel(page).getByRole('region', { name: 'Try it as a visitor' })).toContainText(
    config.label(before, 'email'),
  );
});

test('"Show me" presses the button that opens a form, and shows a message of the form', async ({ page }) => {
  await openPage(page, config.page('term-insurance').path, '[data-form=term-calculator]');
  const spot = JSON.stringify({ file: 'config/forms/lead.yaml', path: ['messages', 'email', 'format'] });
  await reloadWith(page, { 'studio:place': spot });
  await showMe(page).click();
  const dialog = frame.locator('dialog form[data-form=lead]');
  await expect(dialog.locator('[data-field=email] [id$="__error"]')).toContainText(
    config.message(config.form('lead'), 'email', 'format'),
  );
});

test('"Who gets here" shows a visitor at a step, and at a field that only some visitors see', async ({ page }) => {
  await openForm(page, '/CarPlan', '[data-wizard=car]', 'h2', 'car');
  const steps = config.wizard('car').steps;
  const index = steps.findIndex(({ id }) => id === 'policy-type');
  await openPart(page, 'steps', String(index + 1));
  await whoGetsHere(page).click();
  const wizard = frame.locator('[data-wizard=car]');
  await expect(wizard).toHaveAttribute('data-step', 'policy-type');
  await expect(errorOf('policyType')).toBeHidden();
  await openPart(page, 'Look of the questions', 'prevInsurer', 'when');
  await whoGetsHere(page).click();
  await expect(frame.locator('[data-field=prevInsurer]')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Who gets here' })).toBeFocused();
});

test('a message that no visitor reaches is marked, in the list of parts and when it is open, with the reason', async ({
  page,
}) => {
  // The form of this page takes its fields and messages from another form.
  await openForm(page, config.page('term-insurance').path, '[data-form=term-calculator]', 'label', 'life-lead');
  await openPart(page, 'messages', 'gender');
  const marked = panel(page).getByRole('listitem').filter({ hasText: 'No visitor can reach this' });
  await expect(marked).toHaveCount(1);
  const reason = await marked.locator('.unreached').textContent();
  expect(reason!.length).toBeGreaterThan(40);
  await openPart(page, 'required');
  await expect(panel(page).locator('.unreached')).toHaveText(reason!);
  await expect(showMe(page)).toBeHidden();
});

test('a filled-in form is saved as an example, as a careful author would write it', async ({ page }) => {
  const before = studio.read('forms/login.yaml');
  await openPage(page, '/Contact', '[data-form=enquiry]');
  await openPage(page, '/Login', '[data-form=login]');
  await page.getByLabel('Visitor', { exact: true }).selectOption({ label: 'Nothing filled in' });
  await page.getByRole('button', { name: 'Select' }).click();
  const form = frame.locator('form[data-form=login]');
  await expect(form.locator('[name=email]')).toHaveValue('');
  await form.locator('[name=email]').fill('asha@');
  await form.locator('[name=password]').fill('chai42');
  await form.getByRole('button', { name: config.form('login').submit.label }).click();
  await expect(errorOf('email')).toBeVisible();
  await page.getByRole('button', { name: 'Save as example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as example' });
  const message = config.message(config.form('login'), 'email', 'format');
  await expect(dialog).toContainText(message);
  await dialog.getByRole('textbox').fill(config.form('login').examples[0]!.name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Another example already has this name');
  await dialog.getByRole('textbox').fill('An email without its end');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page).getByRole('heading', { level: 2 }).first()).toContainText('An email without its end');
  await expect.poll(() => studio.read('forms/login.yaml')).not.toBe(before);
  const expected = [
    '',
    '  - name: An email without its end',
    '    answers: { email: asha@, password: chai42 }',
    '    errors:',
    `      email: ${message}`,
    '',
  ];
  expect(studio.read('forms/login.yaml')).toBe(before + expected.join('\n'));
  await expect(panel(page)).toContainText('No problem');
});

test('a wizard is saved as an example up to the current step, beside the other examples that stop there', async ({
  page,
}) => {
  const before = studio.read('wizards/home-lead.yaml');
  await openPage(page, config.page('home-insurance').path, '[data-wizard=home-lead]');
  const forms = page.getByLabel('Form', { exact: true });
  if (await forms.isVisible()) await forms.selectOption('home-lead');
  await page.getByLabel('Visitor', { exact: true }).selectOption({ label: 'Has just reached this step' });
  const wizard = frame.locator('[data-wizard=home-lead]');
  await wizard.locator('[name=mobileNumber]').fill('98765');
  await wizard.getByRole('button', { name: config.wizard('home-lead').next }).click();
  await expect(errorOf('mobileNumber')).toBeVisible();
  await page.getByRole('button', { name: 'Save as example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as example' });
  await dialog.getByRole('textbox').fill('Half a number');
  await dialog.getByRole('textbox').press('Enter');
  await expect.poll(() => studio.read('wizards/home-lead.yaml')).not.toBe(before);
  const contact = config.step('home-lead', 'contact');
  const errorLine = (field: string, rule: string) => `      ${field}: ${config.message(contact, field, rule)}\n`;
  const expected =
    `  - name: Half a number\n    answers: { mobileNumber: '98765' }\n    steps: [contact, building]\n` +
    `    stoppedAt: contact\n    errors:\n${errorLine('mobileNumber', 'pattern')}${errorLine('email', 'required')}` +
    `${errorLine('pincode', 'required')}${errorLine('agreedTerms', 'required')}\n`;
  const next = '  # Stopped at building\n';
  expect(studio.read('wizards/home-lead.yaml')).toBe(before.replace(next, expected + next));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read('wizards/home-lead.yaml')).toBe(before);
});
