import { expect, type Page } from '@playwright/test';

/** Opens a page of the site, and waits until its script listens: a press before that would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await overlayLeft(page);
  await page.goto(path);
  await hydrated(page);
}

/** A dialog that is closed leaves its entry of the history a moment later: until then no other page can be opened. */
async function overlayLeft(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (history.state as { overlay?: true } | null)?.overlay !== true || document.querySelector('dialog[open]'),
  );
}

/** The menu opens without script, and its entry of the history comes a moment later. */
export async function overlayEntered(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { overlay?: true } | null)?.overlay === true);
}

/** Puts texts into the local storage, as an earlier visit would have left them. */
export async function keepOnDevice(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
}

/**
 * For after a reload, or a move of the browser's history to another document. Where the script waits until it is needed,
 * the pointer comes to a button for a moment.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    if (root && document.querySelector('script[data-later]')) {
      const button = root.appendChild(document.createElement('button'));
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      button.remove();
    }
    // React marks an element when it takes it over.
    const first = root?.firstElementChild;
    return first ? Object.keys(first).some((key) => key.startsWith('__react')) : false;
  });
}

/** Shows the page while its script is on the way. Returns what lets the script arrive. */
export async function showWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/entry-client-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    arrive();
    // React marks the elements that it has taken over.
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react'))),
      )
      .toBe(true);
  };
}
