import { expect, type Locator, type Page } from '@playwright/test';
import { block, page as pageConfig, site } from '../setup/config.ts';
import { expectAccessible } from './accessible.ts';
import { go } from './go.ts';
import { siteShown, studioTest } from './studio.ts';

const { test, studio, frame } = studioTest({ width: 1700, reducedMotion: 'reduce', begin: siteShown });

/** Clicks a part of the page, and expects the panel to open its config. */
async function opens(page: Page, part: Locator, kind: string, place: string, label: string | RegExp): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.click();
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(
    typeof label === 'string' ? `${kind} ${label}` : label,
  );
  await expect(panel.locator('.place')).toHaveText(new RegExp(`^${place.replaceAll('.', '\\.')}:\\d+$`));
}

test('a click opens an icon, a drawing or a photograph', async ({ page }) => {
  await go(page, '/');
  await opens(page, frame.locator('main svg.icon').first(), 'Icon', 'pages/home.yaml', 'icon');
  await expect(page.getByLabel('Value', { exact: true })).toHaveValue('scale');
  await go(page, '/About');
  await opens(page, frame.locator('main img[src*="about.svg"]'), 'Picture', 'pages/about.yaml', 'picture');
  await opens(page, frame.locator('main picture img'), 'Picture', 'pages/about.yaml', 'picture');
  await expect(page.getByLabel('Value', { exact: true })).toHaveValue('lake-view-road.jpg');
});

test('a click on the box of a field opens the field, a click on its label opens the text', async ({ page }) => {
  await go(page, '/Contact');
  const form = frame.locator('form[data-form=enquiry]');
  await opens(page, form.locator('[name=phone]'), 'Question', 'forms/enquiry.yaml', 'phone');
  await opens(page, form.getByText('Name', { exact: false }).first(), 'Text', 'forms/enquiry.yaml', 'title');
});

test('a click in the footer opens site.yaml', async ({ page }) => {
  await opens(page, frame.getByRole('contentinfo').getByRole('link').first(), 'Text', 'site.yaml', /^Text /);
});

test('a click on a price opens the number of that catalog item', async ({ page }) => {
  await go(page, '/TermPlans');
  const prices = frame.locator('main .amount');
  for (const index of [0, 4]) {
    const price = prices.nth(index);
    const value = Number((await price.innerText()).replaceAll(/\D/g, ''));
    await opens(page, price, 'Setting', 'catalog/term-plans.yaml', /^Setting (?:premium|coverage)$/);
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue(String(value));
  }
});

test('a name that is in many files opens the list from which the step draws it', async ({ page }) => {
  await go(page, '/CarPlan');
  await page.getByLabel('Step', { exact: true }).selectOption('policy-type');
  await opens(page, frame.getByText('Konkan General').first(), 'Text', 'lists/general-insurers.yaml', /^Text label$/);
});

test('where it cannot be known which of several places a picture has, Studio asks', async ({ page }) => {
  const places = ['first', 'second'].map((label, at) => {
    return { file: 'config/pages/login.yaml', line: 1 + at, path: ['blocks', at], label };
  });
  await go(page, '/Login');
  await page.route('**/api/find*', (route) => route.fulfill({ json: { places } }));
  await frame.locator('main img').first().click();
  await expect(page.getByRole('alert')).toContainText('Choose one');
  await page.unroute('**/api/find*');
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^first/ })
    .click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Block');
});

test('a page that fails says so, and can be tried again while Select is on', async ({ page }) => {
  await go(page, '/Login');
  await expect(frame.locator('form[data-form=login]')).toBeVisible();
  const broken = page.getByText('The page stopped working while it was drawn.');
  const crash = () =>
    frame.locator('main').evaluate((main) => {
      const section = Object.assign(document.createElement('section'), { innerHTML: '<button>Again</button>' });
      section.dataset.block = 'crash';
      section.firstElementChild!.addEventListener('click', () => section.remove());
      main.prepend(section);
    });
  await crash();
  await expect(broken).toBeVisible();
  await frame.getByRole('button', { name: 'Again' }).click();
  await expect(broken).toBeHidden();
  await crash();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(broken).toBeHidden();
  await expect(frame.locator('form[data-form=login]')).toBeVisible();
});

test('the breadcrumbs above a text open its page, and the page lists its parts', async ({ page }) => {
  await go(page, '/');
  await opens(page, frame.getByRole('heading', { level: 1 }), 'Text', 'pages/home.yaml', 'heading');
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await panel.getByRole('navigation', { name: 'You are here' }).getByRole('button').first().click();
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(/^File /);
  await panel.getByRole('button', { name: /^title / }).click();
  await expect(panel.getByRole('textbox', { name: 'Value' })).toHaveValue(pageConfig('home').title);
});

