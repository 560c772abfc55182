import { accessible, expect, test } from './fixtures.ts';
import { fillIn, formOf } from './setup/form.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

const { unsent } = config.site.texts;

/** Pages with a form or wizard that is open from the start. */
const pages = [
  '/',
  '/Accident',
  '/BikeInsurance',
  '/BikePlan',
  '/CarInsurances',
  '/CarPlan',
  '/ClaimSettlement',
  '/Contact',
  '/FamilyTravel',
  '/ForgetPassword',
  '/HealthInsurance',
  '/HomeInsurance',
  '/Individual',
  '/LifeInsurance',
  '/Login',
  '/Register',
  '/RenewalPolicy',
  '/SaralJeevanBima',
  '/StudentTravelInsurance',
  '/TermInsurance',
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every form that sends nothing says so above its buttons [spec 1.11, 7.07]', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      const forms = page.locator('form[data-form]');
      await expect(forms, path).not.toHaveCount(0);
      for (const form of await forms.all()) await expect(form, path).toContainText(unsent);
    }
  });

  test('every form and wizard shows our phone number at its buttons, and every button looks disabled', async ({
    page,
  }) => {
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        for (const form of await page.locator('form[data-form]').all()) {
          const words = form.getByText(config.plain(config.site.texts.noScript));
          await expect(words).toBeVisible();
          await expect(words.getByRole('link', { name: '1800-000-1234' })).toHaveAttribute('href', 'tel:18000001234');
          const submit = form.locator('button[type=submit]').last();
          await expect(submit).toHaveCSS('cursor', 'not-allowed');
          await expect(submit).toHaveCSS('border-style', 'dashed');
          const [above, below] = [(await words.boundingBox())!, (await submit.boundingBox())!];
          expect(below.y - above.y - above.height, 'the text is right above the buttons').toBeLessThan(60);
        }
      });
    }
  });
});

test('one line above the button says once what is sent, to whom, and what happens next [spec 1.11, 7.06, 7.07]', async ({
  page,
}) => {
  await open(page, '/TermInsurance');
  const term = formOf(page, 'term-calculator');
  const { label, next } = config.form('term-calculator').submit;
  const line = term.root.getByText(`${unsent} ${next}`, { exact: true });
  await expect(line).toHaveCount(1);
  const [above, below] = [(await line.boundingBox())!, (await term.button(label).boundingBox())!];
  expect(below.y - above.y - above.height).toBeLessThan(40);

  await open(page, '/ApplicationSubmitted');
  const lead = config.form('lead').submit;
  await page.getByRole('button', { name: lead.label }).click();
  await expect(formOf(page, 'lead').root.getByText(lead.next!, { exact: true })).toBeVisible();
  await accessible(page, { part: 'dialog[open]' });
});

test('a wizard says what happens next only at its last step', async ({ page }) => {
  await open(page, '/HomeInsurance');
  const wizard = formOf(page, 'home-lead');
  const { next = '' } = config.wizard('home-lead').submit;
  await expect(wizard.root).toContainText(unsent);
  await expect(wizard.root).not.toContainText(next);
  await fillIn(wizard, { mobileNumber: '9876543210', email: 'asha@example.in', pincode: '411001' });
  await wizard.field('agreedTerms').check();
  await wizard.button(config.wizard('home-lead').next).click();
  await expect(wizard.root).toContainText(`${unsent} ${next}`);
});

test('a form in a dialog says that nothing is sent, unless it sends a lead [spec 7.06, 7.07]', async ({ page }) => {
  await open(page, '/Career');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(formOf(page, 'careers').root).toContainText(unsent);

  await open(page, '/ApplicationSubmitted');
  await expect(page.getByRole('main')).toContainText(unsent);
  await page.getByRole('button', { name: config.form('lead').submit.label }).click();
  const lead = formOf(page, 'lead');
  await expect(lead.button(config.form('lead').submit.label)).toBeVisible();
  await expect(lead.root).not.toContainText(unsent);
});

test('an alert repeats that nothing is sent, beside the text of the specification [spec 7.07, 8.13, 8.14]', async ({
  page,
}) => {
  await open(page, '/Login');
  const form = formOf(page, 'login');
  await fillIn(form, { email: 'asha@example.com', password: 'monsoon-24' });
  await form.button('Login').click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toHaveAccessibleDescription(`Login successful ✅ ${unsent}`);
  await expect(alert.getByText('Login successful ✅', { exact: true })).toBeVisible();
  await accessible(page, { part: 'dialog[open]' });
});

test('the alert of a refused form does not say that nothing is sent [spec 5.68]', async ({ page }) => {
  await open(page, '/CarPlan');
  const form = formOf(page, 'car');
  await form.field('rtoSearch').fill('zzz');
  await form.button('Search').click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
    'No matching RTO found. Try refining your search.',
  );
});

test('a status message repeats once that nothing is sent [spec 7.07, 8.17]', async ({ page }) => {
  await open(page, '/ForgetPassword');
  const form = formOf(page, 'forgot-password');
  await expect(form.root.getByText(unsent)).toHaveCount(1);
  await form.field('email').fill('asha@example.com');
  await page.keyboard.press('Enter');
  await expect(form.root.getByRole('status').getByText(unsent)).toBeVisible();
  await expect(form.root.getByText(unsent)).toHaveCount(1);
});

test('a result card repeats that nothing is sent [spec 4.12, 7.07]', async ({ page }) => {
  await open(page, '/ClaimSettlement');
  const form = formOf(page, 'claim-lookup');
  await form.field('insuranceType').selectOption('life');
  await form.field('company').selectOption('neelam-life');
  await fillIn(form, { name: 'Asha', mobile: '9876543210', policyNumber: '1' });
  await form.button('Find claim contact').click();
  const card = page.getByRole('region', { name: 'Your claim contact' });
  await expect(card).toContainText(unsent);
});

test('the page promises no call to a visitor without a phone number [spec 2.92, 2.106]', async ({ page }) => {
  await open(page, '/Accident');
  await formOf(page, 'accident').button('Continue').click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  await expect(page.getByRole('main')).toContainText(unsent);
  await expect(page.getByRole('main')).toContainText(config.block('application-submitted', 'steps').items[1]!.text);
  await page.getByRole('button', { name: config.form('lead').submit.label }).click();
  await expect(formOf(page, 'lead').field('phone')).toBeVisible();
});
