import { expect, type Locator, type Page } from '@playwright/test';

/** Studio's panel. */
export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Properties' });

/** What the value that is open is changed by. */
export const value = (page: Page): Locator => panel(page).getByLabel('Value', { exact: true });

/** A button of the panel. */
export const button = (page: Page, name: string | RegExp): Locator => panel(page).getByRole('button', { name });

/** Opens a place of config in Studio's panel, as if it had been chosen before a reload. */
export async function openSpot(page: Page, file: string, path: readonly (string | number)[]): Promise<void> {
  await page.evaluate((spot) => sessionStorage.setItem('studio:place', JSON.stringify(spot)), {
    file: `config/${file}`,
    path,
  });
  await page.reload();
  await expect(
    panel(page)
      .getByText(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+$`))
      .first(),
  ).toBeVisible();
}

/** Takes back everything that was changed. */
export async function undoAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const undo = () =>
      fetch('/__studio/api/undo', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    while ((await undo()).ok);
  });
}

interface NewField {
  /** The control that it has, or letters that find it. */
  readonly control: string;
  readonly label: string;
  readonly choices: readonly string[];
  readonly isRequired?: boolean;
}

/** Adds a field with choices to the form or step that is open. */
export async function addField(page: Page, { control, label, choices, isRequired = false }: NewField): Promise<void> {
  await button(page, 'Add a field').click();
  await panel(page).getByRole('combobox', { name: 'Which field?' }).fill(control);
  await page.keyboard.press('Enter');
  await panel(page).getByLabel('Its label').fill(label);
  await panel(page)
    .getByRole('textbox', { name: /^Its choices/ })
    .fill(`${choices.join('\n')}\n`);
  if (isRequired) await panel(page).getByRole('checkbox', { name: 'Required' }).check();
  await button(page, 'Add').last().click();
  await expect(value(page)).toHaveValue(label);
}
