import type { Page } from '@playwright/test';
import { pagePaths } from '../support/page-paths.ts';
import { openCompare } from './compare/page.ts';
import { expect, test } from './fixtures.ts';
import { atRest, open, showBeforeScript } from './setup/open.ts';
import { translate } from './setup/translate.ts';

// Text that the browser translates is in <font> elements, which React does not know.
test.use({ ownPage: true });

/** React reports a part of the page that was not as the server had written it when React came to it. */
const hydratedAnew = /Minified React error #418/;

const main = (page: Page) => page.getByRole('main');

test('counts, buttons and lists of a translated page follow what the visitor does', async ({ page, allow }) => {
  allow(hydratedAnew);
  await openCompare(page);
  await translate(page);
  const before = await main(page).getByText('Policies found:').innerText();
  await page.getByRole('searchbox').fill('care');
  await expect(main(page).getByText('Policies found:')).not.toHaveText(before);
  const shown = await main(page).getByRole('article').count();
  await expect(main(page).getByText('Policies found:')).toHaveText(new RegExp(`: ${shown}⟧$`));
  const button = main(page).getByRole('article').first().getByRole('button', { name: 'Compare' });
  await button.click();
  await expect(main(page).getByRole('article').first().getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(main(page).getByText('Policies found:')).toHaveText(before);
});

test('the summary of errors of a translated form counts what is left', async ({ page, allow }) => {
  allow(hydratedAnew);
  await open(page, '/ClaimSettlement');
  // React comes to the form after the page. One that is translated in between is drawn anew, and loses a press.
  await atRest(page);
  await translate(page);
  const form = page.locator('[data-form="claim-lookup"]');
  await form.getByRole('button', { name: 'Find claim contact' }).click();
  const summary = form.getByText(/answers? needs? your attention/);
  const count = async () => Number(/\d+/.exec(await summary.innerText())?.[0]);
  const before = await count();
  expect(before).toBeGreaterThan(1);
  await form.locator('[name="name"]').fill('Asha');
  await form.locator('[name="name"]').blur();
  await expect.poll(count).toBe(before - 1);
});

for (const [what, change] of [
  ['was translated', translate],
  [
    'has got the icon of a password manager',
    (page: Page) =>
      page.evaluate(() => {
        for (const box of document.querySelectorAll('form input'))
          box.before(document.createElement('com-manager-icon'));
      }),
  ],
] as const)
  test(`a form keeps what was typed and pressed before the script came to a page that ${what}`, async ({
    page,
    allow,
  }) => {
    allow(hydratedAnew);
    allow(/rendered the page again/);
    const letScriptArrive = await showBeforeScript(page, '/ClaimSettlement');
    const field = (name: string) => page.locator(`[data-form="claim-lookup"] [name="${name}"]`);
    await field('insuranceType').selectOption('life');
    await field('name').fill('Asha');
    await field('mobile').fill('+91 98765 43210');
    await change(page);
    await page.locator('[data-form="claim-lookup"]').getByRole('button', { name: 'Find claim contact' }).click();
    await letScriptArrive();
    await expect(field('name')).toHaveValue('Asha');
    await expect(field('mobile')).toHaveValue('9876543210');
    await expect(field('insuranceType')).toHaveValue('life');
    // The press is repeated, and the company is missing.
    await expect(field('company')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[data-pending]')).toHaveCount(0);
  });

/** A button of the page's content: the pointer comes to it, or it is pressed. Returns whether there is one. */
const onButton = (page: Page, at: number, act: 'reach' | 'press'): Promise<boolean> =>
  page.evaluate(
    ([index, what]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main :is(button, summary)')];
      const button = buttons.filter((one) => one.checkVisibility() && !one.closest('[popover]'))[index];
      if (what === 'press') button?.click();
      else button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return button !== undefined;
    },
    [at, act] as const,
  );

/** More than any page shows up to the end of its first form. */
const most = 8;

for (const path of pagePaths())
  test(`a translated ${path} takes presses on its buttons, and a submit`, async ({ page, allow }) => {
    allow(hydratedAnew);
    // The map.
    allow(/^request to another origin: https:\/\/www\.openstreetmap\.org\//);
    await page.addInitScript(() => (window.print = () => undefined));
    await open(page, path);
    await translate(page);
    for (let at = 0; at < most && (await onButton(page, at, 'reach')); at += 1) {
      await atRest(page);
      await onButton(page, at, 'press');
      await atRest(page);
      await page.keyboard.press('Escape');
      if (new URL(page.url()).pathname !== path) return;
    }
    await expect(main(page)).toBeVisible();
  });
