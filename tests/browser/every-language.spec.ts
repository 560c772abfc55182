import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { translatedPaths } from '../support/page-paths.ts';
import { axe } from './setup/axe.ts';
import { expect, noSidewaysScroll, test } from './fixtures.ts';
import { hydrated } from './setup/open.ts';

/** Names that are the same in a language. */
function namesIn(code: string): readonly string[] {
  const file = join(import.meta.dirname, '../../config/translations', code, 'terms.yaml');
  return (parse(readFileSync(file, 'utf8')) as { readonly never?: readonly string[] }).never ?? [];
}

/** The pages that `npm test` opens too. */
const always = /^\/\w+(?:\/(?:HealthInsurance|TermPlans))?$/;

/** Where the menu of a wide screen begins, in CSS pixels. */
const menuFrom = 992;

for (const [code, paths] of translatedPaths()) {
  const names = namesIn(code);
  for (const path of paths)
    test(
      `${path} is in its language only, cuts no word at 320 px, and is accessible`,
      { tag: always.test(path) ? '@journey' : [] },
      async ({ page, allow }) => {
        if (path.endsWith('/no-such-page')) allow(/status of 404/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}\\b`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await noSidewaysScroll(page);
        expect(await page.evaluate(cutTexts)).toEqual([]);
        await axe(page);
        expect((await page.evaluate(shownTexts)).filter((text) => isForeign(text, names))).toEqual([]);
        await page.setViewportSize({ width: menuFrom, height: 800 });
        await noSidewaysScroll(page);
        await expectOneLine(page);
      },
    );
}

/** Expects the brand and the languages of the header in one line. */
async function expectOneLine(page: Page): Promise<void> {
  const links = page.getByRole('banner').getByRole('link');
  const [first, last] = await Promise.all([links.first().boundingBox(), links.last().boundingBox()]);
  expect(Math.abs(first!.y + first!.height / 2 - (last!.y + last!.height / 2))).toBeLessThan(first!.height);
}

/** Addresses, and short names in capitals such as UPI. */
const everywhere = /\S+@\S+|\b[A-Z0-9]+s?\b/g;

/** Whether a text has a word in Latin letters that is not a name. */
function isForeign(text: string, names: readonly string[]): boolean {
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  const left = longestFirst.reduce((words, name) => words.replaceAll(name, ' '), text);
  return /\p{Script=Latin}{3}/u.test(left.replaceAll(everywhere, ' '));
}

/** Runs in the page. What visitors read and hear, without parts that are marked as being in another language. */
function shownTexts(): string[] {
  const isOther = (element: Element) => element.closest('script, style, template, noscript, [lang]:not(html)') !== null;
  const texts: string[] = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode as Text;
    if (parentElement && !isOther(parentElement)) texts.push(data.trim());
  }
  for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isOther(element)) texts.push(element.getAttribute(name)!);
  return [...new Set(texts)];
}

/** Runs in the page. Texts that are wider than the box that hides what sticks out of it. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowX, clip, clipPath } = getComputedStyle(element);
      const hides = (overflowX === 'hidden' || overflowX === 'clip') && clip === 'auto' && clipPath === 'none';
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent!.trim(),
      );
      return hides && hasText && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    })
    .map(({ textContent }) => textContent!.trim());
}
