import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { hold } from '../setup/hold.ts';
import { open } from '../setup/open.ts';
import * as config from '../setup/config.ts';
import { asWritten, type Say } from '../setup/words.ts';

export const policyApi = '**/api/mock/policy/*';
export const leadApi = '**/api/leads';

export const basic = config.policy('health-shield-basic');

/** Opens the page of a policy, and waits until it shows the policy. */
export async function openPolicy(
  page: Page,
  { id, name }: { readonly id: string; readonly name: string } = basic,
): Promise<void> {
  await open(page, `/policy/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Quote' })).toBeVisible();
}

/** The lead form in the page, not the one in the panel. It is loaded when the visitor scrolls near it. */
export async function embeddedForm(page: Page, say: Say = asWritten): Promise<Locator> {
  await expect(() =>
    page
      .getByRole('heading', { name: say(config.block('policy', 'catalog-item').lead.heading) })
      .scrollIntoViewIfNeeded({ timeout: 2_000 }),
  ).toPass();
  const form = page.getByRole('main').locator('form[data-form="lead"]').last();
  await expect(form).toBeVisible();
  return form;
}

/**
 * Fills in a lead; the product type is prefilled. Returns the mobile number, a new one each time, because leads of one
 * number are limited.
 */
export async function giveLead(form: Locator): Promise<string> {
  const phone = `98${String(Math.random()).slice(2, 10).padEnd(8, '0')}`;
  await form.getByRole('textbox', { name: 'Full name' }).fill('Nikhil Joshi');
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`);
  await form.getByRole('textbox', { name: 'Email' }).fill('nikhil@example.com');
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
  return phone;
}

/** Opens the page of a policy, and fills in the lead form there. */
export async function filledForm(page: Page): Promise<Locator> {
  await openPolicy(page);
  const form = await embeddedForm(page);
  await giveLead(form);
  return form;
}

export const submit = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: config.form('lead').submit.label }).click();

/** Failures of a call, as route handlers. */
export const failures: { fault: string; answer: (route: Route) => Promise<void> }[] = [
  { fault: 'the API is down', answer: (route) => route.abort('connectionrefused') },
  { fault: 'a 500', answer: (route) => route.fulfill({ status: 500, json: { title: 'Internal Server Error' } }) },
  { fault: 'a 429', answer: (route) => route.fulfill({ status: 429, json: {} }) },
  {
    fault: 'HTML in a 200',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' }),
  },
  {
    fault: 'JSON cut short in a 200',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"id":"a","na' }),
  },
  { fault: 'JSON of another shape in a 200', answer: (route) => route.fulfill({ json: { id: 7 } }) },
];

/** Holds the API of policies back. Returns a function that releases it. */
export const holdApi = (page: Page): Promise<() => void> => hold(page, policyApi);

/**
 * Adds up, as `window.shifted`, the layout shifts of the document that the visitor did not cause, from its start.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    const add = (list: PerformanceObserverEntryList): void =>
      list.getEntries().forEach((entry) => {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput)
          Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value });
      });
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The state of a reader: an open answer, its selected text, the focus on our number. Returns the remaining parts and
 * their positions.
 */
export async function takeHold(
  page: Page,
): Promise<{ state: ReturnType<typeof lookAgain>; before: number; top(): Promise<number> }> {
  await page.getByRole('main').getByRole('link', { name: '1800-000-1234' }).focus();
  await page.evaluate(() => {
    const details = document.querySelector('main details[open]')!;
    getSelection()!.selectAllChildren(details.querySelector('p')!);
    Object.assign(window, { held: [details, document.activeElement] });
  });
  const top = (): Promise<number> =>
    page
      .locator('main details')
      .first()
      .evaluate((details) => Math.round(details.getBoundingClientRect().top));
  // A press excuses the shifts of the next half second.
  await page.waitForTimeout(700);
  return { state: await page.evaluate(lookAgain), before: await top(), top };
}

/** Runs in the page. */
export function lookAgain() {
  const [details, link] = (window as unknown as { held: [HTMLDetailsElement, HTMLElement] }).held;
  return {
    isThere: details.isConnected && link.isConnected,
    isOpen: details.open,
    hasFocus: document.activeElement === link && link.textContent,
    selected: getSelection()!.toString(),
  };
}
