import type { Unsaved } from '../../compiler/read/files.ts';
import type { StoredDraft } from './json-store.ts';

/**
 * Groups of drafts that are saved together or not at all: those of the same change, and of changes that share files
 * with it.
 */
export function draftGroups<Draft extends StoredDraft>(drafts: Iterable<Draft>): Draft[][] {
  let groups: { readonly files: ReadonlySet<string>; readonly drafts: Draft[] }[] = [];
  for (const draft of drafts) {
    const files = [draft.file, ...draft.together];
    const met = groups.filter((group) => files.some((file) => group.files.has(file)));
    const group = {
      files: new Set([...met.flatMap((one) => [...one.files]), ...files]),
      drafts: [...met.flatMap((one) => one.drafts), draft],
    };
    groups = [...groups.filter((one) => !met.includes(one)), group];
  }
  return groups.map((group) => group.drafts);
}

/** The drafts that are saved together with some files or not at all. */
export const groupWith = <Draft extends StoredDraft>(files: Iterable<string>, drafts: Iterable<Draft>): Draft[] => {
  const wanted = new Set(files);
  return draftGroups(drafts).flatMap((group) => (group.some(({ file }) => wanted.has(file)) ? group : []));
};

/** The texts of drafts, overridden by other texts. */
export const withTexts = (drafts: readonly StoredDraft[], texts: Unsaved = new Map()): Unsaved =>
  new Map([...drafts.map(({ file, text }) => [file, text] as const), ...texts]);

/**
 * Texts combined with refused drafts, because they may be valid together: a name and its use, for example. First with
 * all drafts, then with those of each change.
 */
export function withOthers(own: Unsaved, drafts: readonly StoredDraft[]): Unsaved[] {
  const others = drafts.filter(({ file }) => !own.has(file));
  const groups = draftGroups(others);
  return [...(groups.length > 1 ? [others] : []), ...groups].map((some) => withTexts(some, own));
}
