import { expect, type Page } from '@playwright/test';
import { go } from './go.ts';
import { panel } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest({ begin: (page) => go(page, '/About') });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Something new' });
const frame = (page: Page) => page.frameLocator('iframe');

const campaign = `# yaml-language-server: $schema=../../schemas/editor/page.json
path: /summer-offer
parent: about
name: Summer offer
title: Summer offer
description: Say in one or two sentences what a visitor finds here. Search results show it.

blocks:
  - block: hero
    heading: Summer offer
    lead: Say what this page is for.
`;

const link = `
  - block: cta
    heading: Summer offer
    buttons:
      - { label: Summer offer, href: /summer-offer }
`;

test('a page is created with only the keyboard: it is in the frame, its file is open, and Undo removes it', async ({
  page,
}) => {
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  const before = studio.read('pages/about.yaml');
  await page.getByRole('button', { name: 'New…' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('combobox')).toHaveValue('about');
  await expect(dialog(page).getByRole('radio', { name: 'A page', exact: true })).toBeChecked();
  await dialog(page).getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('summer-offer');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('Summer offer /summer-offer');
  await expect(frame(page).getByRole('heading', { level: 1 })).toContainText('Summer offer');
  await expect(panel(page)).toContainText('pages/summer-offer.yaml:');
  await expect.poll(() => studio.has('pages/summer-offer.yaml')).toBe(true);
  expect(studio.read('pages/summer-offer.yaml')).toBe(campaign);
  expect(studio.read('pages/about.yaml')).toBe(before + link);
  await frame(page).getByRole('heading', { level: 1 }).click();
  await panel(page).getByRole('textbox', { name: 'Value' }).fill('Cooler this summer');
  await expect(frame(page).getByRole('heading', { level: 1 })).toContainText('Cooler this summer');
  await expect
    .poll(() => studio.read('pages/summer-offer.yaml'))
    .toBe(campaign.replace('heading: Summer offer', 'heading: Cooler this summer'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read('pages/summer-offer.yaml')).toBe(campaign);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.has('pages/summer-offer.yaml')).toBe(false);
  expect(studio.read('pages/about.yaml')).toBe(before);
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue(/ \/About$/);
  await expect(panel(page)).toContainText('pages/about.yaml:');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => studio.has('pages/summer-offer.yaml')).toBe(true);
});

test('an invalid name is explained, and nothing typed is lost; a new form is shown on its page', async ({ page }) => {
  await go(page, '/About');
  await page.getByRole('button', { name: 'New…' }).click();
  await dialog(page).getByText('A form', { exact: true }).click();
  const name = dialog(page).getByRole('textbox', { name: 'Name' });
  await name.fill('Call Back');
  await dialog(page).getByRole('button', { name: 'Make it' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('not a valid name');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'New…' }).click();
  await expect(name).toHaveValue('Call Back');
  await name.fill('call-me-back');
  await dialog(page).getByRole('button', { name: 'Make it' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(panel(page)).toContainText('forms/call-me-back.yaml:');
  await expect(frame(page).locator('form[data-form="call-me-back"]')).toBeVisible();
  await expect.poll(() => studio.has('forms/call-me-back.yaml')).toBe(true);
});
