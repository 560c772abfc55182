import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { dateAfter, todayIn } from '../../../src/shared/engine/dates.ts';
import { axe } from '../setup/axe.ts';
import { site } from '../setup/config.ts';
import { go } from './go.ts';
import { panel } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio, frame } = studioTest();

const asOn = (page: Page) => page.getByRole('group', { name: 'How the page is shown' }).getByLabel('Show the site on');
const notice = (page: Page) => page.getByRole('main').getByRole('status');
const headline = () => frame.getByRole('heading', { level: 1 });

/**
 * A day to come that is near: in years, forms ask otherwise, and the check tells what no visitor meets any more. Its
 * words are those of Studio.
 */
const today = todayIn(site.timeZone);
const [last, begins, later] = [40, 41, 70].map((days) => dateAfter(today, days, 'days')!) as [string, string, string];
const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );

interface Block {
  readonly from?: string;
  readonly heading: unknown;
}

const blocksOf = (file: string): readonly Block[] => (parse(studio.read(file)) as { blocks: Block[] }).blocks;

/** Opens a thing in the panel, as a reload of Studio finds it again. */
async function openAt(page: Page, file: string, path: readonly (string | number)[]): Promise<void> {
  await page.evaluate((spot) => sessionStorage.setItem('studio:place', spot), JSON.stringify({ file, path }));
  await page.reload();
  await expect(panel(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
}

test('a headline is another one from a day on, and the frame shows it as on that day', async ({ page }) => {
  await go(page, '/Login');
  await expect(headline()).toBeVisible();
  const before = String(blocksOf('pages/login.yaml')[0]!.heading);
  await headline().click();
  const values = panel(page).getByRole('region', { name: 'Values by day' });
  await values.getByLabel('From').fill(begins);
  await values.getByRole('button', { name: 'Add' }).click();
  const box = panel(page).getByRole('textbox', { name: 'Value' });
  // The panel has opened the new value: beside it stands the one that holds until then.
  await expect(values.getByRole('button', { name: before, exact: true })).toHaveCount(2);
  await expect(values.locator('[aria-current]')).toHaveText(before);
  await expect(box).toHaveValue(before);
  await box.fill('Spring has come');
  await expect
    .poll(() => blocksOf('pages/login.yaml')[0]!.heading)
    .toEqual({
      $byDay: [
        { until: last, value: before },
        { from: begins, value: 'Spring has come' },
      ],
    });
  await expect(headline()).toContainText(before);
  await expect(notice(page)).toBeEmpty();

  await asOn(page).fill(begins);
  await expect(notice(page)).toContainText(inWords(begins));
  await expect(headline()).toContainText('Spring has come');
  const clock = () => frame.locator('html').evaluate(() => new Date().toISOString().slice(0, 10));
  expect(await clock()).toBe(begins);

  await notice(page).getByRole('button', { name: 'Back to today' }).click();
  await expect(headline()).toContainText(before);
  await expect(notice(page)).toBeEmpty();
  expect(await clock()).not.toBe(begins);
});

test('a day that is typed is taken over once, and not before Enter', async ({ page }) => {
  const day = `${Number(today.slice(0, 4)) + 1}-11-11`;
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/day')) asked.push(request.postDataJSON());
  });
  await asOn(page).focus();
  await page.keyboard.type(`1111${day.slice(0, 4)}`);
  await expect(asOn(page)).toHaveValue(day);
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await asOn(page).blur();
  await expect(notice(page)).toContainText(inWords(day));
  expect(asked).toEqual([{ day }]);
  await notice(page).getByRole('button', { name: 'Back to today' }).click();
  await expect(notice(page)).toBeEmpty();
});

