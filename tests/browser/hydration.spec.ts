import { expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';

test('React keeps the ids of the prerendered document', async ({ page }) => {
  await open(page, '/LifeInsurance');
  const city = page.getByRole('combobox', { name: 'City' });
  const list = await city.getAttribute('aria-controls');
  await city.press('ArrowDown');
  // The list has its id from the document, its choices have theirs from React.
  await expect(city).toHaveAttribute('aria-activedescendant', `${list}-0`);
});

test('help is between the label and the box of its field, where fields share a line', async ({ page }) => {
  await open(page, '/ClaimSettlement');
  const top = async (part: string) => (await page.locator(`[data-field="company"] ${part}`).boundingBox())!.y;
  const [label, help, box] = [await top('> label'), await top('> p'), await top('select')];
  expect(label).toBeLessThan(help);
  expect(help).toBeLessThan(box);
});

test('a key that composes letters chooses nothing from a list', async ({ page }) => {
  await open(page, '/LifeInsurance');
  const city = page.getByRole('combobox', { name: 'City' });
  await city.fill('Pun');
  await expect(city).toHaveAttribute('aria-expanded', 'true');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) await city.dispatchEvent('keydown', { key, isComposing: true });
  await expect(city).toHaveValue('Pun');
  await expect(city).toHaveAttribute('aria-expanded', 'true');
  await expect(city).not.toHaveAttribute('aria-activedescendant');
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Pune');
});
