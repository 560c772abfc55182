import { expect, type Locator, type Page } from '@playwright/test';
import { cards } from '../offers/offers.ts';

/** The eight steps in order: id and heading. */
export const steps = [
  ['city', 'City & RTO'],
  ['manufacturer', 'Manufacturer'],
  ['model', 'Model'],
  ['variant', 'Variant'],
  ['year', 'Year'],
  ['policy-type', 'Policy Type'],
  ['more-info', 'More Info'],
  ['basic-info', 'Basic Info'],
] as const;

export type StepId = (typeof steps)[number][0];

export const thisYear = new Date().getFullYear();

/** The choices that lead from the first step to Policy Type, by field. */
export const car = {
  city: 'bengaluru',
  rto: 'KA-05',
  manufacturer: 'maruti',
  model: 'maruti-swift',
  variant: 'maruti-swift-zxi',
  year: '2019',
};
export const bike = {
  city: 'pune',
  rto: 'MH-12',
  manufacturer: 'honda',
  model: 'honda-activa-6g',
  variant: 'honda-activa-6g-dlx',
  year: String(thisYear - 19),
};

export const wizard = (page: Page): Locator => page.locator('[data-wizard]');
export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Your selections' });
export const button = (page: Page, name: string): Locator => wizard(page).getByRole('button', { name, exact: true });
export const choice = (page: Page, field: string, value: string): Locator =>
  page.locator(`input[name="${field}"][value="${value}"]`);
export const field = (page: Page, name: string): Locator => wizard(page).locator(`[name="${name}"]`);
export const alert = (page: Page): Locator => page.getByRole('alertdialog');

export const heading = (page: Page, id: StepId): Locator =>
  wizard(page).getByRole('heading', { level: 2, name: steps.find(([step]) => step === id)![1], exact: true });

/** Expects this step to be shown, with its place among the eight. */
export async function expectStep(page: Page, id: StepId): Promise<void> {
  await expect(heading(page, id)).toBeVisible();
  await expect(
    wizard(page).getByRole('progressbar', { name: `Step ${steps.findIndex(([step]) => step === id) + 1} of 8` }),
  ).toBeVisible();
}

/** Presses these choices one after another; each step goes on by itself. */
export async function choose(page: Page, choices: Partial<typeof car>): Promise<void> {
  for (const [name, value] of Object.entries(choices)) await choice(page, name, value).click();
}

export async function dismiss(page: Page, words: string): Promise<void> {
  await expect(alert(page)).toContainText(words);
  await alert(page).getByRole('button', { name: 'OK' }).click();
  await expect(alert(page)).toHaveCount(0);
}

export async function giveContact(page: Page): Promise<void> {
  await field(page, 'name').fill('Asha Kulkarni');
  await field(page, 'phone').fill('call me');
  await field(page, 'email').fill('none');
}

/** Answers the wizard up to its plans. Without `ncb`, the step with the bonus stays as it is. */
export async function quoteFor(page: Page, choices: typeof car, policyType: string, ncb?: string): Promise<void> {
  await choose(page, choices);
  await choice(page, 'policyType', policyType).click();
  await button(page, 'Next').click();
  if (ncb !== undefined) await choice(page, 'ncb', ncb).click();
  await button(page, 'Next').click();
  await giveContact(page);
  await button(page, 'Get my quote').click();
  await expect(cards(page).first()).toBeVisible();
}

export { carried, rows } from '../setup/carried.ts';
