import { test as base, type FrameLocator, type Page } from '@playwright/test';
import { startStudio, type StudioServer } from '../../support/studio-server.ts';
import { enter } from './go.ts';

interface Wanted {
  /** Of the window, in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: 'reduce';
  /** Creates the site folder that Studio opens. Default: a copy of ours in one language. */
  root?(): string;
  /** Whether that folder is a copy of the project, from which Studio runs. */
  readonly isProject?: boolean;
  /** Runs before the page opens Studio. */
  before?(page: Page): void;
  /** Runs once the page has opened Studio. */
  begin?(page: Page): Promise<void>;
}

/**
 * Serial tests that share one Studio and one page: Studio is slow to start, and a new browser context would load its
 * hundreds of modules again.
 */
export function studioTest({ width = 1600, height = 900, reducedMotion, root, isProject, before, begin }: Wanted = {}) {
  let studio: StudioServer;
  let sharedPage: Page;
  const test = base.extend({ page: async ({}, use) => use(sharedPage) });
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ browser }) => {
    const folder = root?.();
    studio = await startStudio(folder, isProject === true ? folder : undefined);
    sharedPage = await browser.newPage({ viewport: { width, height }, ...(reducedMotion && { reducedMotion }) });
    before?.(sharedPage);
    await enter(sharedPage, studio);
    await begin?.(sharedPage);
  });
  test.afterAll(async () => {
    await sharedPage.close();
    await studio.stop();
  });
  return {
    test,
    studio: later(() => studio),
    /** The site in Studio's frame. */
    frame: later<FrameLocator>(() => sharedPage.frameLocator('iframe')),
  };
}

/** A stand-in for an object that exists only once the tests run. */
const later = <Thing extends object>(get: () => Thing): Thing =>
  new Proxy({} as Thing, {
    get: (_, name) => {
      const thing = get();
      const value: unknown = Reflect.get(thing, name);
      return typeof value === 'function' ? (value.bind(thing) as unknown) : value;
    },
  });

/** Waits until the frame shows the site. */
export const siteShown = (page: Page): Promise<void> =>
  page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
