import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { plainText } from '../../src/shared/engine/format/rich.ts';
import { accessible, expect, noSidewaysScroll, test } from './fixtures.ts';
import { embeddedForm, leadApi, openPolicy } from './policy/page.ts';
import * as config from './setup/config.ts';
import { open } from './setup/open.ts';
import { wordsIn } from './setup/words.ts';

const { notice, purposes, retention } = config.site.leads!;
const own = config.block('my-requests', 'own-requests');
const lead = config.form('lead');

const opener = (form: Locator): Locator => form.getByRole('button', { name: notice!.label });
const noticeIn = (form: Locator): Locator => form.getByRole('group', { name: notice!.label });

/** Counts the taps of a visitor. */
function fingers() {
  let taps = 0;
  return {
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.tap();
    },
    taps: () => taps,
  };
}

/** Fills in the least that the form asks for, and sends it. Returns the number of taps. */
async function giveConsent(page: Page): Promise<number> {
  const { tap, taps } = fingers();
  const form = await embeddedForm(page);
  await tap(form.getByRole('textbox', { name: config.label(lead, 'name') }));
  await page.keyboard.type('Nikhil Joshi');
  await tap(form.getByRole('textbox', { name: config.label(lead, 'phone') }));
  await page.keyboard.type(`97${String(Math.random()).slice(2, 10).padEnd(8, '0')}`);
  await tap(form.getByRole('checkbox', { name: config.label(lead, 'consent') }));
  await Promise.all([page.waitForResponse(leadApi), tap(form.getByRole('button', { name: lead.submit.label }))]);
  await expect(page.getByRole('link', { name: config.site.leads!.own!.label })).toBeVisible();
  return taps();
}

/** Withdraws the consent to the request that is shown. */
async function withdraw(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await tap(page.getByRole('button', { name: own.withdraw.label }));
  await tap(page.getByRole('button', { name: own.withdraw.confirm }));
  await expect(page.getByText(own.withdrawnOn.split('{')[0]!)).toBeVisible();
}

test('withdrawing takes no more taps than giving, from the card and from the page of requests', async ({ page }) => {
  await openPolicy(page);
  const given = await giveConsent(page);
  const card = fingers();
  await card.tap(page.getByRole('link', { name: config.site.leads!.own!.label }));
  await withdraw(page, card.tap);
  expect(card.taps()).toBeLessThanOrEqual(given);

  await openPolicy(page, config.policy('roadside-assist-car'));
  const again = await giveConsent(page);
  // A later visit, by the link of the notice on the legal page.
  await open(page, '/LegalAndPolicy');
  const later = fingers();
  await later.tap(page.locator('[data-block="purposes"]').getByRole('link', { name: 'your requests' }));
  await later.tap(page.getByRole('button', { name: own.open }).first());
  await withdraw(page, later.tap);
  expect(later.taps()).toBeLessThanOrEqual(again);
});

test('the notice opens over the form, says what, why, how long and for whom, and moves nothing', async ({ page }) => {
  await openPolicy(page);
  const form = await embeddedForm(page);
  const name = form.getByRole('textbox', { name: config.label(lead, 'name') });
  await name.fill('Asha Rao');
  const send = form.getByRole('button', { name: lead.submit.label });
  await opener(form).scrollIntoViewIfNeeded();
  const before = await send.boundingBox();
  expect((await opener(form).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expect(noticeIn(form)).toBeHidden();
  await opener(form).tap();
  const words = noticeIn(form);
  await expect(words).toContainText(purposes!['call-back']!.words);
  await expect(words).toContainText(purposes!['call-back']!.to);
  await expect(words).toContainText(config.label(lead, 'phone'));
  await expect(words).toContainText(`${retention} days`);
  await expect(words.getByRole('link', { name: 'your requests' })).toHaveAttribute('href', '/MyRequests');
  await expect(words).toContainText(plainText(notice!.complain));
  await expect(words).toContainText(notice!.children!);
  await expect(words).not.toContainText(purposes!.plans!.words);
  expect(await send.boundingBox()).toEqual(before);
  await accessible(page);
  await page.setViewportSize({ width: 320, height: 600 });
  await noSidewaysScroll(page);
  await words.getByRole('button', { name: config.site.texts.close }).tap();
  await expect(words).toBeHidden();
  await expect(name).toHaveValue('Asha Rao');
});

test('a keyboard opens and closes the notice in a panel, which stays open, and what was typed stays', async ({
  page,
}) => {
  await openPolicy(page);
  await page.getByRole('button', { name: 'Get Quote' }).tap();
  const panel = page.getByRole('dialog');
  const name = panel.getByRole('textbox', { name: config.label(lead, 'name') });
  await name.fill('Asha Rao');
  await opener(panel).press('Enter');
  await expect(noticeIn(panel)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(noticeIn(panel).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(noticeIn(panel)).toBeHidden();
  await expect(opener(panel)).toBeFocused();
  await expect(name).toHaveValue('Asha Rao');
  // To the page of requests and back: the draft is still there.
  await opener(panel).press('Enter');
  await noticeIn(panel).getByRole('link', { name: 'your requests' }).tap();
  await expect(page.getByRole('heading', { name: own.heading })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Get Quote' }).tap();
  await expect(name).toHaveValue('Asha Rao');
});

test('Hindi visitors read the notice in Hindi, and the same words on the legal page', async ({ page }) => {
  const translated = parse(readFileSync('config/translations/hi/site.yaml', 'utf8')) as Record<string, { hi: string }>;
  const hindi = (key: string): string => plainText(translated[`leads.${key}`]!.hi);
  await open(page, '/hi/policy/health-shield-basic');
  const form = await embeddedForm(page, wordsIn('hi'));
  await form.getByRole('button', { name: hindi('notice.label') }).tap();
  await expect(form.getByRole('group', { name: hindi('notice.label') })).toContainText(hindi('notice.complain'));
  await open(page, '/hi/LegalAndPolicy');
  const block = page.locator('[data-block="purposes"]');
  for (const key of ['purposes.call-back.words', 'purposes.plans.words', 'notice.withdraw', 'notice.complain'])
    await expect(block).toContainText(hindi(key));
});
