import type { Browser, Page } from '@playwright/test';
import type { Size } from './build.ts';
import { plans, submitEmpty, withPage } from './read.ts';
import { names, type Variant } from './variants.ts';

/** The content of a form: its questions, its messages without answers, its questions once a condition holds. */
export interface Shown {
  readonly questions: number;
  readonly messages: readonly string[];
  readonly described: number;
  readonly afterChoice: number;
}

/** Throws when a variant has fewer questions, fewer messages or other words than the hand-written form. */
export async function checkAgreement(browser: Browser, url: string): Promise<void> {
  const wrong: string[] = [];
  for (const size of ['small', 'large'] as const) {
    const reference = await look(browser, url, size, 'hand');
    for (const variant of names) {
      const shown = variant === 'hand' ? reference : await look(browser, url, size, variant);
      wrong.push(...differences(shown, reference, size, variant).map((what) => `${variant} ${size}: ${what}`));
    }
  }
  if (wrong.length > 0) throw new Error(`The forms are not the same:\n${wrong.join('\n')}`);
}

/** Differences from the hand-written form, a line each. Empty if questions and messages are the same. */
export function differences(shown: Shown, reference: Shown, size: 'small' | 'large', variant: Variant): string[] {
  const { errors, questions } = plans[size];
  const found: string[] = [];
  const expect = (what: string, is: number, wanted: number) => {
    if (is !== wanted) found.push(`${is} ${what}, and not ${wanted}`);
  };
  expect('questions', shown.questions, questions);
  expect('messages', shown.messages.length, errors);
  // rjsf as it comes gives its inputs the ids of messages that it draws in its own way.
  if (variant !== 'stock') expect('questions that name their message', shown.described, errors);
  expect('questions once a condition holds', shown.afterChoice, questions + (size === 'large' ? 1 : 0));
  const others = shown.messages.filter((message) => !reference.messages.includes(message));
  if (others.length > 0) found.push(`other words, such as “${others[0]}”`);
  return found;
}

function look(browser: Browser, url: string, size: Size & ('small' | 'large'), variant: Variant): Promise<Shown> {
  return withPage(browser, `${url}/${size}-${variant}/`, async (page) => {
    await page.evaluate(() => window.probe.ready);
    const questions = await page.evaluate(countQuestions);
    await submitEmpty(page, plans[size].errors, variant);
    const { messages, described } = await page.evaluate(readMessages, variant === 'stock');
    if (size === 'large') await page.locator('form select').first().selectOption({ label: 'Family' });
    return { questions, messages, described, afterChoice: await countSoon(page, questions + 1) };
  });
}

/** The number of questions, as soon as it is `wanted`, or after two seconds. */
async function countSoon(page: Page, wanted: number): Promise<number> {
  const end = Date.now() + (wanted > 100 ? 4000 : 0);
  let count = await page.evaluate(countQuestions);
  while (count !== wanted && Date.now() < end) {
    await page.waitForTimeout(50);
    count = await page.evaluate(countQuestions);
  }
  return count;
}

/** Runs in the page. The radio buttons of one name are one question. */
function countQuestions(): number {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea):not([type=hidden])'),
  ];
  return new Set(controls.map(({ type, name, id }) => (type === 'radio' ? `${name} of ${type}` : id))).size;
}

/** Runs in the page. The messages beside the fields, and how many fields name theirs as their description. */
function readMessages(isStock: boolean): { messages: string[]; described: number } {
  const selector = isStock ? '.error-detail .text-danger' : '[data-field] > p[id$="error"]';
  const drawn = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
  const isNamed = ({ id }: Element) =>
    document.querySelector(
      `[data-field] [aria-invalid="true"][aria-describedby~="${id}"], [data-field] [aria-describedby~="${id}"]`,
    );
  return {
    messages: drawn.map(({ textContent }) => textContent?.trim() ?? ''),
    described: isStock ? 0 : drawn.filter(isNamed).length,
  };
}
