import type { Unsaved } from '../../compiler/read/files.ts';
import type { KeptDraft } from './kept.ts';

/** Drafts in groups of which all are saved or none: those that were made by the same change, or by one that met it. */
export function groupsOf<Draft extends KeptDraft>(drafts: Iterable<Draft>): Draft[][] {
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

/** Those of some drafts that are saved together with some files, or not at all. */
export const groupWith = <Draft extends KeptDraft>(files: Iterable<string>, drafts: Iterable<Draft>): Draft[] => {
  const wanted = new Set(files);
  return groupsOf(drafts).flatMap((group) => (group.some(({ file }) => wanted.has(file)) ? group : []));
};

/** The texts of drafts, with others over them. */
export const withTexts = (drafts: readonly KeptDraft[], texts: Unsaved = new Map()): Unsaved =>
  new Map([...drafts.map(({ file, text }) => [file, text] as const), ...texts]);

/**
 * Texts with drafts that were refused alone, for together they may be sound: a name, and where it is used. First with
 * all of them, then with those of each change.
 */
export function withOthers(own: Unsaved, drafts: readonly KeptDraft[]): Unsaved[] {
  const others = drafts.filter(({ file }) => !own.has(file));
  const groups = groupsOf(others);
  return [...(groups.length > 1 ? [others] : []), ...groups].map((some) => withTexts(some, own));
}
