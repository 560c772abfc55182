import { accessible, expect, test } from '../fixtures.ts';
import { heading, next, startAt, steps, wizard, type StepId } from './wizard.ts';

for (const half of [steps.slice(0, 3), steps.slice(3)]) {
  test(`the steps ${half.map(({ id }) => id).join(', ')} are accessible empty, refused and filled in, also with open lists and more choices`, async ({
    page,
  }) => {
    // Six passes of axe on each step.
    await startAt(page, half[0]!.id as StepId);
    for (const { id, answer } of half) {
      await expect(heading(page, id as StepId)).toBeVisible();
      await accessible(page);
      if (answer) {
        await wizard(page)
          .getByRole('button', { name: id === 'office' ? 'Get a Quote' : 'Next' })
          .click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
        await accessible(page);
        if (id === 'city') {
          await page.getByRole('combobox', { name: 'City' }).click();
          await expect(page.getByRole('listbox')).toBeVisible();
          await accessible(page);
        }
        await answer(page);
        await accessible(page);
      }
      if (id !== 'office') await next(page);
    }
    if (half.some(({ id }) => id === 'office')) {
      await page.getByRole('radio', { name: 'Yes' }).check();
      await accessible(page);
    }
  });
}

test('the wizard is accessible with every member, four children, and in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await startAt(page, 'members');
  await page.getByRole('button', { name: 'More members' }).click();
  await page.getByRole('checkbox', { name: 'Son', exact: true }).check();
  for (let more = 0; more < 3; more += 1) await page.getByRole('button', { name: 'Increase Son' }).click();
  await accessible(page);
});

test('fields about the visitor have autocomplete tokens', async ({ page }) => {
  await startAt(page, 'city');
  const city = page.getByRole('combobox', { name: 'City' });
  await expect(city).toHaveAttribute('autocomplete', 'address-level2');
  await city.fill('Nashik');
  await next(page);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveAttribute('autocomplete', 'tel-national');
});
