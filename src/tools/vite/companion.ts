import type { Plugin, ViteDevServer } from 'vite';
import type { SiteOverrides, LiveSite } from './live-site.ts';

/** A plug-in that extends the site plug-in on the development server (Studio). */
export interface Companion extends SiteOverrides {
  /** Scripts of each page, in place of the site's entry and the problem overlay. */
  readonly scripts: readonly string[];
  /** Called when the site is compiled first. */
  begin(site: LiveSite, server: ViteDevServer): void;
  /** Whether the companion itself changed a file, and the site is already updated. */
  isOwn(file: string): boolean;
  /**
   * Called when a page was opened in another language than the last one.
   */
  wentOn(): void;
  /**
   * Called when the site was compiled again because a file changed on disk. The companion then runs the simulated
   * visitors.
   */
  changed(): void;
}

const NAME = 'companion';

/** Wraps a companion as a plug-in, which the site plug-in finds on the server. */
export const accompany = (companion: Companion): Plugin => ({ name: NAME, api: companion });

/** The companion among the plug-ins of a development server; undefined in other modes. */
export const companionIn = (plugins: readonly Plugin[]): Companion | undefined =>
  plugins.find(({ name }) => name === NAME)?.api as Companion | undefined;