test('Studio says when a link has left the site; a button leads back, and another page can be opened', async ({
  page,
}) => {
  const out = site.footer.social.links[0]!;
  const away = page.getByText('A link has led out of the site.');
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await page.route(`${out.href}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await go(page, '/');
  await select.click();
  const leave = () => frame.getByRole('contentinfo').getByRole('link', { name: out.label }).click();
  await leave();
  await expect(away).toBeVisible();
  await page.getByRole('button', { name: 'Back to the site' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(String(block('home', 'hero-carousel').heading));
  await expect(away).toBeHidden();
  await leave();
  await expect(away).toBeVisible();
  await go(page, '/Login');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(String(block('login', 'form').heading));
  await select.click();
  await opens(page, frame.getByRole('heading', { level: 1 }), 'Text', 'pages/login.yaml', 'heading');
});

test('if Studio fails to render, it says that changes are safe, and a button reloads it', async ({ page }) => {
  await page.route('**/api/site', (route) => route.fulfill({ json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Saved changes and drafts are safe');
  await page.unroute('**/api/site');
  await page.getByRole('button', { name: 'Reload Studio' }).click();
  await siteShown(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('only requests with the cookie are answered, by the development server too, and no page runs a foreign script', async ({
  page,
  playwright,
}) => {
  const stranger = await playwright.request.newContext();
  const ofStudio = ['/__studio/', '/__studio/api/site', '/__studio/api/thing?file=config/site.yaml'];
  for (const path of [...ofStudio, '/', '/About', '/src/site/app/main.tsx', `/@fs${process.cwd()}/package.json`])
    expect((await stranger.get(studio.url + path)).status(), path).toBe(403);
  const edit = { file: 'config/site.yaml', path: ['brand', 'name'], value: 'x', base: '' };
  expect((await stranger.post(`${studio.url}/__studio/api/edit`, { data: edit })).status()).toBe(403);
  await stranger.dispose();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const outside = await page.evaluate(async () => (await fetch('/__studio/api/thing?file=../package.json')).status);
  expect(outside).toBe(403);
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    [`/@fs${process.cwd()}/package.json`, '/data/leads.db-wal', '/__open-in-editor?file=package.json'],
  );
  for (const status of statuses) expect([403, 404]).toContain(status);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    document.body.append(script);
    return 'foreign' in window;
  });
  expect(ran).toBe(false);
});

test('a script of the site in the frame reaches neither the page of Studio nor its API nor its messages', async ({
  page,
}) => {
  await go(page, '/');
  await siteShown(page);
  const tried = await frame.locator('body').evaluate(async (_, studioUrl) => {
    const attempt = (work: () => unknown): Promise<string> =>
      Promise.resolve()
        .then(work)
        .then(
          () => 'done',
          (error: Error) => error.name,
        );
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    return {
      page: await attempt(() => window.parent.document.body.innerHTML),
      storage: await attempt(() => window.parent.sessionStorage.length),
      call: await attempt(() => fetch(`${studioUrl}/__studio/api/site`)),
      change: await attempt(() => fetch(`${studioUrl}/__studio/api/undo`, json)),
      blind: await attempt(() => fetch(`${studioUrl}/__studio/api/undo`, { ...json, mode: 'no-cors' })),
      code: await attempt(() => import(`${studioUrl}/src/studio/app/api.ts`)),
      own: (await fetch('/__studio/api/site')).status,
      ownChange: (await fetch('/__studio/api/undo', json)).status,
    };
  }, studio.url);
  expect(tried).toEqual({
    page: 'SecurityError',
    storage: 'SecurityError',
    call: 'TypeError',
    change: 'TypeError',
    blind: 'TypeError',
    code: 'TypeError',
    own: 403,
    ownChange: 403,
  });
  // The site cannot come to Studio's origin.
  await frame.locator('body').evaluate((_, url) => location.replace(url), `${studio.url}/Login`);
  await expect(page.getByText('A link has led out of the site.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the site' }).click();
  await siteShown(page);
});

test('another page of this machine in the frame of Studio is not heard', async ({ page }) => {
  const chosen = page.getByRole('complementary', { name: 'Properties' }).getByRole('heading', { level: 2 }).first();
  await go(page, '/Login');
  await opens(page, frame.getByRole('heading', { level: 1 }), 'Text', 'pages/login.yaml', 'heading');
  const before = await chosen.textContent();
  const heard = await page.evaluate(async () => {
    const { hearSite } = (await import(
      /* @vite-ignore */ '/src/studio/frame/panel/channel.ts' as string
    )) as typeof import('../../../src/studio/frame/panel/channel.ts');
    const frame = document.querySelector('iframe')!;
    const site = document.getElementById('studio')!.dataset.site!;
    const kinds: string[] = [];
    const end = hearSite(frame, ({ kind }) => kinds.push(kind));
    const say = (kind: string, origin: string, source: Window | null) =>
      window.dispatchEvent(new MessageEvent('message', { data: { kind, part: { marks: [0] } }, origin, source }));
    say('open', 'http://127.0.0.1:1', frame.contentWindow);
    say('open', location.origin, frame.contentWindow);
    say('open', site, window);
    say('played', site, frame.contentWindow);
    end();
    return kinds.filter((kind) => kind === 'open' || kind === 'played');
  });
  expect(heard).toEqual(['played']);
  await expect(chosen).toHaveText(before!);
});

test('the panel is resized with arrow keys and the mouse, and keeps its width after a reload', async ({ page }) => {
  const divider = page.getByRole('separator', { name: 'Width of the properties' });
  const width = async () => Math.round((await page.getByRole('complementary').boundingBox())!.width);
  const before = await width();
  await divider.press('ArrowLeft');
  await expect.poll(width).toBe(before + 32);
  const { x, y, height } = (await divider.boundingBox())!;
  await page.mouse.move(x + 6, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 200, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBeGreaterThan(before + 200);
  const dragged = await width();
  await page.reload();
  await expect.poll(width).toBe(dragged);
  await divider.dblclick();
  await expect.poll(width).toBe(before);
});

test('Studio has no axe violation, light and dark, and fits a small window at 200% zoom', async ({ page }) => {
  await page.evaluate(() => document.querySelector('iframe')!.remove());
  await expectAccessible(page);
});
