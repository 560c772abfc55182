import type { Page } from '@playwright/test';
import { accessible, axe, expect } from '../fixtures.ts';
import { iconsOfOwnColour } from '../setup/any-control.ts';
import { open } from '../setup/open.ts';
import { answerByKeys, pressByKeys } from '../setup/keyboard.ts';
import {
  certificate,
  dot,
  file,
  fill,
  licence,
  next,
  openPapers,
  pdf,
  photos,
  picture,
  send,
  thanks,
} from './motor.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('motor');
test.describe('a claim with files at 320 px', () => {
  test.use({ viewport: narrow });

  test('is filled in and sent by keyboard', async ({ page }) => {
    await open(page, '/');
    await accessible(page, { whole: true });
    await pressByKeys(page, 'Send the claim');
    await expect(page.getByText('Add your driving licence.').last()).toBeVisible();
    await accessible(page);
    await fill(page);
    await licence(page).focus();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), licence(page).press('Space')]);
    await chooser.setFiles(pdf('licence.pdf'));
    await expect(page.getByRole('list', { name: 'Driving licence' })).toContainText('licence.pdf 2 kB');
    await photos(page).setInputFiles([picture('front.png'), picture('back.png')]);
    await expect(page.getByRole('img', { name: '' })).toHaveCount(0);
    await expect(page.locator('img[src^="blob:"]')).toHaveCount(2);
    await accessible(page);
    await send(page).focus();
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: 'front.png and back.png' })).toBeVisible();
    await accessible(page);
  });

  test('reports invalid files at once, and keeps the valid ones', async ({ page }) => {
    await open(page, '/');
    await photos(page).setInputFiles([
      picture('good.png'),
      pdf('paper.png'),
      file('large.jpg', '\xff\xd8\xff', 1_200_000),
      file('empty.jpg', '', 0),
    ]);
    await expect(page.getByText('paper.png is not a picture.')).toBeVisible();
    await expect(page.getByText('large.jpg has 1.2 MB. Choose a picture of at most 1 MB.')).toBeVisible();
    await expect(page.getByText('empty.jpg is empty.')).toBeVisible();
    await expect(photos(page)).toHaveAccessibleDescription(/paper\.png is not a picture/);
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1);
    await accessible(page);
  });
});

test('removing a file moves the focus to the next file, after the last file to the file input', async ({ page }) => {
  await open(page, '/');
  await photos(page).setInputFiles([picture('one.png'), picture('two.png')]);
  await page.getByRole('button', { name: 'Remove one.png' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove two.png' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(photos(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'two.png was removed.' })).toBeAttached();
});

test('files can be dropped, and two files of the same name get different names', async ({ page }) => {
  await open(page, '/');
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png', lastModified: 1 }));
      data.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png', lastModified: 2 }));
      return data;
    },
    [...dot],
  );
  await photos(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('button', { name: 'Remove image.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove image (2).png' })).toBeVisible();
});

test('a slow network shows the progress; the visitor can stop sending and try again', async ({ page, allow }) => {
  allow(/AxiosError|LeadFailed|not sent/);
  const network = await page.context().newCDPSession(page);
  await open(page, '/');
  await fill(page);
  await licence(page).setInputFiles(pdf('licence.pdf', 4_000_000));
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  await send(page).click();
  const bar = page.getByRole('progressbar', { name: 'Sending your files' });
  await expect(bar).toBeVisible();
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0.05);
  await accessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped it. Nothing was sent.')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(send(page)).toBeFocused();
  await accessible(page);
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(thanks(page)).toBeVisible();
});

test('a file that is deleted before it is sent is asked for again', async ({ page, allow }) => {
  allow(/LeadFailed|LeadRejected|not sent|refused/);
  await open(page, '/');
  await fill(page);
  await licence(page).setInputFiles(pdf('licence.pdf'));
  await expect(page.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible();
  // The error of a browser for a file that no longer exists.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  });
  await send(page).click();
  await expect(licence(page)).toHaveAccessibleDescription(/cannot be read any more/);
});

test.describe('the proposal, a wizard that sends files', () => {
  test('keeps the files from step to step, and shows the progress of sending', async ({ page }) => {
    await openPapers(page);
    await certificate(page).setInputFiles([picture('front.png'), pdf('back.pdf', 1_500_000)]);
    await expect(page.getByRole('button', { name: 'Remove back.pdf' })).toBeVisible();
    await accessible(page);
    await next(page).click();
    await expect(page.getByText('front.png and back.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Remove front.png' })).toBeVisible();
    await next(page).click();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('progressbar', { name: 'Sending your papers' })).toBeVisible();
    await expect(page.getByText(/We have front\.png and back\.pdf\. Your reference is \S+-\S+/)).toBeVisible();
  });
});

