import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { focusPlace, hiddenFocus } from '../setup/hidden-focus.ts';
import { open } from '../setup/open.ts';
import { siteTest } from './site.ts';

const test = siteTest('government');

/** Sizes that make the header high: at 390 px, this site's name already has its own line. */
const headers: Readonly<Record<string, { width: number; text: number; name?: string }>> = {
  '390 px': { width: 390, text: 100 },
  '320 px': { width: 320, text: 100 },
  '390 px with text at 200%': { width: 390, text: 200 },
  '320 px with text at 200%': { width: 320, text: 200 },
  '1280 px with text at 200%': { width: 1280, text: 200 },
  '320 px with a long name': { width: 320, text: 100, name: 'Office of Markets, Streets and Trading of Devpur Town' },
};

for (const [at, { width, text, name = '' }] of Object.entries(headers))
  test.describe(at, () => {
    test.use({ viewport: { width, height: 800 } });

    /** Opens the wizard and makes its header high, with large text or a long name. */
    const apply = async (page: Page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/apply');
      await page.evaluate(
        ([size, siteName]) => {
          document.documentElement.style.fontSize = size!;
          if (siteName) document.querySelector('header a')!.lastChild!.textContent = siteName;
          return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        },
        [`${text}%`, name],
      );
    };

    test('the header does not cover the control that has the focus', async ({ page }) => {
      await apply(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      expect(await page.evaluate(focusPlace), 'the field of the first error').toMatchObject({ isSeen: true });
      expect(await hiddenFocus(page)).toEqual([]);
    });

    test('the header does not cover what is scrolled into view', async ({ page }) => {
      await apply(page);
      await page.locator('form').evaluate((form) => {
        form.style.marginBlockEnd = '100vh';
        form.scrollIntoView();
      });
      const [header, form] = [page.getByRole('banner'), page.locator('form')];
      const edge = ({ y, height }: { y: number; height: number }) => y + height;
      expect((await form.boundingBox())!.y).toBeGreaterThanOrEqual(edge((await header.boundingBox())!));
    });
  });

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });

  test('the header scrolls with the page', async ({ page }) => {
    await page.goto('/apply');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});
