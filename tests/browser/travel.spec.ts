import type { Page } from '@playwright/test';
import { escapePattern } from '../../src/shared/engine/format/escape.ts';
import { accessible, axe, expect, requestsOf, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

const form = (page: Page) => page.locator('form[data-form]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).locator('button[type=submit]');
/** The text beside the estimate after the number of days. */
const currency = config.form('travel-individual').estimate.note.split('}} abroad. ').at(-1)!;
/** The text of the estimate when a required answer is missing. */
const { messages: missing } = config.form('travel-individual').estimate;
const alert = (page: Page) => page.getByRole('alertdialog');

/** The button that opens the list of countries, the list, and its options. */
const opener = (page: Page) =>
  form(page).getByRole('group', { name: 'Destination countries' }).getByRole('button').first();
const search = (page: Page) => form(page).getByRole('searchbox', { name: 'Search' });
const countries = (page: Page) => form(page).locator('label:has([name="destinations"])');

/** The estimate as shown, and as a screen reader announces it. */
const seen = (page: Page) => form(page).locator('div[aria-hidden]').filter({ hasText: 'Estimated premium (demo)' });
const announcement = (page: Page) => form(page).locator('output');

async function choose(page: Page, ...names: string[]): Promise<void> {
  await opener(page).click();
  for (const name of names) await countries(page).filter({ hasText: name }).click();
  await page.keyboard.press('Escape');
}

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  // A whole date in the first of three boxes fills them all.
  for (const [name, value] of Object.entries(answers))
    await field(page, /ateOfBirth$/.test(name) ? `${name}.day` : name).fill(value);
}

/** The choices of a drop-down list, without the empty one. */
const options = (page: Page, name: string) => field(page, name).locator('option:not([value=""])');

const trips = [
  {
    path: '/Individual',
    form: 'travel-individual',
    heading: config.block('individual-travel', 'features').heading,
    caption: config.block('individual-travel', 'table').caption,
    first:
      'destinations departureDate returnDate tripType dateOfBirth travellers sumInsured purpose preExistingIllness email mobile',
  },
  {
    path: '/StudentTravelInsurance',
    form: 'travel-student',
    heading: config.block('student-travel', 'features').heading,
    caption: config.block('student-travel', 'table').caption,
    first: 'destinations departureDate returnDate universityName courseDuration dateOfBirth sumInsured email mobile',
  },
  {
    path: '/FamilyTravel',
    form: 'travel-family',
    heading: config.block('family-travel', 'features').heading,
    caption: config.block('family-travel', 'table').caption,
    first: 'destinations departureDate returnDate adults children proposerDateOfBirth sumInsured email mobile',
  },
];

for (const { path, form: name, heading, caption, first } of trips) {
  test(`${path}: the page has a form near its top, a grid of reasons and a table of cover [spec 2.89, 3.21–3.23]`, async ({
    page,
  }) => {
    await open(page, path);
    expect((await form(page).boundingBox())!.y).toBeLessThan(400);
    const names = await form(page)
      .locator('[name]')
      .evaluateAll((controls) => [...new Set(controls.map((control) => (control as HTMLInputElement).name))]);
    expect(names.filter((name) => !name.includes('.')).join(' ')).toBe(first);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByRole('table', { name: caption })).toBeVisible();
    const { noDestination } = config.form(name).estimate.messages;
    await expect(seen(page)).toHaveText(new RegExp(`^Estimated premium \\(demo\\)–${escapePattern(noDestination!)}`));
    await accessible(page);
  });
}

