import { accessible, expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/TermInsurance');
});

test('popular plans are the first 6, all plans the first 12, from one call [spec 2.50, 7.05, 9.13]', async ({
  page,
}) => {
  const popular = page.locator('#popular').getByRole('article');
  const all = page.locator('#plans').getByRole('article');
  await expect(popular).toHaveCount(6);
  await expect(all).toHaveCount(12);
  expect((await all.getByRole('heading').allInnerTexts()).slice(0, 6)).toEqual(
    await popular.getByRole('heading').allInnerTexts(),
  );
  const { premium } = config.termPlans[0]!;
  await expect(popular.first()).toContainText(`₹${premium.toLocaleString('en-IN')}`);
  const calls = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/mock/term/plans')).length,
  );
  expect(calls).toBe(1);
});

test('the intro has Read more and Read less [spec 2.49, 4.09]', async ({ page }) => {
  const more = page.getByText(config.plain(config.block('term-insurance', 'prose').more.paragraphs[0]!));
  await expect(more).toBeHidden();
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect(more).toBeVisible();
  await page.getByRole('button', { name: 'Read less' }).click();
  await expect(more).toBeHidden();
});

test('Book a call and Buy Now open a lead form for a term plan [spec 2.51]', async ({ page }) => {
  const panel = page.getByRole('dialog', { name: 'Book a call' });
  const openers = [
    page.getByRole('button', { name: 'Book a call' }).first(),
    page.locator('#popular').getByRole('button', { name: `Buy Now ${config.termPlans[0]!.title}` }),
  ];
  for (const opener of openers) {
    await opener.click();
    await expect(panel.getByRole('combobox', { name: config.label(config.form('lead'), 'productType') })).toHaveValue(
      'term',
    );
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test('the page has benefits, figures, four steps, a guide and a link to the comparison [spec 2.48, 2.50, 2.52, 9.35]', async ({
  page,
}) => {
  await expect(page.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/compare?type=term');
  await expect(page.getByRole('heading', { name: 'Benefits', exact: true })).toBeVisible();
  const figures = page.locator('[data-block="stats"]');
  for (const figure of ['1 Cr', 'Up to 18.5%', '4 hour', '99.41%', '89 Lakh+', '600+'])
    await expect(figures).toContainText(figure);
  await expect(page.locator('[data-block="steps"]').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: config.block('term-insurance', 'prose', 1).heading })).toBeVisible();
  for (const words of [
    config.block('term-insurance', 'prose', 2).parts[0]!.list[0]!,
    config.block('term-insurance', 'prose', 2).parts[0]!.list[1]!,
    config.block('term-insurance', 'prose', 2).parts[0]!.list[2]!,
  ])
    await expect(page.getByText(words)).toBeVisible();
});

test('no figure breaks over two lines, at any width', async ({ page }) => {
  const broken = () =>
    [...document.querySelectorAll('[data-block="stats"] dd:first-of-type')].flatMap((figure) => {
      const text = figure.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const sticksOut = range.getBoundingClientRect().right > figure.getBoundingClientRect().right + 1;
        return range.getClientRects().length > 1 || sticksOut ? [word] : [];
      });
    });
  for (const width of [320, 390, 560, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(broken), `${width} px`).toEqual([]);
  }
});

test('the page has three questions about term plans, then the shared ones [spec 2.48, 2.50]', async ({ page }) => {
  const [own, shared] = await page.locator('[data-block="faq"]').all();
  await expect(own!.locator('details[name]')).toHaveCount(3);
  await expect(shared!.locator('details[name]')).toHaveCount(12);
  const asked = config.questions('term-questions')[2]!;
  await own!.getByText(asked.question).click();
  await expect(own!.getByText(config.plain(asked.answer))).toBeVisible();
  await accessible(page, { part: '[data-block="faq"]' });
});
