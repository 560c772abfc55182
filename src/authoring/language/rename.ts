import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Unsaved } from '../../compiler/read/files.ts';
import { asFound } from '../usages/find.ts';
import { fieldCount } from '../usages/rename/field-count.ts';
import { CannotRename } from '../usages/rename/cannot-rename.ts';
import { whyKept } from '../usages/rename/new-name.ts';
import { planRename, type Edit } from '../usages/rename/plan.ts';
import { editsBetween } from './edits.ts';
import type { NamedHere, Things } from './things.ts';
import type { FileEdit } from './types.ts';

/** A site whose names are known, with the texts that an editor has. */
export interface Renaming {
  readonly root: string;
  readonly unsaved: Unsaved;
  readonly begun: SiteBegun;
  readonly things: Things;
  /** Compiles the site with other texts. */
  readonly begin: (unsaved: Unsaved) => SiteBegun;
}

/** The name at a cursor that can be renamed. Throws CannotRename where there is none. */
export function renamable(named: readonly NamedHere[]): NamedHere {
  const whys = named.map(({ thing }) => whyKept(asFound(thing)));
  const can = named[whys.indexOf(undefined)];
  if (!can) throw new CannotRename(whys[0] ?? 'What stands here is no name.');
  return can;
}

/** What changes in all files when a thing gets another name. Throws CannotRename when the site would not be sound. */
export function renameTo(named: NamedHere, name: string, renaming: Renaming): FileEdit[] {
  const { root, unsaved, begun, things, begin } = renaming;
  const [problem] = begun.problems;
  if (problem)
    throw new CannotRename(
      `The config is not sound. Mend this first: ${problem.place.file}:${problem.place.line}: ${problem.message}`,
    );
  const { kind, edits } = planRename(asFound(named.thing), name, things.all, root, unsaved);
  // Pictures are read from the disk, where they still have their old names.
  if (kind !== 'picture') {
    const after = begin(withEdits(unsaved, edits));
    const [wrong] = after.problems;
    if (wrong) throw new CannotRename(`The config would no longer be sound: ${wrong.place.file}: ${wrong.message}`);
    if (kind === 'field' && fieldCount(after) !== fieldCount(begun))
      throw new CannotRename('A form would ask for fewer fields than before: one of that name is there already.');
  }
  return edits.map(({ file, to, before, after }) => ({ file, to, edits: editsBetween(before, after) }));
}

const withEdits = (unsaved: Unsaved, edits: readonly Edit[]): Unsaved =>
  new Map([
    ...unsaved,
    ...edits.map(({ file }) => [file, undefined] as const),
    ...edits.flatMap(({ to, after }) => (to.startsWith('config/') ? [[to, after] as const] : [])),
  ]);
