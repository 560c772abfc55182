import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { open } from '../setup/open.ts';

export const api = '**/api/mock/policies?*';

/** Opens the comparison, with the policies that fit its address. */
export async function openCompare(page: Page, query = ''): Promise<void> {
  await open(page, `/compare${query}`);
  await expect(found(page)).toBeVisible();
}

export const found = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Policies found: \d+$/ });
export const cards = (page: Page): Locator => page.getByRole('article');
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
export const type = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Type' }).getByRole('radio', { name });
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Policy or insurer' });
export const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Maximum premium' });

export const choose = (page: Page, name: string): Promise<void> =>
  card(page, name)
    .getByRole('button', { name: `Compare ${name}` })
    .click();

/** The next query to the API. */
export async function nextQuery(page: Page, act: () => Promise<unknown>): Promise<Record<string, string>> {
  const [request] = await Promise.all([page.waitForRequest(isQuestion), act()]);
  return Object.fromEntries(new URL(request.url()).searchParams);
}

const isQuestion = (request: Request): boolean => new URL(request.url()).pathname === '/api/mock/policies';
