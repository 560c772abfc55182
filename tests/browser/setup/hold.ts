import type { Page } from '@playwright/test';

/** A promise that is fulfilled when `open` is called. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Holds back the requests of a page to these addresses. Returns a function that releases them. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(addresses, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
