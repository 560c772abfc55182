import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { dateAfter, todayIn } from '../../../src/shared/engine/dates.ts';
import { site } from '../setup/config.ts';
import { gate } from '../setup/hold.ts';
import { expectAccessible } from './accessible.ts';
import { go } from './go.ts';
import { openSpot, panel, undoAll, value } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio, frame } = studioTest();

const asOn = (page: Page) => page.getByRole('group', { name: 'How the page is shown' }).getByLabel('Show the site on');
/** Says which day the frame shows, if it is not today. */
const notice = (page: Page) => page.getByRole('main').getByRole('status').first();
/** Says that the page in the frame is not on the site on the shown day. */
const lost = (page: Page) => page.getByRole('main').getByRole('status').nth(1);
const headline = () => frame.getByRole('heading', { level: 1 });

/**
 * Dates in the near future: years later, the forms ask other questions, and the check reports parts that visitors no
 * longer reach.
 */
const today = todayIn(site.timeZone);
const [last, begins, later] = [40, 41, 70].map((days) => dateAfter(today, days, 'days')!) as [string, string, string];
/** A date as Studio shows it. */
const longDate = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );

interface Block {
  readonly from?: string;
  readonly heading: unknown;
}

const blocksOf = (file: string): readonly Block[] => (parse(studio.read(file)) as { blocks: Block[] }).blocks;

test('a headline changes from a date on, and the frame shows the site on that date', async ({ page }) => {
  await go(page, '/Login');
  await expect(headline()).toBeVisible();
  const before = String(blocksOf('pages/login.yaml')[0]!.heading);
  await headline().click();
  const values = panel(page).getByRole('region', { name: 'Values by day' });
  await values.getByLabel('From').fill(begins);
  await values.getByRole('button', { name: 'Add' }).click();
  const box = panel(page).getByRole('textbox', { name: 'Value' });
  // The panel has opened the new value, and lists the value until then.
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
  await expect(notice(page)).toContainText(longDate(begins));
  await expect(headline()).toContainText('Spring has come');
  const clock = () => frame.locator('html').evaluate(() => new Date().toISOString().slice(0, 10));
  await expect.poll(clock).toBe(begins);

  await notice(page).getByRole('button', { name: 'Back to today' }).click();
  await expect(headline()).toContainText(before);
  await expect(notice(page)).toBeEmpty();
  await expect(asOn(page)).toHaveValue(today);
  await expect.poll(clock).not.toBe(begins);
});

test('the site is right below the controls, whether there is a notice or not', async ({ page }) => {
  const box = async (part: Locator) => (await part.boundingBox())!;
  const controls = await box(page.getByRole('group', { name: 'How the page is shown' }));
  const site = await box(page.locator('iframe'));
  expect(site.y - (controls.y + controls.height)).toBeLessThan(40);
  expect(site.height).toBeGreaterThan(500);
});

test('a typed date is applied once, and not before Enter', async ({ page }) => {
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
  await expect(notice(page)).toContainText(longDate(day));
  expect(asked).toEqual([{ day }]);
  await notice(page).getByRole('button', { name: 'Back to today' }).click();
  await expect(notice(page)).toBeEmpty();
  await expect(asOn(page)).toHaveValue(today);
});

test('the start date of a value is changed, and the value is removed', async ({ page }) => {
  const before = blocksOf('pages/login.yaml')[0]!.heading as { $byDay: readonly { value: string }[] };
  const values = panel(page).getByRole('region', { name: 'Values by day' });
  await values.getByLabel('From').first().fill(later);
  await expect
    .poll(() => blocksOf('pages/login.yaml')[0]!.heading)
    .toMatchObject({ $byDay: [{ until: dateAfter(later, -1, 'days') }, { from: later }] });
  await values.getByRole('button', { name: 'Remove: Spring has come' }).click();
  await expect.poll(() => blocksOf('pages/login.yaml')[0]!.heading).toBe(before.$byDay[0]!.value);
});

