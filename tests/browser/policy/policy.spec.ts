import { accessible, expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import {
  basic,
  embeddedForm,
  failures,
  holdApi,
  lookAgain,
  openPolicy,
  policyApi,
  takeHold,
  watchShifts,
} from './page.ts';
import * as config from '../setup/config.ts';

test('the page shows name, premium, coverage, claim settlement ratio, benefits and exclusions [spec 2.23, 2.59–2.60, 7.04]', async ({
  page,
}) => {
  const [request] = await Promise.all([page.waitForRequest(policyApi), openPolicy(page)]);
  expect(new URL(request.url()).pathname).toBe(`/api/mock/policy/${basic.id}`);
  expect(new URL(request.url()).search).toBe('');
  const main = page.getByRole('main');
  await expect(main).toContainText('₹499 per year');
  await expect(main).toContainText('₹50,000');
  await expect(main).toContainText('94.2%');
  for (const name of ['Benefits', 'Exclusions']) {
    const section = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) })
      .last();
    await expect(section.getByRole('listitem').first()).toBeVisible();
  }
});

test('the page has two questions, whose answers open [spec 2.61]', async ({ page }) => {
  await openPolicy(page);
  await expect(page.getByRole('main').locator('details')).toHaveCount(2);
  for (const { question, answer } of config.questions('policy-questions')) {
    // The answer up to its first link: an explained word has its meaning beside it.
    const [beginning = ''] = answer.split('[');
    const shown = page.locator('details').filter({ hasText: question }).locator('p').filter({ hasText: beginning });
    await expect(shown).toBeHidden();
    await page.getByText(question).click();
    await expect(shown).toBeVisible();
  }
});

test("while the API stalls, the page shows 'Loading…' with the name, the questions and our number [spec 8.02]", async ({
  page,
}) => {
  const answer = await holdApi(page);
  await open(page, `/policy/${basic.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '1800-000-1234' })).toBeVisible();
  await expect(page.getByText(config.questions('policy-questions')[0]!.question)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(basic.name);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: basic.name })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

for (const { id, name } of [basic, { id: 'no-such-policy', name: 'Health Shield Plus' }]) {
  test(`open answer, selection and focus stay when the API answers for ${id} [spec 2.61, 8.02]`, async ({
    page,
    allow,
  }) => {
    allow(/status of 404/);
    const answer = await holdApi(page);
    await open(page, `/policy/${id}`);
    await watchShifts(page);
    await page.getByText(config.questions('policy-questions')[0]!.question).click();
    const held = await takeHold(page);
    answer();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Quote' })).toBeVisible();
    expect(await page.evaluate(lookAgain)).toEqual(held.state);
    expect(await held.top()).toBe(held.before);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
  });
}

test('on a phone nothing moves when the API answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await holdApi(page);
  await open(page, `/policy/${basic.id}`);
  await watchShifts(page);
  await expect(page.getByText('Loading…')).toBeVisible();
  // As it was when the site was built.
  await expect(page.getByText('₹499').first()).toBeVisible();
  answer();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expect(page.getByText('₹499').first()).toBeVisible();
  // Browsers may round a place by one pixel, which nobody sees.
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
});

/** A fault of the call, and one of its response. compare/faults.spec.ts has all. */
const [, refused, , , , misshapen] = failures;
for (const { fault, answer } of [refused!, misshapen!]) {
  test(`${fault}: the page silently shows the sample [spec 7.04, 8.02]`, async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.route(policyApi, answer);
    await open(page, `/policy/${basic.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Health Shield Plus' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Quote' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
}

test.describe('with a clock', () => {
  test.use({ ownPage: true });

  test('when the API stalls for 10 s, the page shows the sample after three tries [spec 7.02, 7.04, 9.06]', async ({
    page,
  }) => {
    let asked = 0;
    await page.clock.install();
    await page.route(policyApi, () => void (asked += 1));
    await open(page, `/policy/${basic.id}`);
    for (const tries of [1, 2, 3]) {
      await expect.poll(() => asked).toBe(tries);
      await expect(page.getByText('Loading…')).toBeVisible();
      await page.clock.runFor(10_000);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Health Shield Plus' })).toBeVisible();
  });
});

test('the address may be typed in any letter case [spec 2.33]', async ({ page }) => {
  await openPolicy(page, { ...basic, id: 'Health-Shield-BASIC/' });
  await expect(page.getByRole('main')).toContainText('₹499 per year');
});

test('an unknown id shows a page, not an error [spec 2.59, 7.04]', async ({ page, allow }) => {
  allow(/status of 40[04]/);
  for (const id of ['no-such-policy', '..%2f..', 'UPPER_case', '%F0%9F%98%80']) {
    const answer = await page.goto(`/policy/${id}`);
    expect(answer!.status()).toBeLessThan(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Health Shield Plus|Page Not Found/);
  }
});

const kinds = {
  'health-shield-basic': '/HealthInsurance',
  'udaya-term-lite': '/LifeInsurance',
  'roadside-assist-car': '/CarInsurances',
  'electric-scooter-third-party': '/BikeInsurance',
  'roadside-assist-two-wheeler': '/BikeInsurance',
  'accident-care-solo': '/Accident',
  'rail-yatra-cover': '/TravelInsurance',
  'tenant-home-lite': '/HomeInsurance',
};
test('Buy Now asks for a call about this very policy [spec 2.62]', async ({ page }) => {
  const policy = config.policy('udaya-term-lite');
  await openPolicy(page, policy);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const panel = page.getByRole('dialog', { name: 'Buy this policy' });
  await expect(panel).toContainText(`${policy.name} of ${policy.provider}`);
  await expect(panel.getByRole('button', { name: config.form('lead').submit.label })).toBeVisible();
});

test("a link leads to the plans of the policy's own kind", async ({ page }) => {
  for (const [id, href] of Object.entries(kinds)) {
    await openPolicy(page, config.policy(id));
    const link = page.getByRole('link', { name: config.block('policy', 'catalog-item').go.label });
    await expect(link).toHaveAttribute('href', href);
    await link.click();
    await expect(page).toHaveURL(href);
  }
});

test("without the chunk that calls the API, the page says 'Failed to load.', offers to try again, and shows the rest [spec 8.02]", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|dynamically imported module/);
  await page.route('**/assets/FetchedItem-*.js', (route) => route.abort('connectionreset'));
  await open(page, `/policy/${basic.id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load.' })).toBeVisible();
  await expect(page.getByText(config.questions('policy-questions')[0]!.question)).toBeVisible();
  await embeddedForm(page);
  await accessible(page);
  await page.unroute('**/assets/FetchedItem-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: basic.name })).toBeVisible();
});
