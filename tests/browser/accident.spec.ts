import { accessible, expect, test } from './fixtures.ts';
import { formOf, stored } from './setup/form.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

const sections = [
  config.block('accident', 'prose').heading,
  'Features',
  'Types',
  'High-risk jobs',
  'Things to consider',
  'Covered and not covered',
];
const figures = [
  'Up to 25% off personal accident plans',
  'Owner-driver personal accident cover up to INR 15 lakh',
  config.block('accident', 'form').points[2]!,
];

test('the page has the form, its sections and its figures [spec 2.29, 2.98–2.105, 2.107, 3.29, 9.38]', async ({
  page,
}) => {
  await open(page, '/Accident');
  for (const name of sections) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  for (const name of ['Individual', 'Group', 'Covered', 'Not covered'])
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  for (const text of figures) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();

  const { root, field } = formOf(page, 'accident');
  const offered = async (role: 'radio' | 'checkbox', group: string) =>
    root
      .getByRole('group', { name: group })
      .getByRole(role)
      .evaluateAll((inputs) => inputs.map((input) => input.closest('label')?.textContent));
  expect(await offered('radio', 'Gender')).toEqual(['Male', 'Female']);
  await expect(root.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await expect(field('age')).toHaveAttribute('inputmode', 'decimal');
  for (const name of ['name', 'phone', 'city']) await expect(field(name)).toHaveValue('');
  expect(await offered('checkbox', 'Habits')).toEqual(['Smoking', 'Drinking', 'Fitness', 'Yoga', 'None']);
  expect(await offered('radio', config.label(config.form('accident'), 'familyMember'))).toEqual([
    'Self',
    'Wife',
    'Son',
    'Daughter',
    'Father',
    'Mother',
  ]);
});

test('Continue checks nothing and leads to the thank-you page; nothing is stored or sent [spec 2.106, 5.73, 7.07]', async ({
  page,
}) => {
  await open(page, '/Accident');
  const { root, field, button } = formOf(page, 'accident');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await root.getByRole('checkbox', { name: 'Yoga' }).check();
  await root.getByRole('checkbox', { name: 'None' }).check();
  await expect(root.getByRole('checkbox', { name: 'Yoga' })).not.toBeChecked();
  await root.getByRole('radio', { name: 'Male', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(root.getByRole('radio', { name: 'Female' })).toBeChecked();
  await field('age').fill('-3');
  await field('phone').fill('+91 987');
  await accessible(page, { part: '[data-form="accident"]' });
  await button('Continue').click();
  await expect(page).toHaveURL('/ApplicationSubmitted');

  await open(page, '/Accident');
  await button('Continue').click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  expect(sent).toEqual([]);
  expect(await stored(page)).toEqual([]);
});
