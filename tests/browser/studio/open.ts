import { expect, type Locator, type Page } from '@playwright/test';

/** Studio's panel. */
export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Properties' });

/** The control for the open value. */
export const value = (page: Page): Locator => panel(page).getByLabel('Value', { exact: true });

/** A button of the panel. */
export const button = (page: Page, name: string | RegExp): Locator => panel(page).getByRole('button', { name });

/** Reloads with these texts in the session storage. They are written last, because Studio writes there as it draws. */
export async function reloadWith(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (texts) =>
      addEventListener('pagehide', () => {
        for (const [key, text] of Object.entries(texts)) sessionStorage.setItem(key, text);
      }),
    stored,
  );
  await page.reload();
}

/** Opens a place of config in Studio's panel, as a reload restores it. */
export async function openSpot(page: Page, file: string, path: readonly (string | number)[]): Promise<void> {
  await reloadWith(page, { 'studio:place': JSON.stringify({ file: `config/${file}`, path }) });
  await expect(
    panel(page)
      .getByText(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+$`))
      .first(),
  ).toBeVisible();
}

/** Undoes every change. */
export async function undoAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const undo = () =>
      fetch('/__studio/api/undo', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    while ((await undo()).ok);
  });
}

interface NewField {
  /** Its control, or part of the control's name. */
  readonly control: string;
  readonly label: string;
  readonly choices: readonly string[];
  readonly isRequired?: boolean;
}

/** Adds a field with choices to the open form or step. */
export async function addField(page: Page, { control, label, choices, isRequired = false }: NewField): Promise<void> {
  await button(page, 'Add a question').click();
  await panel(page).getByRole('combobox', { name: 'Which kind of question?' }).fill(control);
  await page.keyboard.press('Enter');
  await panel(page).getByLabel('Its label').fill(label);
  await panel(page)
    .getByRole('textbox', { name: /^Its choices/ })
    .fill(`${choices.join('\n')}\n`);
  if (isRequired) await panel(page).getByRole('checkbox', { name: 'Required' }).check();
  await button(page, 'Add').last().click();
  await expect(value(page)).toHaveValue(label);
}
