import type { Locator, Page } from '@playwright/test';

/** Answers that each of the forms with the fields of config/forms/life-lead.yaml accepts. */
export const answers = {
  name: 'Meera Iyer',
  dob: '1988-02-29',
  mobile: '98765 43210',
  email: 'meera@example.com',
  city: 'Lucknow',
};
const choices = { occupation: 'Salaried', income: '10-15 Lakh', education: 'Graduate' };

export const leadForm = (page: Page, id: string): Locator => page.locator(`[data-form="${id}"]`);
export const leadField = (page: Page, id: string, name: string): Locator =>
  leadForm(page, id).locator(`[name="${name}"]`);

/** Answers every question of the form. */
export async function fillLead(page: Page, id: string): Promise<void> {
  // A whole date in the first of three boxes fills them all.
  for (const [name, value] of Object.entries(answers))
    await leadField(page, id, name === 'dob' ? 'dob.day' : name).fill(value);
  for (const [name, label] of Object.entries(choices)) await leadField(page, id, name).selectOption({ label });
}
