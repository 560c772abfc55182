import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('languages');

/** The switch in the header, or in the footer where the header has a menu. */
const switchTo = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const offer = (page: Page) => page.getByRole('link', { name: 'यह पृष्ठ हिन्दी में पढ़ें' });
const missing = (page: Page) => page.getByText('यह पृष्ठ अभी हिन्दी में नहीं है।');

/** Run in the page: how far a strip has moved, in pixels, and where elements begin. */
const shiftOf = (part: Element) => new DOMMatrix(getComputedStyle(part.parentElement!).transform).m41;
const leftOf = (parts: Element[]) => parts.map((part) => part.getBoundingClientRect().left);

async function answerFirstStep(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A new policy' }).check();
  await page.getByLabel('How many policies').fill('2');
  await page.getByRole('textbox', { name: 'Sum insured' }).fill('150000');
}

test('a page in another language has its own address, language, and links to the other', async ({ page }) => {
  await open(page, '/hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page).toHaveTitle('पूछताछ भेजें | Desk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पूछताछ भेजें');
  const alternates = page.locator('link[rel=alternate]');
  await expect(alternates).toHaveCount(5);
  expect(
    await alternates.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
  ).toEqual([
    ['en-IN', 'https://desk.example/'],
    ['hi-IN', 'https://desk.example/hi'],
    ['ur-IN', 'https://desk.example/ur'],
    ['en-XA', 'https://desk.example/en-xa'],
    ['x-default', 'https://desk.example/'],
  ]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://desk.example/hi');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'hi_IN');
});

test('the switch keeps page, step and answers, but no private ones, and the site remembers it', async ({ page }) => {
  await open(page, '/');
  await answerFirstStep(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your name').fill('आशा राव');
  await page.getByLabel('Your message').fill('नमस्ते');
  await switchTo(page, 'हिन्दी').click();
  await expect(page).toHaveURL(/\/hi\?.*reach/);
  await expect(page.getByRole('heading', { level: 2, name: /संपर्क/ })).toBeVisible();
  // Private answers are never written to the device, so they are asked again.
  await expect(page.getByLabel('आपका नाम')).toHaveValue('');
  await expect(page.getByLabel('आपका संदेश')).toHaveValue('');
  await page.getByRole('button', { name: 'पीछे' }).click();
  await expect(page.getByLabel('नई पॉलिसी')).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'बीमा राशि' })).toHaveValue('1,50,000');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('hi');
  expect(await page.evaluate(() => sessionStorage.getItem('language:answers'))).toBeNull();
});

test('messages, plurals and the lead are in the language of the page', async ({ page }) => {
  await open(page, '/hi');
  await page.getByRole('button', { name: 'आगे' }).click();
  await expect(page.getByText('2 जवाबों पर ध्यान दें')).toBeVisible();
  await page.getByLabel('नई पॉलिसी').check();
  await page.getByLabel('कितनी पॉलिसी').fill('1');
  await page.getByRole('button', { name: 'आगे' }).click();
  await page.getByLabel('आपका नाम').fill('आशा राव');
  await page.getByLabel('मोबाइल नंबर').fill('98765 43210');
  await page.getByLabel('Desk इस पूछताछ के बारे में').check();
  const sent = page.waitForResponse((response) => response.url().endsWith('/hi/api/leads'));
  await page.getByRole('button', { name: 'भेजें' }).click();
  expect((await sent).status()).toBe(201);
  await expect(page.getByText('हम 1 पॉलिसी के बारे में जवाब देंगे: नई पॉलिसी।')).toBeVisible();
});

test('a page that is not translated leads to the first language, and says so', async ({ page }) => {
  await open(page, '/hi/About');
  await expect(page).toHaveURL(/\/About#not-in-hi$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(missing(page)).toBeVisible();
  await expect(missing(page)).toHaveAttribute('lang', 'hi-IN');
});

test('a link from a translated page to another one leads there, and the page says so', async ({ page }) => {
  await open(page, '/');
  await switchTo(page, 'हिन्दी').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'यह क्या है' }).click();
  await expect(page).toHaveURL(/\/About$/);
  await expect(missing(page)).toBeVisible();
});

test('an unknown address in a language shows its own page for that', async ({ page, allow }) => {
  allow(/status of 404/);
  await open(page, '/hi/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पृष्ठ नहीं मिला');
});

test.describe('a browser in another language', () => {
  test.use({ locale: 'hi-IN', ownPage: true });

  test('is offered it once, in one line, and stays where it is', async ({ page }) => {
    await open(page, '/');
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test('goes there by the line', async ({ page }) => {
    await open(page, '/');
    await offer(page).click();
    await expect(page).toHaveURL(/\/hi$/);
    await expect(page.getByRole('link', { name: 'Go on in English' })).toBeHidden();
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: narrow });

  for (const path of ['/', '/hi', '/ur', '/en-xa', '/en-xa/About', '/en-xa/Partners', '/ur/Partners'])
    test(`nothing is cut at ${path}, and axe finds nothing`, async ({ page }) => {
      await open(page, path);
      await accessible(page, { dark: true });
    });

  test('what is written from right to left begins at the right, and its arrows point the other way', async ({
    page,
  }) => {
    await open(page, '/ur');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const brand = page.getByRole('banner').getByRole('link').first();
    const menu = page.getByRole('button', { name: 'مینو' });
    const [start, end] = await Promise.all([brand, menu].map((part) => part.boundingBox()));
    expect(start!.x).toBeGreaterThan(end!.x);
    await page.getByRole('radio', { name: 'نئی پالیسی' }).check();
    await page.getByLabel('کتنی پالیسیاں').fill('2');
    await page.getByRole('button', { name: 'آگے' }).click();
    await expect(page.getByLabel('آپ کا نام')).toBeVisible();
    await accessible(page);
  });

  test('from right to left, the marks move to the right, the next ones follow from the left, and Next is the left button', async ({
    page,
  }) => {
    for (const [path, next, way] of [
      ['/Partners', 'Next partners', -1],
      ['/ur/Partners', 'اگلے شراکت دار', 1],
    ] as const) {
      await open(page, path);
      const strip = page.locator('[data-block="logo-strip"]');
      const marks = strip.locator('ul');
      const [first, copy] = [marks.nth(0), marks.nth(1)];
      await strip.scrollIntoViewIfNeeded();
      const [one, other] = [(await first.boundingBox())!, (await copy.boundingBox())!];
      expect(Math.sign(one.x - other.x), path).toBe(way);
      const button = strip.getByRole('button', { name: next });
      await strip.getByRole('button').last().click();
      const start = await first.evaluate(shiftOf);
      await button.click();
      await expect.poll(async () => (await first.evaluate(shiftOf)) - start).toBeCloseTo(way * 160, -1);
      const [previous = 0, on = 0] = await strip.getByRole('button').evaluateAll(leftOf);
      expect(Math.sign(previous - on), path).toBe(way);
      await accessible(page, { dark: true });
    }
  });

  test('the switch is reached by keyboard', async ({ page }) => {
    await open(page, '/');
    await switchTo(page, 'हिन्दी').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/hi$/);
  });
});
