import { expect, type Locator, type Page } from '@playwright/test';
import { escapePattern } from '../../../src/shared/engine/format/escape.ts';
import { fill } from '../setup/fill.ts';
import { open } from '../setup/open.ts';
import * as config from '../setup/config.ts';

interface Step {
  readonly id: string;
  readonly title: string;
  /** The fewest answers that the step accepts. */
  readonly least?: Readonly<Record<string, string | true>>;
  /** Answers by mouse and keyboard. */
  readonly answer?: (page: Page) => Promise<void>;
}

/** The six steps in order. */
export const steps: readonly Step[] = [
  {
    id: 'members',
    title: config.step('health', 'members').title,
    least: { self: true },
    answer: (page) => page.getByRole('checkbox', { name: 'Self' }).check(),
  },
  { id: 'ages', title: config.step('health', 'ages').title },
  {
    id: 'city',
    title: config.step('health', 'city').title,
    least: { city: 'Nashik' },
    answer: (page) => page.getByRole('combobox', { name: 'City' }).fill('Nashik'),
  },
  {
    id: 'contact',
    title: config.step('health', 'contact').title,
    least: { name: 'Asha Kulkarni', phone: '9876543210' },
    answer: giveContact,
  },
  { id: 'history', title: config.step('health', 'history').title },
  {
    id: 'office',
    title: config.step('health', 'office').title,
    least: { hasOfficeInsurance: 'no' },
    answer: (page) => page.getByRole('radio', { name: 'No' }).check(),
  },
];

export type StepId = 'members' | 'ages' | 'city' | 'contact' | 'history' | 'office';

async function giveContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Kulkarni');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9876543210');
}

export const wizard = (page: Page): Locator => page.getByRole('group', { name: 'Health insurance quote' });

export const heading = (page: Page, id: StepId): Locator =>
  wizard(page).getByRole('heading', { level: 2, name: steps.find((step) => step.id === id)!.title });

export const next = (page: Page): Promise<void> => wizard(page).getByRole('button', { name: 'Next' }).click();

export const back = (page: Page): Promise<void> => wizard(page).getByRole('button', { name: 'Back' }).click();

/** Starts the wizard anew, with the fewest answers, and stops at this step before answering it. */
export async function startAt(page: Page, id: StepId): Promise<void> {
  await open(page, '/HealthInsurance');
  await walkTo(page, id);
}

/** Goes from the first step to this one. Chooses `Self` if no member is chosen yet. */
export async function walkTo(page: Page, id: StepId): Promise<void> {
  for (const step of steps) {
    await expect(heading(page, step.id as StepId)).toBeVisible();
    if (step.id === id) return;
    await fill(wizard(page).locator('form'), step.least ?? {}, 'Next');
  }
}

/**
 * From the last step: takes the only member back in the first, and goes on with the browser's Forward. Expects the
 * first step to stay, with a sentence that says why, and all later answers to be there once a member is chosen again.
 */
export async function goesForwardTooEarly(page: Page): Promise<void> {
  const self = page.getByRole('checkbox', { name: 'Self' });
  for (const { id } of [...steps].reverse().slice(1)) {
    await page.goBack();
    await expect(heading(page, id as StepId)).toBeVisible();
  }
  await self.uncheck();
  for (const { id } of steps.slice(1)) {
    await page.goForward();
    await expect(page, id).toHaveURL('/HealthInsurance');
    await expect(heading(page, 'members')).toBeVisible();
    await expect(lockedNote(page)).toBeVisible();
  }
  await self.check();
  await next(page);
  await expect(heading(page, 'ages')).toBeFocused();
  await expect(lockedNote(page)).toHaveCount(0);
  await next(page);
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Nashik');
  await next(page);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Kulkarni');
}

/** Says why a later step is not shown. */
export const lockedNote = (page: Page): Locator =>
  wizard(page)
    .getByRole('status')
    .filter({ hasText: config.wizard('health').locked });

export { carried, rows } from '../setup/carried.ts';

/** Expects the only error at this control, linked to it, with the focus on it. */
export async function expectError(control: Locator, message: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(escapePattern(message)));
  await expect(control).toBeFocused();
}
