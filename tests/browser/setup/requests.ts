import type { Page } from '@playwright/test';

/** What the page asks for from now on, such as `POST /api/leads`; the built files of the site itself are left out. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}
