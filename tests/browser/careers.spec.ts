import type { Page } from '@playwright/test';
import { accessible, expect, requestsOf, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

const jobs = (page: Page) => page.locator('[data-block="jobs"] .card');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply: Backend Developer' });
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`);
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit application' });
const alert = (page: Page) => page.getByRole('alertdialog');
const pdf = { name: 'ananya-rao.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 resume') };

const answers = {
  fullName: 'Ananya Rao',
  email: 'ananya@example.com',
  phone: '98765 43210',
  coverLetter: 'I build forms that work with a keyboard.',
};

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now Backend Developer' }).click();
  await expect(field(page, 'fullName')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await open(page, '/Career');
});

test('three jobs with description, skills and Apply Now [spec 1.10, 2.111, 3.27]', async ({ page }) => {
  await expect(jobs(page).getByRole('heading')).toHaveText([
    'Frontend Developer',
    'Backend Developer',
    'UI/UX Designer',
  ]);
  for (const job of await jobs(page).all()) {
    expect((await job.locator('p').innerText()).length).toBeGreaterThan(40);
    expect(await job.getByRole('list', { name: 'Skills' }).getByRole('listitem').count()).toBeGreaterThan(2);
    for (const fact of ['Location', 'Pune, Maharashtra, India', 'Type', 'Full-time', 'Posted', /\d\d\/11\/2026/])
      await expect(job.getByText(fact, { exact: true })).toBeVisible();
    await expect(job.getByRole('button', { name: /^Apply Now/ })).toBeVisible();
  }
});

test('the dialog has five fields, all required by the browser [spec 2.112, 3.28, 5.72]', async ({ page }) => {
  await apply(page);
  for (const name of [...Object.keys(answers), 'resume'])
    await expect(field(page, name)).toHaveAttribute('required', '');
  await expect(field(page, 'resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await accessible(page, { part: 'dialog[open]' });
  await submit(page).click();
  await expect(alert(page)).toHaveCount(0);
  await expect(field(page, 'fullName')).toBeFocused();
  for (const [name, answer] of Object.entries(answers)) await field(page, name).fill(answer);
  await submit(page).click();
  expect(await field(page, 'resume').evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await expect(alert(page)).toHaveCount(0);
});

test('the alert has the signs of a name as they were typed', async ({ page }) => {
  const fullName = "Tata & Sons O'Brien <3 {fullName} {{x}} %20 a\\b =1+1 ॐ &amp;";
  await apply(page);
  for (const [name, answer] of Object.entries({ ...answers, fullName })) await field(page, name).fill(answer);
  await field(page, 'resume').setInputFiles(pdf);
  await expect(dialog(page).getByText(/ananya-rao\.pdf · /)).toBeVisible();
  await submit(page).click();
  await expect(alert(page)).toContainText(`Thank you, ${fullName}. `);
});

test(
  'submitting shows an alert, then the dialog closes; nothing is sent [spec 2.113, 4.22, 7.07, 8.16]',
  { tag: ['@journey', '@form:careers'] },
  async ({ page }) => {
    await apply(page);
    const requests = requestsOf(page);
    for (const [name, answer] of Object.entries(answers)) await field(page, name).fill(answer);
    await field(page, 'resume').setInputFiles(pdf);
    await expect(dialog(page).getByText(/ananya-rao\.pdf · /)).toBeVisible();
    await submit(page).click();
    await expect(alert(page)).toContainText(
      config.filled(config.form('careers').submit.actions[0]!.alert, { fullName: 'Ananya Rao' }),
    );
    await accessible(page, { part: 'dialog[open]' });
    await alert(page).getByRole('button', { name: 'OK' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Apply Now Backend Developer' })).toBeFocused();
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);

test('a file of another kind, an empty one and one of 10 MB are refused; only the name of a file is checked, not its content [spec 2.112]', async ({
  page,
}) => {
  await apply(page);
  const tooLarge = (config.form('careers').ui.resume!.options as { refused: string }).refused;
  const refused = dialog(page).getByRole('alert').filter({ hasText: tooLarge });
  for (const file of [
    { name: 'resume.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { ...pdf, buffer: Buffer.alloc(0) },
    { ...pdf, buffer: Buffer.alloc(10e6) },
  ]) {
    await field(page, 'resume').setInputFiles({ ...pdf, buffer: Buffer.from('MZ') });
    await expect(refused).toHaveCount(0);
    await field(page, 'resume').setInputFiles(file);
    await expect(refused).toHaveText(tooLarge);
    expect(await field(page, 'resume').evaluate((input: HTMLInputElement) => input.files!.length)).toBe(0);
  }
});

test('Escape closes the dialog and the focus returns; the next job has its own title [spec 4.22]', async ({ page }) => {
  await apply(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Apply Now Backend Developer' })).toBeFocused();
  await page.getByRole('button', { name: 'Apply Now UI/UX Designer' }).click();
  await expect(page.getByRole('dialog', { name: 'Apply: UI/UX Designer' })).toBeVisible();
});
