import type { Browser } from '@playwright/test';
import { launchBrowser, serveBuild } from '../support/built-site.ts';
import { pagePaths } from '../support/page-paths.ts';

/**
 * `npm run bench paint`: largest paint, layout shift and worst interaction of every route of the built site,
 * on a phone's screen with 4× slower CPU and slow 4G (150 ms round trip, 1.6 Mbit/s down, 0.75 up):
 * the median of three loads each, with an empty cache. `npm run bench paint -- /Contact /compare` reads just those.
 */
const limits = { paint: 1200, shift: 0.01, interaction: 100 };
const loads = Number(process.env.LOADS ?? 3);

interface Reading {
  readonly paint: number;
  readonly shift: number;
  readonly interaction: number;
  /** The event of the worst interaction, and its target. */
  readonly what: string;
}

/** TypeScript's type lacks the number of the press or keystroke that an event belongs to; 0 if it belongs to none. */
type InteractionTiming = PerformanceEventTiming & { readonly interactionId: number };

const inMs = (time: number): string => `${String(Math.round(time)).padStart(10)} ms`;

async function main(): Promise<void> {
  const { url, stop } = await serveBuild();
  const browser = await launchBrowser();
  let over = 0;
  console.log('largest paint   shift   interaction   route, and what the worst interaction was');
  const chosen = process.argv.slice(2);
  for (const path of chosen.length > 0 ? chosen : pagePaths()) {
    const readings: Reading[] = [];
    for (let count = 0; count < loads; count++) readings.push(await read(browser, url + path));
    const { paint, shift, interaction, what } = median(readings);
    const bad = paint > limits.paint || shift > limits.shift || interaction > limits.interaction;
    if (bad) over += 1;
    const figures = `${inMs(paint)} ${shift.toFixed(3).padStart(7)} ${inMs(interaction)}`;
    console.log(`${figures}   ${path}${bad ? '   over the limit' : ''}   ${what}`);
  }
  await browser.close();
  stop();
  console.log(`\nLimits: ${limits.paint} ms, ${limits.shift}, ${limits.interaction} ms. ${over} routes over.`);
  process.exitCode = over > 0 ? 1 : 0;
}

async function read(browser: Browser, url: string): Promise<Reading> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0, interaction: 0, what: '' };
    Object.assign(window, { seen });
    // The times at which frames were drawn: a task after an animation frame's callback comes after its paint.
    const frames: number[] = [];
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => frames.push(performance.now());
    setInterval(() => requestAnimationFrame(() => drawn.port2.postMessage(0)), 16);
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.paint = entry.startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) seen.shift += value;
      }),
    ).observe({ type: 'layout-shift', buffered: true });
    const events = new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const { interactionId, name: event, target, startTime, duration, processingEnd } = entry as InteractionTiming;
        // Browsers also report a pointer that leaves a button, or over which a page appears. Nobody waits for these.
        if (!interactionId) return;
        // A headless browser dates the end of the last event to the next frame with a change, which may be much later.
        const shown = frames.find((time) => time > processingEnd) ?? Infinity;
        const interaction = Math.min(duration, shown - startTime);
        if (interaction <= seen.interaction) return;
        const element = target instanceof Element ? target.closest('button, input, textarea, summary, a') : null;
        const label = element?.getAttribute('name') ?? element?.textContent?.trim().slice(0, 30) ?? '';
        Object.assign(seen, { interaction, what: `${event} on ${element?.localName ?? 'the page'} ${label}` });
      }),
    );
    events.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await interact(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: Reading }).seen);
  await context.close();
  return seen;
}

/** The first actions of a visitor: the menu, the first field, the first choice, a submit. */
async function interact(page: Awaited<ReturnType<Browser['newPage']>>): Promise<void> {
  const menu = page.locator('header button:visible').first();
  if (await menu.isVisible()) {
    await menu.click();
    await page.keyboard.press('Escape');
  }
  const field = page
    .locator('main input:not([type=hidden]):not([type=radio]):not([type=checkbox]):not([type=range]), main textarea')
    .first();
  if (await field.isVisible()) await field.pressSequentially('Asha', { delay: 60 });
  const summary = page.locator('main summary').first();
  if (await summary.isVisible()) await summary.click();
  const submit = page.locator('main form button[type=submit]').first();
  if (await submit.isVisible()) await submit.click();
  await page.waitForTimeout(400);
}

function median(readings: readonly Reading[]): Reading {
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    paint: middle(readings.map((r) => r.paint)),
    shift: middle(readings.map((r) => r.shift)),
    interaction: middle(readings.map((r) => r.interaction)),
    what: readings[0]?.what ?? '',
  };
}

await main();
