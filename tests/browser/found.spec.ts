import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import { origin } from './setup/structured-data.ts';

const table = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/client/site-routes.json'), 'utf8')) as {
  pages: Record<string, { canonical: string }>;
};
const allPaths = Object.values(table.pages).map(({ canonical }) => canonical);
const noindex = /<meta name="robots" content="noindex">/;

/** The metadata in the head of a page. */
function headOf(html: string) {
  const value = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const open = (name: string) => value(new RegExp(`<meta property="og:${name}" content="([^"]*)">`));
  return {
    title: value(/<title>([^<]*)<\/title>/),
    description: value(/<meta name="description" content="([^"]*)">/),
    canonical: value(/<link rel="canonical" href="([^"]*)">/),
    'og:title': open('title'),
    'og:description': open('description'),
    'og:url': open('url'),
    'og:image': open('image'),
  };
}

async function documents(request: APIRequestContext): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of allPaths) found.set(path, await (await request.get(path)).text());
  return found;
}

test('every page has its own title, description, address and picture, for search results and shared links', async ({
  request,
}) => {
  const heads = [...(await documents(request))].map(([path, html]) => ({ path, head: headOf(html) }));
  for (const name of [
    'title',
    'description',
    'canonical',
    'og:title',
    'og:description',
    'og:url',
    'og:image',
  ] as const) {
    const owners = new Map<string, string>();
    for (const { path, head } of heads) {
      expect(head[name], `${name} of ${path}`).not.toBe('');
      expect(owners.get(head[name]), `${name} of ${path} is that of another page too`).toBeUndefined();
      owners.set(head[name], path);
    }
  }
  for (const { path, head } of heads) {
    expect([head.canonical, head['og:url']]).toEqual([origin + path, origin + path]);
    expect(head['og:description']).toBe(head.description);
  }
});

test('the picture of every shared link is a PNG of 1200 by 630 pixels, cached for a year', async ({ request }) => {
  for (const [path, html] of await documents(request)) {
    const { pathname, origin: host } = new URL(headOf(html)['og:image']);
    const answer = await request.get(pathname);
    const bytes = await answer.body();
    expect([host, answer.status(), answer.headers()['content-type']], path).toEqual([origin, 200, 'image/png']);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(answer.headers()['cache-control']).toContain('immutable');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  }
});

test('breadcrumbs lead to the parent pages', async ({ page }) => {
  await open(page, '/Individual');
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Travel insurance', 'Individual travel insurance']);
  await crumbs.getByRole('link', { name: 'Travel insurance' }).click();
  await expect(page).toHaveURL('/TravelInsurance');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Travel insurance']);
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Travel insurance');
  await crumbs.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(crumbs).toHaveCount(0);
});

test('the site map has exactly the indexed pages, and each can be opened', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const indexable = [...(await documents(request))]
    .filter(([, html]) => !noindex.test(html))
    .map(([path]) => origin + path);
  expect([...listed].sort()).toEqual([...indexable].sort());
  for (const address of listed) {
    const page = await request.get(new URL(address).pathname, { maxRedirects: 0 });
    expect(page.status(), address).toBe(200);
    expect(page.headers()['x-robots-tag'], address).toBeUndefined();
    expect(headOf(await page.text()).canonical).toBe(address);
  }
});

test('robots.txt allows everything and names the site map', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('the thank-you page and the dashboard are not indexed', async ({ request }) => {
  for (const path of ['/ApplicationSubmitted', '/dashboard'])
    expect(await (await request.get(path)).text(), path).toMatch(noindex);
});

test('a step and a filtered list are not indexed', async ({ request }) => {
  for (const [path, tag] of [
    ['/HealthInsurance', undefined],
    ['/HealthInsurance?step=ages', 'noindex'],
    ['/compare', undefined],
    ['/compare?type=life', 'noindex'],
    ['/About?utm=mail', undefined],
  ] as const)
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe(tag);
});

test('an unknown policy shows the sample, and is not indexed [spec 7.04]', async ({ page, allow }) => {
  allow(/status of 404/);
  const answer = await page.goto('/policy/no-such-policy');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  const html = await answer!.text();
  expect(html).toMatch(noindex);
  expect(headOf(html)).toMatchObject({
    canonical: '',
    'og:url': '',
    title: 'Policy details: cover and premium | Chhatri Insurance Compare',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health Shield Plus');
});

test('an unknown address has no metadata for search engines', async ({ request }) => {
  const answer = await request.get('/nowhere');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toMatch(/og:|ld\+json|canonical/);
});

test('a phone finds the icons for its home screen', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!);
  expect(manifest.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { icons, name } = (await manifest.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(name).toBe('Chhatri');
  const touch = { src: (await page.locator('link[rel=apple-touch-icon]').getAttribute('href'))!, sizes: '180x180' };
  for (const { src, sizes } of [...icons, touch]) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
