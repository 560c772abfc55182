import { expect, test } from '../fixtures.ts';
import { hydrated, open } from '../setup/open.ts';
import * as config from '../setup/config.ts';
import { goesForwardTooEarly, heading, next, startAt, walkTo } from './wizard.ts';

test.use({ ownPage: true });

/** Each runs in the page before its own scripts. */
const devices: Record<string, () => void> = {
  off: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  absent: () => {
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { value: null });
  },
};

for (const [state, init] of Object.entries(devices)) {
  test(`with the storage ${state} the wizard works to its end`, async ({ page }) => {
    await page.addInitScript(init);
    await startAt(page, 'office');
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL('/ApplicationSubmitted');
  });

  test(`with the storage ${state} the browser's Forward opens no step that rests on missing answers`, async ({
    page,
  }) => {
    await page.addInitScript(init);
    await startAt(page, 'office');
    await goesForwardTooEarly(page);
  });
}

const damaged = [
  '{"version":1,"answers":{"self":tr',
  JSON.stringify({ version: 0, answers: { self: true, city: 'Nashik' } }),
  JSON.stringify([1, 2, 3]),
  JSON.stringify({ version: 1, answers: { self: { deep: [] } } }),
  '{"version":1,"answers":{"__proto__":{"self":true},"constructor":"a"}}',
];

test('damaged data on the device is ignored: invalid JSON, an older version, other shapes, a prototype', async ({
  page,
}) => {
  await open(page, '/HealthInsurance');
  for (const text of damaged) {
    await page.evaluate((value) => sessionStorage.setItem('wizard:health', value), text);
    await page.goto('/HealthInsurance?step=contact');
    await hydrated(page);
    await expect(heading(page, 'members')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Self' })).not.toBeChecked();
  }
  await walkTo(page, 'contact');
});

test('answers on the device that the wizard no longer takes are dropped and named once, and the others stay', async ({
  page,
}) => {
  await open(page, '/HealthInsurance');
  const answers = { self: true, sonSelected: true, sons: 99, city: 7, hasOfficeInsurance: 'Perhaps', extra: 'a' };
  await page.evaluate(
    (value) => sessionStorage.setItem('wizard:health', value),
    JSON.stringify({ version: 1, answers }),
  );
  await page.goto('/HealthInsurance?step=city');
  await hydrated(page);
  // The ages are not saved, so their step comes first.
  await expect(heading(page, 'ages')).toBeVisible();
  const [outdated = ''] = (config.site.texts.outdated ?? '').split('{');
  const note = page.getByRole('status').filter({ hasText: outdated });
  await expect(note).toContainText(config.label(config.step('health', 'city'), 'city'));
  await next(page);
  await expect(heading(page, 'city')).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('');
  await next(page);
  await expect(page.getByText('Please select or enter a city')).toBeVisible();
});
