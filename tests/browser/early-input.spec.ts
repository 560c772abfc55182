import { expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { showBeforeScript } from './setup/open.ts';

test('a form keeps answers from before its script arrived', async ({ page }) => {
  const letScriptArrive = await showBeforeScript(page, '/ClaimSettlement');
  const field = (name: string) => page.locator(`[data-form="claim-lookup"] [name="${name}"]`);
  await field('insuranceType').selectOption('life');
  await field('company').selectOption('sahyadri-life');
  await field('name').fill('Asha');
  await field('mobile').fill('+91 98765 43210');
  await field('policyNumber').fill('SL-9');
  await letScriptArrive();
  await expect(field('mobile')).toHaveValue('9876543210');
  await page.getByRole('button', { name: 'Find claim contact' }).click();
  await expect(page.getByRole('region', { name: 'Your claim contact' }).locator('dd').first()).toHaveText(
    'Sahyadri Life',
  );
});

test('the search of the FAQ uses a text typed before the script arrived', async ({ page }) => {
  const letScriptArrive = await showBeforeScript(page, '/');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('waiting');
  await letScriptArrive();
  await expect(page.locator('[data-block="faq"] details[name] > summary')).toHaveText(
    config.questions('home-questions').flatMap(({ question }) => (question.includes('waiting') ? question : [])),
  );
});

test('a wizard keeps a box that a screen reader ticks while React hydrates the page', async ({ page }) => {
  const letScriptArrive = await showBeforeScript(page, '/HealthInsurance');
  await page.evaluate(() => {
    const root = document.getElementById('root')!;
    const listen = root.addEventListener.bind(root);
    root.addEventListener = (type: string, ...rest: unknown[]) => {
      listen(type, ...(rest as [EventListener]));
      if (type !== 'click') return;
      Reflect.deleteProperty(root, 'addEventListener');
      // React listens now, and hydrates in a later task, or at once for an event. A screen reader's press is a
      // `click()`.
      queueMicrotask(() => document.querySelector<HTMLInputElement>('[name="self"]')!.click());
    };
  });
  await letScriptArrive();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 2, name: config.step('health', 'ages').title })).toBeVisible();
});
