import { expect } from '@playwright/test';
import { go } from './go.ts';
import { panel } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio, frame } = studioTest();

test('Studio opens, and its address no longer contains the token', async ({ page }) => {
  await expect(page).toHaveURL(`${studio.url}/__studio/`);
  await expect(page).toHaveTitle('Studio');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
});

test('task 1: a headline is clicked and changed, shown in the frame at once, and saved as a careful author would', async ({
  page,
}) => {
  await go(page, '/Login');
  const before = studio.read('pages/login.yaml');
  const headline = frame.getByRole('heading', { level: 1 });
  await expect(headline).toContainText('Login');
  await headline.click();
  const box = panel(page).getByRole('textbox', { name: 'Value' });
  await expect(box).toHaveValue('Login');
  await expect(panel(page)).toContainText(/pages\/login\.yaml:\d+/);
  await box.fill('Log in to your account');
  await expect(headline).toContainText('Log in to your account');
  await expect(panel(page).getByRole('status')).toHaveText('Shown. Checked. On disk.');
  await expect
    .poll(() => studio.read('pages/login.yaml'))
    .toBe(before.replace('heading: Login\n', 'heading: Log in to your account\n'));
});

test('the frame shows each letter as it is typed', async ({ page }) => {
  const box = panel(page).getByRole('textbox', { name: 'Value' });
  await box.fill('Log in');
  for (const letter of 'abc') {
    await box.press('End');
    await box.press(letter);
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(await box.inputValue());
  }
});

test('a text has the same signs in the field, on the page and in the file', async ({ page }) => {
  const text = "Tata & Sons' <3 %20 a\\b =1+1 ॐ";
  const box = panel(page).getByRole('textbox', { name: 'Value' });
  await box.fill(text);
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(text);
  await expect(panel(page).getByRole('status')).toHaveText('Shown. Checked. On disk.');
  expect(studio.read('pages/login.yaml')).toContain(`heading: ${text}\n`);
  await expect(box).toHaveValue(text);
});

test('an invalid text stays a draft with its problem, and the page does not change', async ({ page }) => {
  const headline = frame.getByRole('heading', { level: 1 });
  const box = panel(page).getByRole('textbox', { name: 'Value' });
  await box.fill('Log in here');
  await expect.poll(() => studio.read('pages/login.yaml')).toContain('heading: Log in here\n');
  await box.fill('Log  in with too many spaces');
  await expect(panel(page).getByRole('status')).toContainText('Not shown and not on disk');
  await expect(panel(page)).toContainText('copy/');
  await expect(headline).toContainText('Log in here');
  expect(studio.read('pages/login.yaml')).toContain('heading: Log in here\n');
  await box.fill('Log in once more');
  await expect(headline).toContainText('Log in once more');
  await expect(panel(page)).toContainText('No problem');
});

test('a draft can be discarded', async ({ page }) => {
  const box = panel(page).getByRole('textbox', { name: 'Value' });
  await expect(panel(page).getByRole('status')).toHaveText('Shown. Checked. On disk.');
  const before = studio.read('pages/login.yaml');
  await box.fill('Two  spaces');
  await expect(panel(page).getByRole('status')).toContainText('Not shown and not on disk');
  await panel(page)
    .getByRole('button', { name: /^Discard the draft/ })
    .click();
  await expect(box).toHaveValue('Log in once more');
  await expect(panel(page)).toContainText('No problem');
  expect(studio.read('pages/login.yaml')).toBe(before);
});

test('a change by another program is shown; if both changed the same text, the manager decides', async ({ page }) => {
  const box = panel(page).getByRole('textbox', { name: 'Value' });
  const writeElsewhere = (from: string, to: string) => {
    const text = studio.read('pages/login.yaml');
    expect(text).toContain(from);
    studio.write('pages/login.yaml', text.replace(from, to));
  };
  await box.fill('Log in');
  await expect(panel(page).getByRole('status')).toHaveText('Shown. Checked. On disk.');
  writeElsewhere('heading: Log in\n', 'heading: Sign in\n');
  await expect(box).toHaveValue('Sign in');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Sign in');
  // The other program writes after the manager has seen the text and before it is saved.
  const meanwhile = (act: () => void) =>
    page.route(
      '**/api/edit',
      async (route) => {
        act();
        await route.continue();
      },
      { times: 1 },
    );
  await meanwhile(() => writeElsewhere('title: Login', 'title: Your login'));
  await box.fill('Welcome');
  await expect.poll(() => studio.read('pages/login.yaml')).toContain('heading: Welcome\n');
  expect(studio.read('pages/login.yaml')).toContain('title: Your login');
  await expect(panel(page).getByRole('status')).toHaveText('Shown. Checked. On disk.');
  await meanwhile(() => writeElsewhere('heading: Welcome\n', 'heading: Theirs\n'));
  await box.fill('Mine');
  await expect(panel(page).getByRole('status')).toContainText('Someone else');
  expect(studio.read('pages/login.yaml')).toContain('heading: Theirs\n');
  await panel(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => studio.read('pages/login.yaml')).toContain('heading: Mine\n');
});
