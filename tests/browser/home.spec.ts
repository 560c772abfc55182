import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';

const block = (page: Page, name: string) => page.locator(`[data-block="${name}"]`);

test('the home page has its heading and three links [spec 1.13, 2.40, 2.41]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Professional insurance service/);
  await page.getByRole('link', { name: 'Start Comparing' }).click();
  await expect(page).toHaveURL('/Compare');
  await expect(page).toHaveTitle(/Compare/);
  await page.goBack();
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/About');
  await expect(page).toHaveTitle(/About/);
  await page.goBack();
  await block(page, 'category-shortcuts').getByRole('link', { name: 'Two Wheeler' }).click();
  await expect(page).toHaveURL('/BikeInsurance');
});

test('the home page has shortcuts, reasons, services, customers, logos, the app, the FAQ and the quote request [spec 1.11, 1.12, 1.14, 1.15, 1.16, 1.17, 1.18, 1.19, 2.41, 2.43, 2.45, 9.02, 9.03]', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('has nine category shortcuts', async () => {
    await expectLinks(page, 'category-shortcuts', [
      ['Health', '/HealthInsurance'],
      ['Car', '/CarInsurances'],
      ['Two Wheeler', '/BikeInsurance'],
      ['Accidental', '/Accident'],
      ['Life/Saving', '/LifeInsurance'],
      ['Home', '/HomeInsurance'],
      ['Travel', '/TravelInsurance'],
      ['Term Plan', '/TermPlans'],
      ['Saral Jeevan Bima', '/SaralJeevanBima'],
    ]);
  });
  await test.step('names four reasons', async () => {
    await expect(block(page, 'features').getByRole('heading', { level: 3 })).toHaveText([
      'Compare Plans',
      'Quick Claim Support',
      'Advisor First Seller Later',
      'Book Call At Your Convenience',
    ]);
  });
  await test.step('has ten service cards', async () => {
    await expectLinks(page, 'services-grid', [
      ['Health', '/HealthInsurance'],
      ['Car', '/CarInsurances'],
      ['Two Wheeler', '/BikeInsurance'],
      ['Accidental', '/Accident'],
      ['Trade', '/compare?type=life'],
      ['Life/Saving', '/LifeInsurance'],
      ['Home', '/HomeInsurance'],
      ['Travel', '/TravelInsurance'],
      ['Term Plan', '/TermPlans'],
      ['Saral Jeevan Bima', '/SaralJeevanBima'],
    ]);
  });
  await test.step('quotes four customers and three figures', async () => {
    const testimonials = block(page, 'testimonials');
    await expect(testimonials.getByRole('listitem')).toHaveCount(4);
    for (const name of ['Kavitha R.', 'Imran S.', 'Harpreet K.', 'Debashish M.']) {
      await expect(testimonials.getByText(name)).toHaveCount(2); // once more for the loop
    }
    for (const [value, label] of [
      ['10M+', 'queries resolved'],
      ['5M+', 'quotes generated'],
      ['100K+', 'happy customers'],
    ] as const) {
      await expect(testimonials.locator('dl > div', { hasText: label })).toContainText(value);
    }
  });
  await test.step('shows the logos of eight insurers', async () => {
    const logos = block(page, 'logo-strip').getByRole('img');
    const names = [
      'Rashtriya Jeevan Bima',
      'Neelam Life',
      'Sahyadri Life',
      'Aravali General',
      'Konkan General',
      'Deccan Shield',
      'Himadri Health',
      'Tulsi Health',
    ];
    expect(await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')))).toEqual(names);
  });
  await test.step('promotes the app, whose store badges link nowhere', async () => {
    const promo = block(page, 'app-promo');
    await expect(promo.getByRole('heading', { level: 3 })).toHaveText([
      'Policy tracking',
      'Instant claim updates',
      'Secure document storage',
    ]);
    await expect(promo.getByText('Google Play')).toBeVisible();
    await expect(promo.getByText('App Store')).toBeVisible();
    await expect(promo.locator('a, button')).toHaveCount(0);
  });
  await test.step('ends with the FAQ, the app promotion and the quote request', async () => {
    const names = await page
      .locator('main [data-block]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-block')));
    expect(names.slice(-3)).toEqual(['faq', 'app-promo', 'form']);
    await expect(page.locator('main [data-block]').last().locator('[data-form="quote-request"]')).toBeVisible();
  });
  await test.step('shows the discount and the support hours', async () => {
    const main = page.getByRole('main');
    const { lead, eyebrow } = config.block('home', 'hero-carousel');
    expect(lead).toContain('up to 15%');
    await expect(main.getByText(config.plain(lead)).first()).toBeVisible();
    await expect(main.getByText(eyebrow).first()).toBeVisible();
  });
});

async function expectLinks(
  page: Page,
  name: string,
  links: readonly (readonly [label: string, href: string])[],
): Promise<void> {
  const found = block(page, name).getByRole('link');
  await expect(found).toHaveCount(links.length);
  for (const [index, [label, href]] of links.entries()) {
    await expect(found.nth(index)).toContainText(label);
    await expect(found.nth(index)).toHaveAttribute('href', href);
  }
}
