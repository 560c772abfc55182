import { accessible, expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';

test('on a phone the controls unfold above the plans [spec 2.71]', async ({ page }) => {
  await open(page, '/TermPlans');
  const side = page.getByRole('complementary');
  const toggle = side.getByRole('button', { name: 'Your answers' });
  const age = side.getByRole('textbox', { name: 'Age' });
  await expect(age).toBeHidden();
  await toggle.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(age).toHaveValue('18');
  await accessible(page);
  await toggle.tap();
  await expect(age).toBeHidden();
});