test('the day on which a value begins is changed, and the value taken away again', async ({ page }) => {
  const before = blocksOf('pages/login.yaml')[0]!.heading as { $byDay: readonly { value: string }[] };
  const values = panel(page).getByRole('region', { name: 'Values by day' });
  await values.getByLabel('From').first().fill(later);
  await expect
    .poll(() => blocksOf('pages/login.yaml')[0]!.heading)
    .toMatchObject({ $byDay: [{ until: dateAfter(later, -1, 'days') }, { from: later }] });
  await values.getByRole('button', { name: 'Remove: Spring has come' }).click();
  await expect.poll(() => blocksOf('pages/login.yaml')[0]!.heading).toBe(before.$byDay[0]!.value);
});

test('a block has a first day, is not there before, and is one of the changes to come', async ({ page }) => {
  await go(page, '/About');
  const title = frame.locator('[data-block=prose] h2').first();
  await expect(title).toBeVisible();
  const words = (await title.innerText()).replaceAll(/[\u2061-\u2064]/g, '');
  const index = blocksOf('pages/about.yaml').findIndex(({ heading }) => heading === words);
  await title.click();
  await panel(page).getByRole('navigation').getByRole('button', { name: 'prose' }).click();
  const when = panel(page).getByRole('region', { name: 'When it is shown' });
  await when.getByLabel('First day').fill(begins);
  await expect.poll(() => blocksOf('pages/about.yaml')[index]!.from).toBe(begins);
  await expect(frame.getByRole('heading', { name: words })).toHaveCount(0);
  await expect(when).toContainText('Not shown on');

  await page.getByRole('group', { name: 'How the page is shown' }).getByText('1 upcoming change').click();
  const next = page.getByRole('group', { name: 'How the page is shown' }).locator('details.days-next');
  await expect(next).toContainText(`${words}” appears.`);
  await next.getByRole('button', { name: inWords(begins) }).click();
  await expect(frame.getByRole('heading', { name: words })).toBeVisible();
  await expect(when).toContainText(`Shown on ${inWords(begins)}`);
  await frame.getByRole('heading', { name: words }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Value' })).toHaveValue(words);
});

test('a page that is gone on a day on which something leads to it is refused, with what leads there', async ({
  page,
}) => {
  const before = studio.read('pages/about.yaml');
  await panel(page).getByRole('navigation').getByRole('button').first().click();
  const when = panel(page).getByRole('region', { name: 'When it is shown' });
  await when.getByLabel('Last day').fill(later);
  await expect(panel(page)).toContainText('page/absent');
  await expect(panel(page)).toContainText(`From ${dateAfter(later, 1, 'days')} on`);
  expect(studio.read('pages/about.yaml')).toBe(before);
  await page.getByRole('button', { name: /^Discard the draft/ }).click();
  await expect(panel(page)).not.toContainText('page/absent');
});

test('a constant has another value from a day on', async ({ page }) => {
  await openAt(page, 'config/constants/travel-student.yaml', ['constants', 'surcharge']);
  const values = panel(page).getByRole('region', { name: 'Values by day' });
  await values.getByLabel('From', { exact: true }).fill(begins);
  await values.getByLabel('Source').fill('a decision of the board');
  await values.getByRole('button', { name: 'Add' }).click();
  const box = panel(page).getByLabel('Value', { exact: true });
  await expect(box).toBeVisible();
  await expect
    .poll(() => (parse(studio.read('constants/travel-student.yaml')) as { constants: object }).constants)
    .toMatchObject({ surcharge: { changes: [{ from: begins, source: 'a decision of the board' }] } });
});

test('axe finds nothing in what tells and sets days, in light and in dark', async ({ page }) => {
  await asOn(page).fill(later);
  await expect(notice(page)).toContainText(inWords(later));
  await page.getByRole('group', { name: 'How the page is shown' }).locator('details.days-next summary').click();
  await expect(
    page.getByRole('group', { name: 'How the page is shown' }).locator('details.days-next li').first(),
  ).toBeVisible();
  await page.evaluate(() => document.querySelector('iframe')!.remove());
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page);
});
