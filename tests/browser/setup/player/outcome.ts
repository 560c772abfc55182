import { expect, type Locator, type Page } from '@playwright/test';
import { privateFields } from '../../../../src/shared/engine/private.ts';
import type { FieldSetPlan } from '../../../../src/shared/plan/form.ts';
import { carried } from '../carried.ts';

/** An action as an example declares it: one key. */
type Told = Readonly<Record<string, unknown>>;

/** What the actions of a form may be told by: the form, what was logged, what was posted. */
export interface Stage {
  readonly page: Page;
  readonly form: Locator;
  readonly logged: readonly string[];
  readonly posted: readonly unknown[];
  /** Private fields: their answers go along in memory, where no test sees them. */
  readonly secret: ReadonlySet<string>;
}

/** The private fields of a form, or of a wizard's steps. */
export const privateOf = (sets: readonly FieldSetPlan[]): ReadonlySet<string> =>
  privateFields(sets.map((plan) => ({ plan })));

/**
 * Expects exactly these fields to be refused, in this order, each with its words tied to it; '' where it is only
 * marked.
 */
export async function expectRefusal(form: Locator, errors: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => form.evaluate(refused), { intervals: [20, 50, 100, 250] }).toEqual(Object.entries(errors));
}

/** Runs in the page. Words that no control is described by are no words. */
function refused(form: Element): [string, string][] {
  return [...form.querySelectorAll('[data-field]')].flatMap((field) => {
    const words = field.querySelector('p[id$="error"]');
    if (!words && !field.querySelector('[aria-invalid="true"]')) return [];
    const isTied = words && field.querySelector(`[aria-describedby~="${words.id}"]`) !== null;
    return [[field.getAttribute('data-field') ?? '', isTied ? (words.textContent ?? '') : '']];
  });
}

/**
 * Expects the actions one after another. `free`: fields that may be carried without being told. Returns whether the
 * form is still there, as it was filled in.
 */
export async function expectActions(
  stage: Stage,
  does: readonly Told[],
  free: readonly string[] = [],
): Promise<boolean> {
  let stays = true;
  for (const action of does) {
    const [[kind, told] = []] = Object.entries(action);
    stays = (await expectAction(stage, String(kind), told, free)) && stays;
  }
  return stays;
}

// Long because the actions are a closed list, each with what a visitor sees of it.
async function expectAction(
  { page, form, logged, posted, secret }: Stage,
  kind: string,
  told: unknown,
  free: readonly string[],
): Promise<boolean> {
  switch (kind) {
    case 'alert':
      await expect(page.getByRole('alertdialog').getByText(String(told), { exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      return true;
    case 'toast':
      await expect(
        page
          .getByRole('region', { name: /Notifications/ })
          .getByText((told as { message: string }).message, { exact: true })
          .first(),
      ).toBeVisible();
      return true;
    case 'say':
      await expect(form.getByRole('status').getByText(String(told), { exact: true })).toBeVisible();
      return true;
    case 'notify':
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(JSON.stringify(told));
      return true;
    case 'log':
      await expect.poll(() => logged.some((line) => line.startsWith(String(told)))).toBe(true);
      return true;
    case 'sendLead':
      await expect.poll(() => posted.length).toBeGreaterThan(0);
      return true;
    case 'navigate': {
      const { to, state } = told as { to: string; state?: Readonly<Record<string, unknown>> };
      await expect(page).toHaveURL(to);
      const open = Object.fromEntries(Object.entries(state ?? {}).filter(([field]) => !secret.has(field)));
      expect(seen(await carried(page), free, state)).toEqual(seen(open, [], state));
      return false;
    }
    case 'load':
      await expect(page).toHaveURL(String(told));
      return false;
    default:
      // wait, reset, showResult, closePanel: what they lead to is told beside them, or by a journey.
      return kind === 'wait';
  }
}

/** A box that was never ticked has no answer, one that was unticked has `false`: to the eye they are the same. */
const seen = (answers: Readonly<Record<string, unknown>>, free: readonly string[], told: object = {}): object =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([field, answer]) => answer !== false && answer !== 0 && (!free.includes(field) || field in told),
    ),
  );
