import { expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

/** The route table, points 2.01–2.31 of the specification. */
const paths = [
  '/',
  '/About',
  '/ClaimSettlement',
  '/HealthInsurance',
  '/TermInsurance',
  '/term',
  '/TermPlans',
  '/CarInsurances',
  '/CarPlan',
  '/LifeInsurance',
  '/BikeInsurance',
  '/BikePlan',
  '/HomeInsurance',
  '/TravelInsurance',
  '/Individual',
  '/StudentTravelInsurance',
  '/FamilyTravel',
  '/insurance/travel',
  '/SaralJeevanBima',
  '/compare',
  '/policy/health-shield-plus',
  '/dashboard',
  '/Career',
  '/Contact',
  '/ApplicationSubmitted',
  '/LegalAndPolicy',
  '/Accident',
  '/Login',
  '/Register',
  '/ForgetPassword',
  '/RenewalPolicy',
];

test('every route of the table shows a page of its own [spec 2.01, 2.03–2.31, 6.01]', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(await answer.text()) ?? [];
    expect(titles.get(title), `the title of ${path}, "${title}", is that of another page too`).toBeUndefined();
    titles.set(title, path);
  }
});

test('licences and security.txt are plain texts, which links open without the router', async ({ page, request }) => {
  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await security.text()).toMatch(/^Contact: mailto:/);
  await page.goto('/LegalAndPolicy');
  await page.locator('main a[href="/licences.txt"]').click();
  await expect(page).toHaveURL('/licences.txt');
  await expect(page.getByText('react-dom')).toBeVisible();
});

test('/Landing leads to / and keeps its query [spec 2.02]', async ({ page }) => {
  await page.goto('/Landing');
  await expect(page).toHaveURL('/');
  await page.goto('/landing/?utm=mail');
  await expect(page).toHaveURL('/?utm=mail');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Professional insurance service');
});

test('/Landing leads to / without a request too [spec 2.02]', async ({ page }) => {
  await open(page, '/About');
  await page.evaluate(() => {
    history.pushState(null, '', '/Landing');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Professional insurance service');
});

test('an address works in any letter case [spec 2.33]', async ({ page }) => {
  for (const { path, heading } of [
    { path: '/login', heading: 'Login' },
    { path: '/LOGIN', heading: 'Login' },
    { path: '/claimsettlement/', heading: /claim/ },
    { path: '/CLAIMSETTLEMENT?from=mail#lookup', heading: /claim/ },
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('an unknown address answers 404 and says so [spec 2.32, 8.06]', async ({ page, allow }) => {
  allow(/status of 404/);
  for (const path of [
    '/nowhere',
    '/insurance/nowhere/else',
    '/policy/',
    '/%F0%9F%98%80',
    '/__proto__',
    '/login/<script>alert(1)</script>',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

test('the page of unknown addresses links to other pages [spec 2.32]', async ({ page, allow }) => {
  allow(/status of 404/);
  await page.goto('/nowhere');
  await page.getByRole('link', { name: config.block('not-found', 'not-found').buttons[0]!.label }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Compare insurance plans/);
});

test('a link to an unknown address shows the same page [spec 8.06]', async ({ page }) => {
  await open(page, '/About');
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.goBack();
  await expect(page).toHaveTitle(/About/);
});
