import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Size } from './build.ts';
import type { Variant } from './variants.ts';
import { installProbe, type Probe } from './probe.ts';

/** One round of one form in one variant: times in ms, heap in MB. */
export interface Reading {
  readonly load: readonly number[];
  readonly keys: readonly number[];
  readonly taken: readonly number[];
  readonly submit: number;
  readonly heap: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** The control to type in, by the end of its id, and the number of errors of an empty form. */
export const plans = {
  small: { typeIn: ['name', 'mobile'], errors: 8, questions: 11 },
  large: { typeIn: ['part1Note1', 'part6Note3'], errors: 270, questions: 270 },
  rows: { typeIn: ['people.1.part1Note1', 'people.26.part1Note2'], errors: 450, questions: 450 },
} as const;

/** The element of the message beside a field. All variants have the same markup, except stock rjsf. */
export const errorOf = (variant: Variant): string =>
  variant === 'stock' ? '.error-detail .text-danger' : '[data-field] > p[id$="error"]';

/** Timeout for the messages of a form, in ms, so that a form that never shows them does not block the bench. */
const mostWait = 60_000;

const typed = '9876543210';
/** Between two keys, in ms: a fast typist, and less than the pause after which our engine stores a text. */
const cadence = 120;

/** Load the page twice with an empty cache: to type in it, and to submit it empty. */
export async function read(browser: Browser, url: string, size: Size, variant: Variant): Promise<Reading> {
  const { typeIn, errors } = plans[size];
  const typing = await withPage(browser, url, async (page) => {
    const load = await page.evaluate(() => window.probe.ready);
    for (const name of typeIn) {
      await page.locator(`[id$="${variant === 'stock' ? '_' : '-'}${name}"]`).click();
      await page.waitForTimeout(400);
      await page.keyboard.type(typed, { delay: cadence });
      await page.waitForTimeout(400);
    }
    return { load, ...(await page.evaluate(() => ({ keys: window.probe.keys, taken: window.probe.taken }))) };
  });
  const submitting = await withPage(browser, url, async (page, session) => {
    const load = await page.evaluate(() => window.probe.ready);
    const submit = await submitEmpty(page, errors, variant);
    return { load, submit, heap: await heapOf(session) };
  });
  if (typing.keys.length !== typeIn.length * typed.length)
    throw new Error(`${variant} ${size}: ${typing.keys.length} keys were painted`);
  const { keys, taken } = typing;
  return { load: [typing.load, submitting.load], keys, taken, submit: submitting.submit, heap: submitting.heap };
}

/** Press the button that submits. Returns the time until all `errors` were painted. `before` runs just before. */
export async function submitEmpty(
  page: Page,
  errors: number,
  variant: Variant,
  before = async (): Promise<void> => {},
): Promise<number> {
  const button = page.locator('form [type=submit]').last();
  await button.scrollIntoViewIfNeeded();
  // Scrolling is painted before a visitor can press.
  await page.waitForTimeout(500);
  const asked = [errors, errorOf(variant)] as const;
  const done = page.evaluate(([count, selector]) => window.probe.submitted(count, selector), asked);
  await page.waitForTimeout(200);
  await before();
  await button.click();
  const tooLate = async (): Promise<never> => {
    await page.waitForTimeout(mostWait);
    throw new Error(`${variant}: ${errors} messages are not there ${mostWait / 1000} s after the button was pressed`);
  };
  return Promise.race([done, tooLate()]);
}

/** Load a page, with slower CPU and an empty cache, and work in it. `before` runs before the page is asked for. */
export async function withPage<T>(
  browser: Browser,
  url: string,
  work: (page: Page, session: CDPSession) => Promise<T>,
  before = async (_page: Page, _session: CDPSession): Promise<void> => {},
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const failed: Error[] = [];
  page.on('pageerror', (error) => failed.push(error));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The runner's compiler gives functions their names by this helper, which the page lacks.
  await page.addInitScript(`window.__name = (named) => named; (${installProbe.toString()})();`);
  await before(page, session);
  await page.goto(url);
  const result = await work(page, session);
  await context.close();
  if (failed[0]) throw failed[0];
  return result;
}

async function heapOf(session: CDPSession): Promise<number> {
  for (let count = 0; count < 2; count++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
