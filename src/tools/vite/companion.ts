import type { Plugin, ViteDevServer } from 'vite';
import type { Dress, LiveSite } from './live-site.ts';

/** What a plug-in beside the site's adds to the development server. */
export interface Companion extends Dress {
  /** Scripts of the document of each page, in place of the site's entry and of what shows problems over it. */
  readonly scripts: readonly string[];
  /** Is told of the site when it is compiled first. */
  begin(site: LiveSite, server: ViteDevServer): void;
  /** Whether a file on the disk has changed by the companion's own hand, and the site has followed already. */
  isOwn(file: string): boolean;
  /** Is told that the site was compiled anew because a file has changed on the disk. It lets visitors come itself. */
  changed(): void;
}

const NAME = 'companion';

/** A plug-in that the site's finds among those of the server. */
export const accompany = (companion: Companion): Plugin => ({ name: NAME, api: companion });

/** The companion among the plug-ins of a development server; undefined in every other mode. */
export const companionIn = (plugins: readonly Plugin[]): Companion | undefined =>
  plugins.find(({ name }) => name === NAME)?.api as Companion | undefined;
