import { test as unguarded, type Page } from '@playwright/test';
import { axe, expect, noSidewaysScroll, test } from './fixtures.ts';
import { watch } from './setup/guards.ts';

/** Shows this markup as a page of the site, under an equally strict content security policy. */
async function show(page: Page, markup: string): Promise<void> {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
  await page.route('**/made', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: `<!doctype html><html lang="en"><title>Made</title><main><h1>Made</h1>${markup}</main></html>`,
    }),
  );
  await page.goto('/made');
}

test('a page without faults passes every guard', async ({ page }) => {
  await show(page, '<p>Nothing to see.</p>');
  await axe(page);
  await noSidewaysScroll(page);
});

test('axe finds a control without a name and a target that is too small', async ({ page }) => {
  await show(page, '<input> <button>a</button><button>b</button>');
  await page.evaluate(() =>
    document.querySelectorAll('button').forEach((button) => button.style.setProperty('font-size', '4px')),
  );
  await expect(axe(page)).rejects.toThrow(/label: [^]*target-size: /);
});

test('the guard finds sideways scroll and the element that causes it', async ({ page }) => {
  await show(page, '<svg class="wide" width="2000" height="10"></svg>');
  await expect(noSidewaysScroll(page, { timeout: 10_000 })).rejects.toThrow(/wide/);
});

test('a finding that the test allows passes', async ({ page, allow }) => {
  allow(/console error: expected/);
  await show(page, '');
  await page.evaluate(() => console.error('expected'));
});

const faults = [
  {
    fault: 'a style attribute',
    markup: '<p style="color: red">a</p>',
    finding: /content security policy: style-src-attr/,
  },
  { fault: 'an inline script', markup: '<script>let a</script>', finding: /content security policy: script-src-elem/ },
  {
    fault: 'another origin',
    act: () => location.assign('https://other.example/a'),
    finding: /^request to another origin: .*\/a$/,
  },
  { fault: 'a warning', act: () => console.warn('mind'), finding: /^console warning: mind/ },
  {
    fault: 'an error that nothing caught',
    act: () => void Promise.reject(new Error('lost')),
    finding: /^page error: .*lost/,
  },
];

for (const { fault, markup, act, finding } of faults) {
  unguarded(`the guards report ${fault}`, async ({ context, page, baseURL }) => {
    const { findings } = await watch(context, new URL(baseURL!).origin);
    await show(page, markup ?? '');
    if (act) await page.evaluate(act);
    await expect.poll(() => findings.join('\n')).toMatch(finding);
  });
}
