import type { Page, Route } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { hydrated, open } from '../setup/open.ts';
import { certificate, chosen, fill, licence, next, openPapers, pdf, photos, picture, send, thanks } from './motor.ts';
import { siteTest } from './site.ts';

const test = siteTest('motor');

// A file stays chosen whatever else is wrong, or the visitor reads that it must be chosen again before a lead is sent.

/** The card of a claim that was sent names its files, and the server refuses a lead that lacks one that it names. */
async function expectSent(page: Page, pictures: string): Promise<void> {
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['licence.pdf', pictures]);
}

/**
 * Holds back the reading of every file, as of one in the cloud, and notes how many files the next lead has. Returns a
 * function that lets them be read.
 */
async function holdReading(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    const { send } = XMLHttpRequest.prototype;
    const held = new Promise<void>((resolve) => addEventListener('read-now', () => resolve(), { once: true }));
    Blob.prototype.arrayBuffer = async function read(this: Blob) {
      await held;
      return arrayBuffer.call(this);
    };
    XMLHttpRequest.prototype.send = function note(body) {
      const parts = body instanceof FormData ? [...body.values()] : [];
      document.documentElement.dataset.files = String(parts.filter((part) => part instanceof File).length);
      send.call(this, body);
    };
  });
  return async () => void (await page.evaluate(() => dispatchEvent(new Event('read-now'))));
}

test('the files stay chosen when another answer is missing', async ({ page }) => {
  await open(page, '/');
  await licence(page).setInputFiles(pdf('licence.pdf'));
  await photos(page).setInputFiles(picture('front.png'));
  await expect(chosen(page, 'front.png')).toBeVisible();
  await send(page).click();
  await expect(page.getByText('Enter your name.').last()).toBeVisible();
  for (const name of ['licence.pdf', 'front.png']) await expect(chosen(page, name)).toBeVisible();
  await fill(page);
  await send(page).click();
  await expectSent(page, 'front.png');
});

const answerWith = (page: Page, answer: Parameters<Route['fulfill']>[0]) =>
  page.route('**/api/leads', (route) => route.fulfill(answer));
const problem = { status: 429, headers: { 'Retry-After': '60' }, contentType: 'application/problem+json', body: '{}' };

for (const { when, fails, says } of [
  { when: 'the server is full (503)', fails: (page: Page) => answerWith(page, { status: 503 }) },
  { when: 'the visitor has sent too much (429)', fails: (page: Page) => answerWith(page, problem), says: 'Too many' },
  { when: 'the visitor is offline', fails: (page: Page) => page.context().setOffline(true) },
])
  test(`the files stay chosen when ${when}, and trying again sends the same claim`, async ({ page, allow }) => {
    allow(/503|429|Too many|ERR_|AxiosError|LeadFailed|CallError|not sent/);
    await open(page, '/');
    await fill(page);
    await licence(page).setInputFiles(pdf('licence.pdf'));
    await photos(page).setInputFiles(picture('front.png'));
    await expect(chosen(page, 'front.png')).toBeVisible();
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/leads')) keys.push(request.headers()['idempotency-key']);
    });
    await fails(page);
    await send(page).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    if (says) {
      await expect(page.getByText(says)).toBeVisible();
      await accessible(page);
    }
    for (const name of ['licence.pdf', 'front.png']) await expect(chosen(page, name)).toBeVisible();
    await page.context().setOffline(false);
    await page.unroute('**/api/leads');
    await again.click();
    await expectSent(page, 'front.png');
    expect(keys[0]).toMatch(/./);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

