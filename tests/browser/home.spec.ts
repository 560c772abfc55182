import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const block = (page: Page, name: string) => page.locator(`[data-block="${name}"]`);

test.describe('the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('opens with its heading and two ways on [spec 1.13, 2.40]', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Professional insurance service/);
    await page.getByRole('link', { name: 'Start Comparing' }).click();
    await expect(page).toHaveURL('/Compare');
    await expect(page).toHaveTitle(/Compare/);
    await page.goBack();
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/About');
    await expect(page).toHaveTitle(/About/);
  });

  test('has nine category shortcuts [spec 2.41]', async ({ page }) => {
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
    await block(page, 'category-shortcuts').getByRole('link', { name: 'Two Wheeler' }).click();
    await expect(page).toHaveURL('/BikeInsurance');
  });

  test('names four reasons [spec 1.14]', async ({ page }) => {
    await expect(block(page, 'features').getByRole('heading', { level: 3 })).toHaveText([
      'Compare Plans',
      'Quick Claim Support',
      'Advisor First Seller Later',
      'Book Call At Your Convenience',
    ]);
  });

  test('has ten service cards [spec 1.15, 2.43]', async ({ page }) => {
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

  test('quotes four customers and three figures [spec 1.16, 9.02]', async ({ page }) => {
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

  test('shows the logos of eight insurers [spec 1.17, 9.03]', async ({ page }) => {
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

  test('promotes the app, whose store badges link nowhere [spec 1.18]', async ({ page }) => {
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

  test('ends with the FAQ, the app promotion and the quote request [spec 1.12, 1.19, 2.45]', async ({ page }) => {
    const names = await page
      .locator('main [data-block]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-block')));
    expect(names.slice(-3)).toEqual(['faq', 'app-promo', 'form']);
    await expect(page.locator('main [data-block]').last().locator('[data-form="quote-request"]')).toBeVisible();
  });

  test('tells the discount and the support hours [spec 1.11]', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByText('discounts of up to 15%').first()).toBeVisible();
    await expect(main.getByText('Monday to Saturday, 9am to 8pm').first()).toBeVisible();
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
