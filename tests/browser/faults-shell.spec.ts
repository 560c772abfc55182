import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { hydrated, open } from './setup/open.ts';
import * as config from './setup/config.ts';

/** The chunk of this name that the document requests, or that its scripts load later. */
async function chunkOf(page: Page, path: string, name: string): Promise<string> {
  const read = async (address: string) => (await page.request.get(address)).text();
  const text = await read(path);
  const scripts = [...text.matchAll(/assets\/[\w-]+\.js/g)].map(([file]) => `/${file}`);
  const texts = [text, ...(await Promise.all([...new Set(scripts)].map(read)))];
  const file = texts.join(' ').match(new RegExp(`${name}-[\\w-]{8}\\.js`))?.[0];
  if (!file) throw new Error(`${path} leads to no chunk ${name}`);
  return `/assets/${file.replace('/', '')}`;
}

/** Documents requested from now on. */
function documents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

// Another test may have loaded the chunk: a shared page has it in its cache.
test.use({ ownPage: true });

const gone = { status: 404, contentType: 'text/plain', body: 'Not Found' };
const byTheGone = [/status of 404/, /dynamically imported module/];
const loginLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Login' });

test('when a chunk is missing after a deploy, one reload brings the new site', async ({ page, allow }) => {
  byTheGone.forEach(allow);
  const chunk = await chunkOf(page, '/Login', '/login');
  await open(page, '/About');
  const asked = documents(page);
  await page.route(`**${chunk}`, (route) => (asked.length === 0 ? route.fulfill(gone) : route.fallback()));
  await loginLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required').first()).toBeVisible();
  expect(asked).toEqual(['/Login']);
});

test('when a chunk stays missing, the page reloads once, never in a loop, and its text stays', async ({
  page,
  allow,
}) => {
  byTheGone.forEach(allow);
  const chunk = await chunkOf(page, '/Login', '/login');
  await open(page, '/About');
  const asked = documents(page);
  await page.route(`**${chunk}`, (route) => route.fulfill(gone));
  const refused = page.waitForEvent(
    'console',
    (message) => asked.length > 0 && /dynamically imported module/.test(message.text()),
  );
  await loginLink(page).click();
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/Login']);
});

test('when a chunk is missing on the first visit, the page reloads once, never in a loop', async ({ page, allow }) => {
  byTheGone.forEach(allow);
  const chunk = await chunkOf(page, '/Login', 'first-login');
  await page.route(`**${chunk}`, (route) => route.fulfill(gone));
  const asked = documents(page);
  await page.goto('/Login');
  await expect.poll(() => asked).toEqual(['/Login', '/Login']);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  expect(asked).toEqual(['/Login', '/Login']);
});

test.describe('in a browser of another kind', () => {
  test.use({ ownPage: true });

  test('without session storage a missing chunk causes no reload', async ({ page, allow }) => {
    [...byTheGone, /no storage/].forEach(allow);
    const chunk = await chunkOf(page, '/Login', '/login');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('no storage');
        },
      });
    });
    await open(page, '/About');
    const asked = documents(page);
    await page.route(`**${chunk}`, (route) => route.fulfill(gone));
    await loginLink(page).click();
    await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test("when a dialog's chunk is missing after a deploy, the page reloads once, then the dialog opens", async ({
  page,
  allow,
}) => {
  byTheGone.forEach(allow);
  await page.goto('/');
  const asked = documents(page);
  await page.route(/\/TilesDialog-.*\.js$/, (route) => (asked.length === 0 ? route.fulfill(gone) : route.fallback()));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Get quotes' }).click();
  await reloaded;
  await hydrated(page);
  await page.getByRole('button', { name: 'Get quotes' }).click();
  await expect(page.getByRole('dialog', { name: 'Fill your details' })).toBeVisible();
  expect(asked).toEqual(['/']);
});

test('hovering a link whose chunk is missing reloads nothing, so the answers stay', async ({ page, allow }) => {
  byTheGone.forEach(allow);
  const chunk = await chunkOf(page, '/Login', '/login');
  await page.goto('/ClaimSettlement');
  const name = page.locator('[data-form="claim-lookup"] [name="name"]');
  await name.fill('Asha');
  const asked = documents(page);
  const refused = page.waitForResponse(`**${chunk}`);
  await page.route(`**${chunk}`, (route) => route.fulfill(gone));
  await loginLink(page).hover();
  await refused;
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(name).toHaveValue('Asha');
});

test.describe('a page that fails', () => {
  test.use({ ownPage: true });

  test('a page that fails keeps header and footer, and has a button to try again', async ({ page, allow }) => {
    allow(/broken on purpose/);
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      Object.assign(window, { broken: true });
      window.matchMedia = (query) => {
        if ('broken' in window && query.includes('reduced-motion')) throw new Error('broken on purpose');
        return real(query);
      };
    });
    await page.goto('/');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(config.site.texts.crash);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await axe(page);
    await page.evaluate(() => delete (window as { broken?: boolean }).broken);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Professional insurance service');
  });

  test('after a page that failed the links of the header still work', async ({ page, allow }) => {
    allow(/broken on purpose/);
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.includes('reduced-motion')) throw new Error('broken on purpose');
        return real(query);
      };
    });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Claim Settlement' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/claim/);
  });
});

test('script text in the address never runs', async ({ page, allow }) => {
  allow(/status of 404/);
  const attack = '"><img src=x onerror=alert(1)>';
  page.on('dialog', () => expect(undefined, 'a script of the address ran').toBeDefined());
  for (const path of [
    `/?q=${attack}`,
    `/Login?next=${attack}#${attack}`,
    `/${attack}`,
    '/?__proto__[x]=1&constructor=2',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
});
