import { expect, type Page } from '@playwright/test';
import { stillness } from './axe.ts';
import { hold } from './hold.ts';

/** Opens a page of the site, and waits until its script listens: a click before that would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await overlayLeft(page);
  await page.goto(path);
  await hydrated(page);
}

/** A closed dialog removes its history entry a moment later. Until then, no other page can be opened. */
async function overlayLeft(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (history.state as { overlay?: true } | null)?.overlay !== true || document.querySelector('dialog[open]'),
  );
}

/** The menu opens without script, and adds its history entry a moment later. */
export async function overlayEntered(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { overlay?: true } | null)?.overlay === true);
}

/** Saves texts in the local storage, as an earlier visit would. */
export async function keepOnDevice(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
}

/**
 * Waits until the script listens, after a reload or a move of the browser's history to another document. If the script
 * waits until it is needed, the pointer moves over a button for a moment.
 */
export const hydrated = (page: Page): Promise<void> => untilHydrated(page, true);

/** Waits until the script listens, without a pointer. */
export const hydratedByItself = (page: Page): Promise<void> => untilHydrated(page, false);

/** What React keeps on the root, as far as it is read here. */
interface ReactContainer {
  readonly stateNode: { readonly current: { readonly memoizedState?: { readonly isDehydrated: boolean } } };
}

async function untilHydrated(page: Page, hasPointer: boolean): Promise<void> {
  await page.waitForFunction((moves) => {
    const root = document.getElementById('root');
    if (moves && root && document.querySelector('script[data-later]')) {
      const button = root.appendChild(document.createElement('button'));
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      button.remove();
    }
    // React marks an element when it looks at it, and has hydrated it when it has looked at the whole page.
    const [mark, container] = [root?.firstElementChild, root].map((element) =>
      Object.entries(element ?? {}).find(([key]) => key.startsWith('__react')),
    );
    return mark && (container?.[1] as ReactContainer).stateNode.current.memoizedState?.isDehydrated === false;
  }, hasPointer);
}

/** Waits until nothing moves and the browser is idle, so that nothing more happens by itself. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await stillness(page);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
  });
}

/** Shows the page while its script is held back. Returns a function that lets the script arrive. */
export async function showBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
  const arrive = await hold(page, /\/entry-client-.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    arrive();
    await hydratedByItself(page);
  };
}
