import { expect, type Locator, type Page } from '@playwright/test';
import { escapePattern } from '../../../../src/shared/engine/format/escape.ts';
import { privateFields } from '../../../../src/shared/engine/private.ts';
import type { FieldSetPlan } from '../../../../src/shared/plan/form.ts';
import { carried } from '../carried.ts';

/** An action as an example declares it: one key. */
type DeclaredAction = Readonly<Record<string, unknown>>;

/** Where the effects of a form's actions are found: on the page, in the log, in the posted data. */
export interface Stage {
  readonly page: Page;
  readonly form: Locator;
  readonly logged: readonly string[];
  readonly posted: readonly unknown[];
  /** Private fields: their answers are carried in memory, where no test sees them. */
  readonly secret: ReadonlySet<string>;
}

/** The private fields of a form, or of a wizard's steps. */
export const privateOf = (sets: readonly FieldSetPlan[]): ReadonlySet<string> =>
  privateFields(sets.map((plan) => ({ plan })));

/**
 * Expects exactly these fields to be invalid, in this order, each with its message; '' if the field is only marked. The
 * message must describe a control.
 */
export async function expectRefusal(form: Locator, errors: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => form.evaluate(refused), { intervals: [20, 50, 100, 250] }).toEqual(Object.entries(errors));
}

/** Runs in the page. A message that does not describe a control does not count. */
function refused(form: Element): [string, string][] {
  return [...form.querySelectorAll('[data-field]')].flatMap((field) => {
    const message = field.querySelector('p[id$="error"]');
    if (!message && !field.querySelector('[aria-invalid="true"]')) return [];
    const isTied = message && field.querySelector(`[aria-describedby~="${message.id}"]`) !== null;
    return [[field.getAttribute('data-field') ?? '', isTied ? (message.textContent ?? '') : '']];
  });
}

/**
 * Expects the actions one after another. `free`: fields that may be carried without being in the example. Returns
 * whether the form is still shown with its answers.
 */
export async function expectActions(
  stage: Stage,
  does: readonly DeclaredAction[],
  free: readonly string[] = [],
): Promise<boolean> {
  let stays = true;
  for (const action of does) {
    const [[kind, declared] = []] = Object.entries(action);
    stays = (await expectAction(stage, String(kind), declared, free)) && stays;
  }
  return stays;
}

// Long because the actions are a closed list, each with its visible effect.
async function expectAction(
  { page, form, logged, posted, secret }: Stage,
  kind: string,
  declared: unknown,
  free: readonly string[],
): Promise<boolean> {
  switch (kind) {
    case 'alert':
      await expect(page.getByRole('alertdialog').getByText(String(declared), { exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      return true;
    case 'toast':
      await expect(
        page
          .getByRole('region', { name: /Notifications/ })
          .getByText((declared as { message: string }).message, { exact: true })
          .first(),
      ).toBeVisible();
      return true;
    case 'say':
      await expect(form.getByRole('status').getByText(String(declared), { exact: true })).toBeVisible();
      return true;
    case 'notify':
      await expect
        .poll(() => page.evaluate(() => Object.values(localStorage).join()))
        .toMatch(new RegExp(escapePattern(JSON.stringify(declared)).replace('\\{reference\\}', String.raw`[\w-]{6,}`)));
      return true;
    case 'log':
      await expect.poll(() => logged.some((line) => line.startsWith(String(declared)))).toBe(true);
      return true;
    case 'sendLead':
      await expect.poll(() => posted.length).toBeGreaterThan(0);
      return true;
    case 'navigate': {
      const { to, state } = declared as { to: string; state?: Readonly<Record<string, unknown>> };
      await expect(page).toHaveURL(to);
      const open = Object.fromEntries(Object.entries(state ?? {}).filter(([field]) => !secret.has(field)));
      expect(seen(await carried(page), free, state)).toEqual(seen(open, [], state));
      return false;
    }
    case 'load':
      await expect(page).toHaveURL(String(declared));
      return false;
    default:
      // wait, reset, showResult, closePanel: other parts of the example, or a journey, expect their effects.
      return kind === 'wait';
  }
}

/** A box that was never ticked has no answer, one that was unticked has `false`: they look the same. */
const seen = (answers: Readonly<Record<string, unknown>>, free: readonly string[], declared: object = {}): object =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([field, answer]) => answer !== false && answer !== 0 && (!free.includes(field) || field in declared),
    ),
  );