test('the files stay chosen while the visitor reads another page', async ({ page }) => {
  await open(page, '/');
  await fill(page);
  await licence(page).setInputFiles(pdf('licence.pdf'));
  await expect(chosen(page, 'licence.pdf')).toBeVisible();
  await page.getByRole('link', { name: 'Insure your car' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Insure your car' })).toBeVisible();
  await page.goBack();
  await expect(chosen(page, 'licence.pdf')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Insure your car' })).toBeVisible();
  await page.goBack();
  await send(page).click();
  await expectSent(page, 'None');
});

test('after a reload no file looks chosen, and the claim is not sent without one', async ({ page }) => {
  await open(page, '/');
  await licence(page).setInputFiles(pdf('licence.pdf'));
  await photos(page).setInputFiles(picture('front.png'));
  await expect(chosen(page, 'front.png')).toBeVisible();
  await page.reload();
  await hydrated(page);
  for (const name of ['licence.pdf', 'front.png']) await expect(page.getByText(name)).toHaveCount(0);
  expect(await photos(page).evaluate((input: HTMLInputElement) => input.files!.length)).toBe(0);
  await fill(page);
  await send(page).click();
  await expect(licence(page)).toHaveAccessibleDescription(/Add your driving licence\./);
});

test('a press on Send while files are being read waits for them', async ({ page }) => {
  await open(page, '/');
  await fill(page);
  await licence(page).setInputFiles(pdf('licence.pdf'));
  await expect(chosen(page, 'licence.pdf')).toBeVisible();
  const readNow = await holdReading(page);
  await photos(page).setInputFiles([picture('front.png'), picture('back.png')]);
  await send(page).click();
  await readNow();
  await expectSent(page, 'front.png and back.png');
  // The card shows the answers of the form, whatever was sent.
  await expect(page.locator('html')).toHaveAttribute('data-files', '3');
});

test('a press on Send while a file is being read sends nothing if the file may not be sent', async ({ page }) => {
  await open(page, '/');
  await fill(page);
  await licence(page).setInputFiles(pdf('licence.pdf'));
  await expect(chosen(page, 'licence.pdf')).toBeVisible();
  const readNow = await holdReading(page);
  await photos(page).setInputFiles([pdf('paper.png'), picture('front.png')]);
  await send(page).click();
  await readNow();
  await expect(page.getByText('paper.png is not a picture.')).toBeVisible();
  await expect(photos(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-files');
  await send(page).click();
  await expectSent(page, 'front.png');
});

test('names and file names keep their characters in labels, messages, the card and the lead', async ({ page }) => {
  const name = "Tata & Sons O'Brien <3 {name} {{x}} %20 a\\b =1+1 ॐ &amp; **b**";
  const file = "Tata & Sons' <b>{file} {{x}} %20 =1+1 ॐ &amp;.pdf";
  await open(page, '/');
  await page.getByLabel('Full name').fill(name);
  await licence(page).setInputFiles(pdf(file));
  await expect(chosen(page, file)).toBeVisible();
  await expect(page.getByRole('status').getByText(`${file} was added.`, { exact: true })).toBeAttached();
  await photos(page).setInputFiles(pdf(file));
  await expect(page.getByText(`${file} is not a picture.`, { exact: true })).toBeVisible();
  const [lead] = await Promise.all([page.waitForResponse('**/api/leads'), send(page).click()]);
  expect(lead.status()).toBe(201);
  await expect(page.getByRole('heading', { name: `Thank you, ${name}`, exact: true })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(file);
});

test.describe('the proposal', () => {
  test('keeps its files when an earlier answer is changed, or is refused by the server', async ({ page, allow }) => {
    allow(/422|AxiosError|LeadFailed|LeadRejected|not sent|refused/);
    await openPapers(page);
    await certificate(page).setInputFiles([picture('front.png'), pdf('back.pdf')]);
    await expect(chosen(page, 'back.pdf')).toBeVisible();
    await next(page).click();
    await page
      .getByRole('button', { name: /^Change/ })
      .first()
      .click();
    await page.getByLabel('Age of the car').fill('5');
    await page.getByRole('button', { name: 'Back to Check your answers' }).click();
    await expect(page.getByText('front.png and back.pdf')).toBeVisible();

    const errors = [{ path: '/answers/age', keyword: 'maximum', message: 'We cannot insure this car.' }];
    const body = JSON.stringify({ type: '/api/problems/invalid-lead', errors });
    await page.route('**/api/leads', (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', body }),
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We cannot insure this car.').last()).toBeVisible();
    await page.unroute('**/api/leads');
    await page.getByLabel('Age of the car').fill('3');
    await next(page).click();
    for (const name of ['front.png', 'back.pdf']) await expect(chosen(page, name)).toBeVisible();
    await next(page).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/We have front\.png and back\.pdf\./)).toBeVisible();
  });

  test('goes on once its files are read, and after a reload asks for them again', async ({ page }) => {
    await openPapers(page);
    const readNow = await holdReading(page);
    const name = "Tata & Sons' <b>{x} {{x}} %20 =1+1 ॐ &amp;.png";
    await certificate(page).setInputFiles(picture(name));
    await next(page).click();
    await readNow();
    await expect(page.getByRole('heading', { level: 2, name: 'Check your answers' })).toBeVisible();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    // No file is saved on the device.
    expect(await page.evaluate(() => Object.values({ ...sessionStorage, ...localStorage }).join())).not.toContain(
      'Tata',
    );
    await page.reload();
    await expect(certificate(page)).toBeVisible();
    await expect(chosen(page, name)).toHaveCount(0);
  });
});
