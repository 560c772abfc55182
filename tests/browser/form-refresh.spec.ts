import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { defaultsOf } from '../../src/shared/engine/answers.ts';
import type { Answers } from '../../src/shared/plan/answers.ts';
import { playsOf, type FormPlay } from '../support/plays/plays.ts';
import { accessible, expect, test } from './fixtures.ts';
import { hydrated, open } from './setup/open.ts';
import { giveAll } from './setup/player/controls.ts';

/** The forms whose answers survive a refresh. */
const forms = playsOf(join(import.meta.dirname, '../..')).forms.filter(({ plan }) => plan.restored !== undefined);

test.use({ ownPage: true });

const formOf = (page: Page, { plan }: FormPlay) => page.locator(`form[data-form="${plan.id}"]`).last();
const fieldsOf = ({ steps }: FormPlay) => Object.values(steps[0]!.fields);
const onDevice = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

/** The example with the most answers, of those that the form accepts. */
const fullest = ({ examples }: FormPlay): Answers =>
  examples
    .filter(({ errors }) => errors === undefined)
    .map(({ answers }) => (answers ?? {}) as Answers)
    .sort((one, other) => Object.keys(other).length - Object.keys(one).length)[0]!;

/** Runs in the page: the answers that the controls of a field have. */
function givenIn(form: Element, field: string): string[] {
  const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${field}"], [name^="${field}."]`)];
  return controls
    .filter(({ type, checked }) => !/radio|checkbox/.test(type) || checked)
    .map(({ value }) => value)
    .filter(Boolean);
}

for (const play of forms) {
  test(`${play.file}: a refresh brings back all but private answers, and says which ones are asked again`, async ({
    page,
  }) => {
    const answers = fullest(play);
    const form = formOf(page, play);
    const first = defaultsOf(play.steps[0]!);
    const secret = fieldsOf(play).filter((field) => field.private !== undefined);
    // What is worked out from private answers is gone with them. A default that was emptied comes back, as in a wizard.
    const kept = fieldsOf(play).filter(
      ({ name, private: kind, computed }) => kind === undefined && !computed && answers[name] !== undefined,
    );
    // As they are written in the controls: an amount has its commas.
    const shown = (fields: typeof kept) => Promise.all(fields.map(({ name }) => form.evaluate(givenIn, name)));
    await open(page, play.path);
    await giveAll(form, fieldsOf(play), answers);
    await expect(form.getByText(play.plan.restored!)).toHaveCount(0);
    const before = await shown(kept);
    expect(before.flat().length).toBeGreaterThan(0);
    await page.reload();
    await hydrated(page);
    await expect(form.getByRole('status').filter({ hasText: play.plan.restored! })).toBeVisible();
    await expect.poll(() => shown(kept)).toEqual(before);
    const stored = await onDevice(page);
    for (const { name } of secret) {
      expect(stored).not.toContain(`\\"${name}\\"`);
      // A switch that is off has no value.
      const began = first[name] === undefined || first[name] === false ? [] : [String(first[name])];
      expect(await form.evaluate(givenIn, name), name).toEqual(began);
    }
    await accessible(page);
  });
}

test('a form that was emptied again has nothing to bring back', async ({ page }) => {
  const play = forms.find(({ plan }) => plan.id === 'term-cover')!;
  const loans = formOf(page, play).locator('[name="loans"]');
  await open(page, play.path);
  await loans.fill('40 lakh');
  await loans.blur();
  await expect.poll(() => onDevice(page)).toContain('form:term-cover');
  await loans.fill('');
  await loans.blur();
  await expect.poll(() => onDevice(page)).not.toContain('form:term-cover');
  await page.reload();
  await hydrated(page);
  await expect(loans).toHaveValue('');
  await expect(page.getByText(play.plan.restored!)).toHaveCount(0);
});
