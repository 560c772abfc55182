import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { answerByKeys, pressByKeys, slideByKeys } from '../setup/keyboard.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('samples');

/** Sends the form, and expects the confirmation. */
async function send(page: Page): Promise<void> {
  await pressByKeys(page, 'Send');
  await expect(page.getByRole('alertdialog')).toContainText('Thank you.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

test.describe('imported forms at 320 px, by keyboard', () => {
  test.use({ viewport: narrow });

  test('a simple form reports missing and short answers', async ({ page }) => {
    await open(page, '/');
    await accessible(page, { whole: true });
    await answerByKeys(page, { age: '40', password: 'ab' });
    await pressByKeys(page, 'Send');
    await expect(page.getByText('Answer this question.').first()).toBeVisible();
    await expect(page.getByText('Write at least 3 characters.').first()).toBeVisible();
    await accessible(page);
    await answerByKeys(page, { lastName: 'Iyer', password: 'secret' });
    await send(page);
  });

  test('a list of objects is shown as rows', async ({ page }) => {
    await open(page, '/arrays');
    await answerByKeys(page, { title: 'This week', 'tasks.1.task': 'Mend the roof', 'tasks.1.done': true });
    await pressByKeys(page, 'Add another');
    await answerByKeys(page, { 'tasks.2.task': 'Pay the bill', 'tasks.2.effort': 'low', colours: ['red', 'blue'] });
    await accessible(page);
    await send(page);
  });

  test('if, dependencies and their branches show and hide questions', async ({ page }) => {
    await open(page, '/conditions');
    const question = (name: string) => page.locator(`[name="${name}"]`).first();
    for (const name of ['food', 'water', 'billing', 'age', 'isGivenAway']) await expect(question(name)).toBeHidden();
    await answerByKeys(page, { animal: 'Cat', card: '4242', pets: 'One' });
    for (const name of ['water', 'isGivenAway']) await expect(question(name)).toBeHidden();
    await answerByKeys(page, { food: 'meat', billing: '9 Lake Side', age: '3' });
    await accessible(page);
    await send(page);
  });

  test('limits of numbers are checked, and a slider moves by its step', async ({ page }) => {
    await open(page, '/widgets');
    await answerByKeys(page, { email: 'asha@example.in', radioed: '20', ranged: '41' });
    await slideByKeys(page, 'Steps of ten', 'ArrowRight', 2);
    await expect(page.locator('input[name="stepped"]')).toHaveValue('70');
    await answerByKeys(page, { below: '99.5' });
    await pressByKeys(page, 'Send');
    await expect(page.getByText('Give 42 or more.').first()).toBeVisible();
    await accessible(page);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('42');
    await send(page);
  });
});
