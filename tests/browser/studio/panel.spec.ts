import { expect, type Locator, type Page } from '@playwright/test';
import { page as pageOf } from '../setup/config.ts';
import { hold } from '../setup/hold.ts';
import { addField, button, openSpot, panel, undoAll, value } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest();

const form = 'forms/enquiry.yaml';
const lacking = (page: Page): Locator => panel(page).getByText(/no answer to “Time of day”/);
const differing = (page: Page): Locator => panel(page).getByText(/^The example "/);

test('a new required question is answered in the examples with one press, and they end as before', async ({ page }) => {
  await openSpot(page, form, []);
  const before = studio.read(form);
  await addField(page, { control: 'radio', label: 'Time of day', choices: ['Morning', 'Evening'], isRequired: true });
  await expect(lacking(page)).toContainText('4 examples have no answer to “Time of day”');
  await button(page, 'Fill in an answer: forms/enquiry.yaml').click();
  await expect(lacking(page)).toBeHidden();
  await expect.poll(() => studio.read(form).match(/, timeOfDay: Morning/g)).toHaveLength(4);
  // Only those of missing answers are left, which get the message of the new question.
  await expect(differing(page)).toHaveCount(2);
  await expect(differing(page).first()).toContainText('gets "Time of day is required"');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lacking(page)).toBeVisible();
  await undoAll(page);
  await expect.poll(() => studio.read(form)).toBe(before);
});

test('the link of a problem opens its thing at the top of the panel, which says that it is opening', async ({
  page,
}) => {
  await openSpot(page, form, ['messages', 'name', 'required']);
  const before = studio.read(form);
  await value(page).fill('Your name is required');
  await expect(differing(page).first()).toBeVisible();
  await page.setViewportSize({ width: 1600, height: 400 });
  const link = panel(page)
    .getByRole('listitem')
    .filter({ hasText: 'The example "Nothing is filled in' })
    .getByRole('button');
  await link.scrollIntoViewIfNeeded();
  const title = panel(page).getByRole('heading', { level: 2 }).first();
  await expect(title).not.toBeInViewport();
  const release = await hold(page, /__studio\/api\/thing/);
  await link.click();
  await expect(panel(page).getByText('Opening…')).toBeInViewport();
  release();
  await expect(title).toBeInViewport();
  await page.setViewportSize({ width: 1600, height: 900 });
  await undoAll(page);
  await expect.poll(() => studio.read(form)).toBe(before);
});

/** How many of these elements hide a part of their text. */
const cut = (parts: Locator): Promise<number> =>
  parts.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);

const features = pageOf('about').blocks.findIndex(({ block }) => block === 'features');

for (const [what, file, path, parts] of [
  ['contents', 'pages/home.yaml', ['blocks'], '.part'],
  ['rows', 'lists/bike-rtos.yaml', ['items'], '.sheet-line :is(input, [role=columnheader])'],
  ['names of icons', 'pages/about.yaml', ['blocks', features, 'items', 0, 'icon'], '.tile > span'],
  ['names of pictures', 'pages/career.yaml', ['blocks', 0, 'picture'], '.tile > span'],
] as const)
  test(`${what} are shown whole`, async ({ page }) => {
    await openSpot(page, file, path);
    await expect(panel(page).locator(parts).nth(8)).toBeVisible();
    expect(await cut(panel(page).locator(parts))).toBe(0);
  });