test('a block with a first day is hidden before it, and is listed as an upcoming change', async ({ page }) => {
  await go(page, '/About');
  const title = frame.locator('[data-block=prose] h2').first();
  await expect(title).toBeVisible();
  const text = (await title.innerText()).replaceAll(/[\u2061-\u2064]/g, '');
  const index = blocksOf('pages/about.yaml').findIndex(({ heading }) => heading === text);
  await title.click();
  await panel(page).getByRole('navigation').getByRole('button', { name: 'prose' }).click();
  const when = panel(page).getByRole('region', { name: 'When it is shown' });
  await when.getByLabel('First day').fill(begins);
  await expect.poll(() => blocksOf('pages/about.yaml')[index]!.from).toBe(begins);
  await expect(frame.getByRole('heading', { name: text })).toHaveCount(0);
  await expect(when).toContainText('Not shown on');

  await page.getByRole('group', { name: 'How the page is shown' }).getByText('1 upcoming change').click();
  const next = page.getByRole('group', { name: 'How the page is shown' }).locator('details.days-next');
  await expect(next).toContainText(`${text}” appears.`);
  await next.getByRole('button', { name: longDate(begins) }).click();
  await expect(frame.getByRole('heading', { name: text })).toBeVisible();
  await expect(when).toContainText(`Shown on ${longDate(begins)}`);
  await frame.getByRole('heading', { name: text }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Value' })).toHaveValue(text);
});

test('a last day is refused for a page that is linked after it, with the reason', async ({ page }) => {
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

test('a first and a last day that are chosen at once are both saved', async ({ page }) => {
  const index = blocksOf('pages/contact.yaml').length - 1;
  await openSpot(page, 'pages/contact.yaml', ['blocks', index]);
  const when = panel(page).getByRole('region', { name: 'When it is shown' });
  const answered = gate();
  const edits = '**/__studio/api/edit';
  await page.route(edits, (route) => answered.opened.then(() => route.continue()));
  await when.getByLabel('First day').fill(begins);
  await when.getByLabel('Last day').fill(later);
  answered.open();
  await expect.poll(() => blocksOf('pages/contact.yaml')[index]).toMatchObject({ from: begins, until: later });
  await page.unroute(edits);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expect(when.getByLabel('First day')).toHaveValue(begins);
  await expect(when.getByLabel('Last day')).toHaveValue(later);
  await undoAll(page);
});

/** A page that appears on a day to come. */
const springPage = `path: /spring-offer
parent: about
from: ${begins}
name: Spring cover
title: Cover for the spring
description: What our offer for the months of spring covers, and how to ask us for a call about it.

blocks:
  - block: hero
    heading: Be ready for the spring
    lead: Everything for the months of spring.
`;

test('a link of the header leads to a page of a day to come, and appears with it', async ({ page }) => {
  studio.write('pages/spring-offer.yaml', springPage);
  await openSpot(page, 'site.yaml', ['header', 'items', 4, 'href']);
  await asOn(page).fill(today);
  await expect(notice(page)).toBeEmpty();
  const { header } = parse(studio.read('site.yaml')) as { header: { items: readonly { label: string }[] } };
  const { label } = header.items[4]!;
  const link = () => frame.getByRole('banner').getByRole('link', { name: label });
  await expect(link()).toBeVisible();
  await value(page).fill('spring');
  const choice = panel(page).getByRole('option', { name: /^Cover for the spring/ });
  await expect(choice).toContainText(`appears on ${longDate(begins)}`);
  await choice.click();
  await expect
    .poll(() => (parse(studio.read('site.yaml')) as { header: { items: readonly object[] } }).header.items[4])
    .toMatchObject({ label, href: '/spring-offer', from: begins });
  await expect(link()).toHaveCount(0);
  await asOn(page).fill(begins);
  await expect(link()).toBeVisible();
});

test('when the day changes, a page that is not on the site any more is said to be missing, and found again', async ({
  page,
}) => {
  await go(page, '/spring-offer');
  await expect(headline()).toContainText('Be ready for the spring');
  await expect(lost(page)).toBeEmpty();
  await notice(page).getByRole('button', { name: 'Back to today' }).click();
  await expect(lost(page)).toContainText(`“Cover for the spring” is not on the site on ${longDate(today)}.`);
  await expect(lost(page)).toContainText(`It appears on ${longDate(begins)}.`);
  await expect(headline()).not.toContainText('Be ready for the spring');
  await lost(page).getByRole('button', { name: 'See it on that day' }).click();
  await expect(headline()).toContainText('Be ready for the spring');
  await expect(lost(page)).toBeEmpty();
  await expect(notice(page)).toContainText(longDate(begins));
  await notice(page).getByRole('button', { name: 'Back to today' }).click();
  await undoAll(page);
});

interface Change {
  readonly from: string;
  readonly value: number;
  readonly source: string;
}

/** The future values of a constant. */
const changesOf = (file: string, name: string): readonly Change[] =>
  (parse(studio.read(`constants/${file}.yaml`)) as { constants: Record<string, { changes?: Change[] }> }).constants[
    name
  ]!.changes ?? [];

test('a constant changes from a date on', async ({ page }) => {
  await openSpot(page, 'constants/travel-student.yaml', ['constants', 'surcharge']);
  const values = panel(page).getByRole('region', { name: 'Values by day' });
  await values.getByLabel('From', { exact: true }).fill(begins);
  await values.getByLabel('New value').fill('1.4');
  await values.getByLabel('Source').fill('a decision of the board');
  await values.getByRole('button', { name: 'Add' }).click();
  await expect(values.getByRole('button', { name: '1.4', exact: true })).toBeVisible();
  const change = { from: begins, value: 1.4, source: 'a decision of the board' };
  await expect.poll(() => changesOf('travel-student', 'surcharge')).toEqual([change]);
});

test('a number is scheduled from the question that uses it, which stays open', async ({ page }) => {
  await openSpot(page, 'forms/travel-family.yaml', ['schema', 'properties', 'adults']);
  const constants = panel(page).getByRole('region', { name: 'Constants' });
  await constants.getByRole('button', { name: /travel-family\.maxAdults$/ }).click();
  const values = constants.getByRole('region', { name: 'Values by day' });
  await values.getByLabel('From', { exact: true }).fill(begins);
  await values.getByLabel('New value').fill('8');
  await values.getByRole('button', { name: 'Add' }).click();
  await expect(values.getByRole('button', { name: '8', exact: true })).toBeVisible();
  await expect.poll(() => changesOf('travel-family', 'maxAdults')).toMatchObject([{ from: begins, value: 8 }]);
  await expect(panel(page).getByRole('heading', { level: 2 }).first()).toContainText('adults');
  await values.getByRole('button', { name: 'Remove: 8' }).click();
  await expect.poll(() => changesOf('travel-family', 'maxAdults')).toEqual([]);
  await expect(panel(page).getByRole('heading', { level: 2 }).first()).toContainText('adults');
});

test('axe finds no violation in the date controls, light and dark', async ({ page }) => {
  await asOn(page).fill(later);
  await expect(notice(page)).toContainText(longDate(later));
  await page.getByRole('group', { name: 'How the page is shown' }).locator('details.days-next summary').click();
  await expect(
    page.getByRole('group', { name: 'How the page is shown' }).locator('details.days-next li').first(),
  ).toBeVisible();
  await page.evaluate(() => document.querySelector('iframe')!.remove());
  await expectAccessible(page);
});
