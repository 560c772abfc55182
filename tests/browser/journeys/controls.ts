import type { Locator } from '@playwright/test';
import type { Given } from './products.ts';

/** The button that opens the choices of a field. */
export const openerOf = (form: Locator, name: string): Locator =>
  form.locator(`[data-field="${name}"]`).getByRole('button').first();

/** The control of a field, or of this answer, and its kind. */
export async function controlOf(form: Locator, name: string, given: Given) {
  const box = form.locator(`[data-field="${name}"]`);
  const parts = form.locator(`[name^="${name}."]`);
  if ((await parts.count()) === 3) return { control: parts, kind: 'parts' };
  if ((await box.locator('button[aria-expanded]').count()) > 0)
    return { control: box.getByRole('checkbox', { name: String(given), exact: true }), kind: 'multiselect' };
  const controls = form.locator(`[name="${name}"]`);
  const kind = await controls.first().evaluate((one: HTMLInputElement) => one.role ?? one.type);
  const isChoice = kind === 'radio' || (kind === 'checkbox' && given !== true);
  return { control: isChoice ? controls.and(form.locator(`[value="${String(given)}"]`)) : controls, kind };
}

/** The texts of the three boxes of a date: day, month, year. */
export const partsOf = (date: string) => date.split('-').reverse().entries();
