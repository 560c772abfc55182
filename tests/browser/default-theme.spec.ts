import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { buildPage } from './default-theme/build.ts';
import { expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';

type Texts = Readonly<Record<string, string>>;

interface Case {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** The answers before each submit, and the errors after it. The last submit is accepted. */
  readonly submits: readonly (readonly [filled: Texts, errors: Texts])[];
  /** Fields that only a rule requires. rjsf marks only what the JSON Schema requires. */
  readonly requiredByRule?: readonly string[];
}

const shortPassword = 'Password must be at least 6 characters';
const otherPassword = 'Passwords do not match';
const badEmail = 'Enter a valid email';
const badPhone = 'Enter a valid 10-digit phone number';

const cases: readonly Case[] = [
  {
    id: 'login',
    path: '/Login',
    title: 'login [spec 3.25, 5.51, 5.52]',
    submits: [
      [{}, { email: 'Email is required', password: 'Password is required' }],
      [
        { email: 'asha@', password: 'chai4' },
        { email: badEmail, password: 'Minimum 6 characters required' },
      ],
      [{ email: 'asha@example.com' }, { password: 'Minimum 6 characters required' }],
      [{ password: 'chai42' }, {}],
    ],
  },
  {
    id: 'register',
    path: '/Register',
    title: 'register [spec 3.26, 5.53–5.56]',
    requiredByRule: ['confirmPassword'],
    submits: [
      [{}, { name: 'Name is required', email: 'Email is required', password: shortPassword }],
      [
        { name: 'Asha', email: 'asha@', password: 'chai4', confirmPassword: 'Chai42' },
        { email: 'Invalid email', password: shortPassword, confirmPassword: otherPassword },
      ],
      [{ email: 'asha@example.com' }, { password: shortPassword, confirmPassword: otherPassword }],
      [{ password: 'chai42' }, { confirmPassword: otherPassword }],
      [{ confirmPassword: '' }, { confirmPassword: otherPassword }],
      [{ confirmPassword: 'chai42' }, {}],
    ],
  },
  {
    id: 'enquiry',
    path: '/Contact',
    title: 'enquiry [spec 3.24, 5.47–5.50]',
    submits: [
      [
        {},
        {
          name: 'Name is required',
          email: 'Email is required',
          phone: 'Phone number is required',
          message: 'Message is required',
        },
      ],
      [
        { name: 'Asha', email: 'asha@', phone: '987654321' },
        { email: badEmail, phone: badPhone, message: 'Message is required' },
      ],
      // Our control drops the letters, and rjsf's keeps them.
      [
        { email: 'asha@example.com', phone: '98765abcde' },
        { phone: badPhone, message: 'Message is required' },
      ],
      [{ phone: '9876543210' }, { message: 'Message is required' }],
      [{ message: 'Policy NL-2041.\nNobody called back.' }, {}],
    ],
  },
];

// One worker runs all of them, because the page is built first.
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(async () => {
  folder = await buildPage();
});

async function openOurs(page: Page, { id, path }: Case): Promise<Locator> {
  await open(page, path);
  return page.locator(`[data-form="${id}"]`);
}

/** The same form, drawn by rjsf's default theme. */
async function openDefault(page: Page, { id }: Case): Promise<Locator> {
  await page.route('**/default-theme/*', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/default-theme/', '') || 'index.html';
    return route.fulfill({ path: join(folder, file) });
  });
  await page.goto(`/default-theme/?form=${id}`);
  const form = page.locator('form.rjsf');
  await expect(form).toBeVisible();
  return form;
}

const fieldOf = (form: Locator, name: string): Locator => form.locator(`[name="${name}"], [name="root_${name}"]`);

/** The questions of a form, field by field. */
const asked = (form: Locator) =>
  form.locator('input, select, textarea').evaluateAll((controls) =>
    (controls as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]).map((control) => ({
      name: control.name.replace(/^root_/, ''),
      // rjsf adds a star to the label of a required field.
      label: [...control.labels!].map((label) => label.textContent.replace(/\*$/, '')),
      kind: [control.tagName, control.type],
      required: control.required,
      autocomplete: control.getAttribute('autocomplete'),
      placeholder: control.getAttribute('placeholder') ?? '',
      help: document.getElementById(`${control.id}__help`)?.textContent,
    })),
  );

/** Submits the answers of the case, and expects its errors each time. Returns the accepted answers. */
async function submitAll(form: Locator, { submits }: Case): Promise<Texts> {
  for (const [filled, errors] of submits) {
    for (const [name, text] of Object.entries(filled)) await fieldOf(form, name).fill(text);
    await form.locator('[type="submit"]').click();
    await expect(form.locator('[id$="__error"]')).toHaveText(Object.values(errors));
    for (const [name, message] of Object.entries(errors)) {
      const id = await fieldOf(form, name).getAttribute('id');
      await expect(form.locator(`[id="${id}__error"]`)).toHaveText(message);
    }
  }
  return Object.assign({}, ...submits.map(([filled]) => filled)) as Texts;
}

for (const each of cases) {
  test(`rjsf's default theme has the same questions and errors as ours: ${each.title}`, async ({ page }) => {
    const ours = await openOurs(page, each);
    const fields = await asked(ours);
    const accepted = await submitAll(ours, each);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    for (const { name } of fields) await expect(fieldOf(ours, name)).toHaveValue(accepted[name]!);

    const byDefault = await openDefault(page, each);
    const { requiredByRule = [] } = each;
    expect(await asked(byDefault)).toEqual(
      fields.map((field) => ({ ...field, required: field.required !== requiredByRule.includes(field.name) })),
    );
    await submitAll(byDefault, each);
    expect(await page.evaluate(() => window.sent)).toEqual([accepted]);
  });
}
