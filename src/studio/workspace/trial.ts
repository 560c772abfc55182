import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Unsaved } from '../../compiler/read/files.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { LiveSite } from '../../tools/vite/live-site.ts';
import { addedIn } from './added.ts';
import type { Disk } from './disk.ts';

/** The site with some changed texts, without the simulated visitors, and its new problems. */
export interface Trial {
  readonly begun: SiteBegun;
  readonly added: readonly Problem[];
}

/** A trial that is still in the site. `leave` restores the site. */
export interface Attempt extends Trial {
  leave(): void;
}

interface TriedSite {
  readonly site: LiveSite;
  readonly disk: Disk;
  /** The texts with which the site is compiled. */
  readonly unsaved: Map<string, string | undefined>;
  readonly known: readonly Problem[];
}

/** Compiles the site with texts, and finds its new problems. */
export function tryTexts(texts: Unsaved, { site, disk, unsaved, known }: TriedSite): Attempt {
  const { newest } = site;
  const before = [...unsaved];
  const pictures = disk.putPictures(texts);
  for (const [file, text] of texts) unsaved.set(file, text);
  const leave = () => {
    unsaved.clear();
    for (const [file, text] of before) unsaved.set(file, text);
    for (const file of pictures) disk.write(file, undefined);
    site.newest = newest;
  };
  try {
    const begun = site.read();
    return { begun, added: addedIn(begun.problems, [...known, ...site.problems]), leave };
  } catch (error) {
    leave();
    throw error;
  }
}
