import { expect, noSidewaysScroll, requestsOf, test } from './fixtures.ts';
import * as config from './setup/config.ts';

test.use({ javaScriptEnabled: false });

const sentence = config.plain(config.site.texts.noScript);

test('without JavaScript the home page shows every answer, quote and service, and no control that needs a script', async ({
  page,
}) => {
  await page.goto('/');
  const { question, answer } = config.questions('home-questions')[0]!;
  await page.getByText(question).click();
  await expect(page.getByText(config.plain(answer))).toBeVisible();
  await expect(page.getByText('Debashish M.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Trade/ })).toHaveAttribute('href', '/compare?type=life');
  for (const name of ['Pause', 'Next slide', 'Get quotes'])
    await expect(page.getByRole('button', { name }).first()).toBeHidden();
});

test('without JavaScript a policy shows its figures; an unknown one shows our phone number [spec 2.60, 7.04]', async ({
  page,
}) => {
  const { id, name, provider, premium, csr, benefits, exclusions } = config.policy('owner-driver-accident');
  await page.goto(`/policy/${id}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const figures = [
    provider,
    `₹${premium} per year`,
    '₹15,00,000 15 lakh',
    `${csr}%`,
    'Benefits',
    benefits.at(-1)!,
    'Exclusions',
    exclusions[0]!,
  ];
  for (const words of figures) await expect(main).toContainText(words, { useInnerText: true });
  await expect(main).not.toContainText('Loading…', { useInnerText: true });
  for (const path of [`/policy/${id}`, '/policy/no-such-policy']) {
    await page.goto(path);
    await expect(main).toContainText(sentence, { useInnerText: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.setViewportSize({ width: 320, height: 800 });
    await noSidewaysScroll(page);
  }
});

test('without JavaScript a submit sends the answers nowhere', async ({ page }) => {
  await page.goto('/Login');
  const requests = requestsOf(page);
  await page.locator('[name="email"]').fill('asha@example.com');
  await page.locator('[name="password"]').fill('chai42');
  await page.locator('[data-form="login"] button[type=submit]').click();
  await expect(page).toHaveURL('/Login');
  expect(requests).toEqual([]);
});

test('without JavaScript the header leads to the pages, and on a narrow screen its menu opens', async ({ page }) => {
  await page.goto('/About');
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await nav.getByRole('button', { name: 'Insurance' }).focus();
  await expect(nav.getByRole('link', { name: 'Two Wheeler' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'Two Wheeler' })).toBeInViewport();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Two Wheeler' }).click();
  await expect(page).toHaveURL('/BikeInsurance');
});

test('without JavaScript the comparison shows every policy with its figures, benefits and a link [spec 2.55, 2.56, 7.03]', async ({
  page,
}) => {
  await page.goto('/compare');
  const main = page.getByRole('main');
  const links = main.getByRole('heading', { level: 3 }).getByRole('link');
  const policies = (await (await page.request.get('/api/mock/policies')).json()) as { name: string; id: string }[];
  await expect(links).toHaveText(policies.map(({ name }) => name));
  for (const [index, { id }] of policies.entries())
    await expect(links.nth(index)).toHaveAttribute('href', `/policy/${id}`);
  const card = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Owner-Driver Personal Accident' }) });
  for (const words of [
    'Deccan Shield',
    '₹325 per year',
    '₹15,00,000',
    '94.8%',
    config.policy('owner-driver-accident').benefits[0]!,
    config.policy('owner-driver-accident').exclusions[0]!,
  ])
    await expect(card).toContainText(words);
  await expect(main.getByText(sentence)).toBeVisible();
  await expect(
    main.locator('button:not([popovertarget])').or(main.getByText('Loading policies…')).filter({ visible: true }),
  ).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Compare term plans' }).first()).toBeVisible();
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policies[0]!.name);
});

test('without JavaScript a page of one class shows only its policies [spec 2.19, 7.03]', async ({ page }) => {
  await page.goto('/insurance/travel');
  const answer = await page.request.get('/api/mock/policies?type=travel');
  const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  await expect(page.locator('[data-block="catalog-compare"]').getByRole('heading', { level: 3 })).toHaveText(names);
});

for (const { path, count } of [
  { path: '/TermPlans', count: 12 },
  { path: '/TermInsurance', count: 6 },
]) {
  test(`without JavaScript ${path} shows its plans [spec 2.50, 2.81, 7.05, 9.13]`, async ({ page }) => {
    await page.goto(path);
    const block = page.locator('[data-block="catalog-list"]').first();
    await expect(block.getByRole('article')).toHaveCount(count);
    const plan = block.getByRole('article').first();
    await expect(plan).toContainText(/₹[\d,]+ per year/);
    await expect(plan.getByRole('button').and(page.locator(':not([popovertarget])'))).toHaveCount(0);
    await expect(block.getByText(sentence)).toBeVisible();
    await expect(block.getByText('Loading plans…')).toBeHidden();
  });
}