test('the hub links to three forms and to all travel plans from the API [spec 2.19, 2.88, 7.03]', async ({ page }) => {
  await open(page, '/TravelInsurance');
  for (const [name, path] of [
    ['Individual travel insurance', '/Individual'],
    ['Student travel insurance', '/StudentTravelInsurance'],
    ['Family travel insurance', '/FamilyTravel'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  const asked = page.waitForRequest(/\/api\/mock\/policies/);
  await page.getByRole('link', { name: 'All travel plans' }).click();
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
    type: 'travel',
    q: '',
    minPremium: '0',
    maxPremium: '1000',
  });
  await expect(page.getByRole('status').filter({ hasText: 'Plans found: 6' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('group', { name: 'Type' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare Rail Yatra Cover' }).click();
  await expect(page).toHaveURL('/insurance/travel?with=rail-yatra-cover');
  await accessible(page);
});

test('individual: the estimate follows the answers, and both are in dollars [spec 1.07, 3.21, 4.45, 5.71, 7.07, 8.10, 9.28–9.29, 9.33]', async ({
  page,
}) => {
  await open(page, '/Individual');
  const requests = requestsOf(page);
  await expect(options(page, 'sumInsured')).toHaveText(['₹50,000', '₹1,00,000', '₹2,00,000', '₹5,00,000']);
  await expect(options(page, 'purpose')).toHaveText([
    'Tourism',
    'Business',
    'Education',
    'Medical',
    'Relocation / Others',
  ]);
  await expect(field(page, 'sumInsured')).toHaveValue('50000');
  await expect(field(page, 'travellers')).toHaveValue('1');

  await choose(page, 'Japan');
  await expect(seen(page)).toContainText(`–${missing.noDates}`);
  await fill(page, { departureDate: '2026-03-11', returnDate: '2026-03-01' });
  await expect(seen(page)).toContainText('–Choose a return date after the departure date.');
  await fill(page, { returnDate: '2026-03-11' });
  await expect(seen(page)).toContainText('–Choose a return date after the departure date.');
  await fill(page, { returnDate: '2026-03-21' });
  await expect(seen(page)).toContainText(`–${missing.noBirthDate}`);
  await fill(page, { dateOfBirth: '2999-01-01' });
  await expect(seen(page)).toContainText('$25For 10 days abroad.');

  await field(page, 'travellers').fill('0');
  await field(page, 'travellers').blur();
  await expect(field(page, 'travellers')).toHaveValue('1');
  await field(page, 'travellers').fill('');
  await field(page, 'travellers').blur();
  await expect(field(page, 'travellers')).toHaveValue('1');
  await field(page, 'travellers').fill('9');
  await expect(seen(page)).toContainText('$225');
  await field(page, 'travellers').blur();
  await expect(field(page, 'travellers')).toHaveValue('9');
  await expect(field(page, 'travellers')).toHaveAccessibleDescription(
    config.form('travel-individual').ui.travellers!.help,
  );
  await field(page, 'travellers').fill('6');
  await expect(seen(page)).toContainText('$150');
  await form(page).getByText('Multi-trip').click();
  await expect(seen(page)).toContainText('$210');
  await form(page)
    .getByText(config.label(config.form('travel-individual'), 'preExistingIllness'))
    .click();
  await expect(seen(page)).toContainText('$263');
  await field(page, 'sumInsured').selectOption('200000');
  await expect(seen(page)).toContainText('$315');
  await field(page, 'sumInsured').selectOption('500000');
  await expect(seen(page)).toContainText('$425');
  await choose(page, 'Canada');
  await fill(page, { returnDate: '2026-06-11' });
  await expect(seen(page)).toContainText('$4,890For 92 days abroad.');
  await expect(announcement(page)).toHaveText(`Estimated premium (demo) $4,890 For 92 days abroad. ${currency}`);
  await accessible(page);

  await submit(page).focus();
  await submit(page).evaluate((button) => {
    for (let clicks = 0; clicks < 10; clicks += 1) (button as HTMLButtonElement).click();
  });
  await expect(alert(page)).toHaveText(/^Quote requested: Estimated Premium \$4,890/);
  await axe(page);
  await alert(page).getByRole('button', { name: 'OK' }).click();
  await expect(alert(page)).toHaveCount(0);
  // The offers for the trip are below the form, and get the focus.
  await expect(page.locator('[data-block="offers"]').getByRole('heading', { level: 2 })).toBeFocused();
  expect(requests).toEqual([]);
  // For a refresh, this tab keeps what is not private.
  const [local, session] = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  expect(local).toEqual({});
  expect(Object.keys(session!)).toEqual(['form:travel-individual']);
  expect(JSON.stringify(session)).not.toMatch(/dateOfBirth|preExistingIllness|\b2999/);
});

test('student: plans follow the alert, also for a course without a length, and not an estimate of 0 [spec 4.45, 9.28, 9.30]', async ({
  page,
}) => {
  await open(page, '/StudentTravelInsurance');
  const plans = page.locator('[data-block="offers"]');
  const ask = async (quote: string) => {
    await submit(page).click();
    await expect(alert(page)).toHaveText(new RegExp(`^Student Insurance Quote: ${quote}`));
    await expect(plans).toHaveCount(0);
    await alert(page).getByRole('button', { name: 'OK' }).click();
    await expect(alert(page)).toHaveCount(0);
  };
  await choose(page, 'Japan');
  await fill(page, { dateOfBirth: '2006-08-15', departureDate: '2026-04-01', courseDuration: '' });
  await ask('₹0'); // no return date
  await expect(plans).toHaveCount(0);
  await fill(page, { returnDate: '2026-04-02' });
  await ask('₹0'); // of one day, which rounds to 0
  await expect(plans).toHaveCount(0);
  await fill(page, { returnDate: '2027-04-01' });
  await ask('₹22');
  await expect(plans.getByRole('article')).not.toHaveCount(0);
  await expect(plans).not.toContainText(config.block('student-travel', 'offers').lacking);
  await fill(page, { returnDate: '' });
  await expect(plans).toHaveCount(0);
});

test('the list of countries opens by mouse, filters, clears all, and closes by a press outside and by Escape [spec 4.51, 9.11]', async ({
  page,
}) => {
  await open(page, '/Individual');
  await opener(page).click();
  await expect(countries(page)).toHaveText([
    'United States',
    'Canada',
    'United Kingdom',
    'Schengen / Europe',
    'Australia',
    'Singapore',
    'United Arab Emirates',
    'Japan',
    'Thailand',
  ]);
  await accessible(page);
  await search(page).fill('uNIt');
  await expect(countries(page)).toHaveText(['United States', 'United Kingdom', 'United Arab Emirates']);
  await search(page).fill('mars');
  await expect(countries(page)).toHaveCount(0);
  await expect(form(page).getByRole('status').filter({ hasText: config.site.texts.noMatch })).toBeVisible();
  await search(page).fill('king');
  await countries(page).click();
  await search(page).fill('');
  await countries(page).filter({ hasText: 'Japan' }).click();
  await expect(opener(page)).toHaveText('United Kingdom, Japan');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(search(page)).toBeHidden();
  await opener(page).click();
  await expect(search(page)).toHaveValue('');
  await form(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(opener(page)).toHaveText(config.form('travel-individual').ui.destinations!.placeholder);
  await expect(countries(page).locator(':checked')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test.describe('a visitor in New York at 00:10 in India, on the night the clocks change', () => {
  test.use({ timezoneId: 'America/New_York', ownPage: true });

  test('a country is chosen by keyboard; the days are civil days; the estimate is announced after a pause [spec 4.51, 9.28]', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-03-08T18:40:00Z' });
    await open(page, '/Individual');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('thai');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveText('Thailand');
    await fill(page, { departureDate: '2026-03-07', returnDate: '2026-03-09' });
    await fill(page, { dateOfBirth: '1990-01-01' });
    await page.clock.runFor(1200);
    await expect(announcement(page)).toHaveText(`Estimated premium (demo) $5 For 2 days abroad. ${currency}`);

    await page.clock.pauseAt('2026-03-08T19:00:00Z');
    await field(page, 'travellers').fill('3');
    await page.clock.runFor(300);
    await expect(seen(page)).toContainText('$15');
    await field(page, 'travellers').fill('4');
    await page.clock.runFor(900);
    await expect(seen(page)).toContainText('$20');
    await expect(announcement(page)).toContainText('$5');
    await page.clock.runFor(300);
    await expect(announcement(page)).toContainText('$20');
  });
});

test('on a phone the estimate stays in view and never covers the focused control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/Individual');
  await opener(page).focus();
  await expect(seen(page)).toBeInViewport();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const { covered, last } = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { left, width, top, height } = focused.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        covered: above?.closest('form > div')?.contains(focused) !== true && above !== focused,
        last: focused.matches('[type=submit]'),
      };
    });
    expect(covered).toBe(false);
    if (last) return;
  }
  throw new Error('The submit button was not reached');
});
