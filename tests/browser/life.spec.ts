import { expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { formOf } from './setup/form.ts';
import { open } from './setup/open.ts';

test('the life page names its five benefits, explains, says how to buy and answers questions [spec 2.11, 2.84]', async ({
  page,
}) => {
  await page.goto('/LifeInsurance');
  const main = page.getByRole('main');
  const benefits = main.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Key benefits' }) });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    'Accidental death',
    'Early exit value 100%',
    'Premium holiday of 1, 2 or 3 years',
    'Waiver of premium',
    'Tax benefits',
  ]);
  for (const heading of [config.block('life', 'prose').heading, 'How to buy', config.block('life', 'faq').heading])
    await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('the life page shows the figures of the product [spec 2.85, 2.87]', async ({ page }) => {
  await page.goto('/LifeInsurance');
  const words = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  for (const figure of ['₹1 Cr cover at ₹14/day', '₹2 Cr at ₹18/day', '99.29% claim settlement'])
    expect(words).toContain(figure);
  const ratios = page.locator('[data-block="stats"]', {
    has: page.getByRole('heading', { name: config.block('life', 'stats').heading }),
  });
  await expect(ratios.locator('dl > div')).toHaveText([
    '2021-2299.02%',
    '2022-2399.04%',
    '2023-2499.23%',
    '2024-2599.29%',
  ]);
  const strength = page.locator('[data-block="stats"]', {
    has: page.getByRole('heading', { name: 'Strength in figures' }),
  });
  await expect(strength.locator('dl > div')).toHaveText(['ratingAAA', 'solvency ratio359%', 'lives3.78 Cr']);
});

test('the Saral Jeevan Bima page shows its features, terms, tax deductions and figures [spec 2.20, 2.90, 9.36]', async ({
  page,
}) => {
  await page.goto('/SaralJeevanBima');
  const main = page.getByRole('main');
  for (const feature of [
    'Cover up to age 70',
    'Limited premium terms',
    'Regular or single premium',
    'Annual, quarterly or monthly payment',
    'Tax deductions',
  ])
    await expect(main.getByRole('heading', { level: 3, name: feature })).toBeVisible();
  const words = (await main.innerText()).replaceAll(/\s+/g, ' ');
  for (const figure of ['5 or 10 years', 'Section 80C and 10(10D), up to Rs 1.5 lakh', '5/5', '51', '10.5 Cr'])
    expect(words).toContain(figure);
});

test('an answer that looks wrong is asked about, and still accepted [spec 5.14]', async ({ page }) => {
  await open(page, '/LifeInsurance');
  const form = formOf(page, 'life-lead');
  const { properties } = config.form('life-lead').schema;
  const hint = (name: string) => form.root.getByText(properties[name]!.title!);
  const typed = { mobile: '0000000000', email: 'nobody at home' };
  for (const [field, value] of Object.entries(typed)) {
    await expect(hint(`${field}Looks`)).toBeHidden();
    await form.field(field).fill(value);
    await expect(hint(`${field}Looks`)).toBeVisible();
  }
  for (const [part, value] of Object.entries({ Day: '9', Month: '3', Year: '2024' }))
    await form.root.getByRole('textbox', { name: part }).fill(value);
  await expect(hint('young')).toBeVisible();
  await form.field('mobile').fill('9876543210');
  await expect(hint('mobileLooks')).toBeHidden();
  await form.root.locator('[type=submit]').click();
  for (const name of ['mobile', 'email']) await expect(form.field(name)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
});

test('a short email or number is asked about once the next answer is given, not while it is typed [spec 5.14]', async ({
  page,
}) => {
  await open(page, '/LifeInsurance');
  const form = formOf(page, 'life-lead');
  const { properties } = config.form('life-lead').schema;
  const hint = (name: string) => form.root.getByText(properties[name]!.title!);
  await form.field('mobile').fill('12');
  await expect(hint('mobileLooks')).toBeHidden();
  await form.field('email').fill('xx');
  await expect(hint('mobileLooks')).toBeVisible();
  await expect(hint('emailLooks')).toBeHidden();
  await form.field('city').fill('Pune');
  await expect(hint('emailLooks')).toBeVisible();
  await form.root.locator('[type=submit]').click();
  for (const name of ['mobile', 'email']) await expect(form.field(name)).not.toHaveAttribute('aria-invalid', 'true');
  await form.field('email').fill('');
  await expect(hint('emailLooks')).toBeHidden();
});