/** Expects the page to be readable light, dark and with forced colours, which can hide icons with their own colour. */
async function expectReadable(page: Page): Promise<void> {
  await accessible(page, { dark: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await axe(page, { rules: ['color-contrast'] });
  expect(await iconsOfOwnColour(page.locator('form').first())).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

test('every state of sending is readable, also dark and with forced colours, and works by keyboard', async ({
  page,
  allow,
}) => {
  allow(/ERR_|AxiosError|LeadFailed|not sent/);
  await open(page, '/');
  await photos(page).setInputFiles([picture('one.png'), pdf('two.pdf')]);
  await expect(page.getByText('two.pdf is not a picture.')).toBeVisible();
  await send(page).press('Enter');
  await expect(page.getByText('Add your driving licence.').last()).toBeVisible();
  await expectReadable(page);

  await fill(page);
  await licence(page).setInputFiles(pdf('licence.pdf', 4_000_000));
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  await send(page).press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByText('You stopped it. Nothing was sent.')).toBeVisible();
  await expectReadable(page);

  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.route('**/api/leads', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('Not reached')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(thanks(page)).toBeFocused();
  await accessible(page);
});

test.describe('a form whose questions are in objects', () => {
  const sendTransfer = (page: Page) => page.getByRole('button', { name: 'Send the transfer' });
  const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

  test('is filled in by keyboard, and sent as objects', async ({ page }) => {
    await open(page, '/transfer');
    await pressByKeys(page, 'Send the transfer');
    await expect(group(page, 'Who sells').getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(
      'Enter the city of the seller',
    );
    await accessible(page, { whole: true });
    await answerByKeys(page, {
      sellerName: 'Asha Rao',
      sellerAddressCity: 'Pune',
      isAgent: true,
      agentName: 'Ravi Nair',
      buyerName: 'Meera Iyer',
      buyerHome: 'flat',
      buyerParking: 'In the yard',
    });
    await pressByKeys(page, 'Add a driver');
    await answerByKeys(page, { 'drivers.1.driver': 'Dev Iyer', 'drivers.1.licenceSince': '2001' });
    await accessible(page);
    const sent = page.waitForRequest('**/api/leads');
    await pressByKeys(page, 'Send the transfer');
    expect(((await sent).postDataJSON() as { answers: unknown }).answers).toEqual({
      seller: { name: 'Asha Rao', address: { city: 'Pune' } },
      isAgent: true,
      agent: { name: 'Ravi Nair' },
      buyer: { name: 'Meera Iyer', home: 'flat', parking: 'In the yard' },
      drivers: [{ driver: 'Dev Iyer', licence: { since: 2001 } }],
    });
    await expect(page.getByRole('heading', { name: 'Thank you, Asha Rao' })).toBeFocused();
    await expect(page.getByRole('definition').first()).toHaveText('Asha Rao, Pune');
  });

  test('shows an error from the server beside its field, in objects and in rows', async ({ page, allow }) => {
    allow(/422|AxiosError|LeadFailed|LeadRejected|not sent|refused/);
    await open(page, '/transfer');
    await page.locator('[name=sellerName]').fill('Asha Rao');
    await page.locator('[name=sellerAddressCity]').fill('Pune');
    await page.locator('[name=buyerName]').fill('Meera Iyer');
    await page.getByLabel('A house').check();
    await page.getByRole('button', { name: 'Add a driver' }).click();
    await page.locator('[name="drivers.1.driver"]').fill('Dev Iyer');
    await page.locator('[name="drivers.1.licenceSince"]').fill('2001');
    await page.route('**/api/leads', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: '/api/problems/invalid-lead',
          errors: [
            { path: '/answers/seller/address/city', keyword: 'enum', message: 'We do not know this city.' },
            { path: '/answers/drivers/0/licence/since', keyword: 'enum', message: 'We do not know this year.' },
          ],
        }),
      }),
    );
    await sendTransfer(page).click();
    await expect(page.locator('[name=sellerAddressCity]')).toHaveAccessibleDescription('We do not know this city.');
    await expect(page.locator('[name="drivers.1.licenceSince"]')).toHaveAccessibleDescription(
      'We do not know this year.',
    );
  });

  test('keeps the answers while the visitor reads another page', async ({ page }) => {
    await open(page, '/transfer');
    await page.locator('[name=sellerAddressCity]').fill('Pune');
    await page.getByLabel('A flat').check();
    await page.getByRole('link', { name: 'Insure your car' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Insure your car' })).toBeVisible();
    await page.goBack();
    await expect(page.locator('[name=sellerAddressCity]')).toHaveValue('Pune');
    await expect(page.getByLabel('A flat')).toBeChecked();
    await expect(page.locator('[name=buyerParking]')).toBeVisible();
  });
});
