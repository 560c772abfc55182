import { test as base, type FrameLocator, type Page } from '@playwright/test';
import { startStudio, type StudioServer } from '../../support/studio-server.ts';
import { enter } from './go.ts';

interface Wanted {
  /** Of the window, in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: 'reduce';
  /** Makes the folder over whose config/ Studio starts; without it, a copy of ours. */
  root?(): string;
  /** Is told of the page before it comes to Studio, and after. */
  before?(page: Page): void;
  begin?(page: Page): Promise<void>;
}

/**
 * Tests that follow one another on one Studio and in one page: it takes long to start, and a new browser context would
 * ask it for each of its hundreds of modules again.
 */
export function studioTest({ width = 1600, height = 900, reducedMotion, root, before, begin }: Wanted = {}) {
  let studio: StudioServer;
  let only: Page;
  const test = base.extend({ page: async ({}, use) => use(only) });
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ browser }) => {
    studio = await startStudio(root?.());
    only = await browser.newPage({ viewport: { width, height }, ...(reducedMotion && { reducedMotion }) });
    before?.(only);
    await enter(only, studio);
    await begin?.(only);
  });
  test.afterAll(async () => {
    await only.close();
    await studio.stop();
  });
  return {
    test,
    studio: later(() => studio),
    /** The site in Studio's frame. */
    frame: later<FrameLocator>(() => only.frameLocator('iframe')),
  };
}

/** Something that is there once the tests run, and can be named before. */
const later = <Thing extends object>(get: () => Thing): Thing =>
  new Proxy({} as Thing, {
    get: (_, name) => {
      const thing = get();
      const value: unknown = Reflect.get(thing, name);
      return typeof value === 'function' ? (value.bind(thing) as unknown) : value;
    },
  });

/** Waits until the site is in the frame. */
export const drawn = (page: Page): Promise<void> =>
  page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
