import type { Page } from '@playwright/test';

/** Something to wait for until it is opened. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Holds back what a page asks for at these addresses. Returns what lets it go on. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(addresses, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
