import type { Page } from '@playwright/test';

/** The requests of the page from now on, such as `POST /api/leads`, without those for the built files of the site. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}
