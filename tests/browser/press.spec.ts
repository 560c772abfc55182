import type { Locator, Page } from '@playwright/test';
import type { Page as PageFile } from '../../src/shared/plan/config.generated.ts';
import { expect, test } from './fixtures.ts';
import { sources } from './setup/config.ts';
import { formOf } from './setup/form.ts';
import { open } from './setup/open.ts';

// A press counts where the pointer goes up: a button that has moved since the pointer went down is not pressed.

// The clock is paused from the last key to the end of the press, so that a busy machine does not store the answer
// before.
test.use({ ownPage: true });
test.beforeEach(({ page }) => page.clock.install());

/** Length of a slow press in ms, longer than the pause after which a typed answer counts. */
const held = 300;

const paths = sources
  .filter(({ kind }) => kind === 'page')
  .map(({ data }) => data as PageFile)
  .filter(({ blocks = [] }) => blocks.some(({ block }) => block === 'form' || block === 'wizard'))
  .map(({ path }) => path);

/** Types a last answer, then presses the button slowly. */
async function typeAndPress(page: Page, type: () => Promise<void>, button: Locator): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const { x, y } = (await button.boundingBox())!;
  await page.mouse.move(x + 16, y + 6);
  await type();
  await page.mouse.down();
  await page.clock.runFor(held);
  expect(Math.abs((await button.boundingBox())!.y - y), 'px that the button has moved').toBeLessThanOrEqual(1);
  await page.mouse.up();
  await page.clock.resume();
}

test('a slow press on the button of the travel form counts, although its estimate grows during the press', async ({
  page,
}) => {
  // So high that nothing scrolls.
  await page.setViewportSize({ width: 390, height: 2400 });
  await open(page, '/Individual');
  const form = formOf(page, 'travel-individual');
  await form.root.getByRole('group', { name: 'Destination countries' }).getByRole('button').first().click();
  await form.root.getByLabel('Australia').check();
  await page.keyboard.press('Escape');
  await form.field('departureDate').fill('2027-03-01');
  await form.field('dateOfBirth.day').fill('1999-05-04');
  const height = () => form.root.evaluate((element: HTMLElement) => element.offsetHeight);
  const before = await height();
  await typeAndPress(page, () => form.field('returnDate').fill('2027-03-11'), form.root.locator('[type=submit]'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await height()).not.toBe(before);
});

/** Controls for text. */
const texts = 'input:is([type=text], [type=tel], [type=email], [type=number]):visible, textarea:visible';

test('in every form a slow press counts right after a typed answer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  const pressed = new Set<string>();
  const forms = page.locator('main form[data-form]');
  for (const path of paths) {
    await open(page, path);
    for (const id of await forms.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.form!))) {
      const form = formOf(page, id).root.first();
      const text = form.locator(texts).last();
      if (pressed.has(id) || (await text.count()) === 0) continue;
      await test.step(`${path}: ${id}`, async () => {
        await open(page, path);
        await page.evaluate(noteSubmits);
        await text.focus();
        const type = async () => {
          await page.keyboard.type('7');
          // Suggestions cover the next controls.
          await page.keyboard.press('Escape');
        };
        await typeAndPress(page, type, form.locator('[type=submit]'));
        await expect(page.locator('html')).toHaveAttribute('data-landed');
      });
      pressed.add(id);
    }
  }
  expect(pressed.size).toBeGreaterThan(10);
});

/** Runs in the page. */
function noteSubmits(): void {
  const note = ({ target }: Event) => {
    if ((target as Element).closest('[type=submit]')) document.documentElement.dataset.landed = '';
  };
  addEventListener('click', note, true);
}

test('a focused element is in view at once; only links within the page scroll smoothly', async ({ page }) => {
  await open(page, '/Individual');
  const moved = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[name=mobile]')!.focus();
    const before = scrollY;
    for (let frames = 0; frames < 20; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return [before > 0, scrollY - before];
  });
  expect(moved).toEqual([true, 0]);
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe('auto');
  await page.locator('a[href="#main"]').focus();
  expect(await behavior()).toBe('smooth');
});
