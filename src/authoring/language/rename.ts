import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Unsaved } from '../../compiler/read/files.ts';
import { asThingUses } from '../usages/find.ts';
import { fieldCount } from '../usages/rename/field-count.ts';
import { CannotRename } from '../usages/rename/cannot-rename.ts';
import { whyKept } from '../usages/rename/new-name.ts';
import type { Edit } from '../usages/rename/edit.ts';
import { planRename } from '../usages/rename/plan.ts';
import { editsBetween } from './edits.ts';
import type { NamedHere, Things } from './things.ts';
import type { FileEdit } from './types.ts';

/** A site with its names, and the unsaved texts of an editor. */
export interface Renaming {
  readonly root: string;
  readonly unsaved: Unsaved;
  readonly begun: SiteBegun;
  readonly things: Things;
  /** Compiles the site with other texts. */
  readonly begin: (unsaved: Unsaved) => SiteBegun;
}

/** The renamable name at a cursor. Throws CannotRename if there is none. */
export function renamable(named: readonly NamedHere[]): NamedHere {
  const whys = named.map(({ thing }) => whyKept(asThingUses(thing)));
  const can = named[whys.indexOf(undefined)];
  if (!can) throw new CannotRename(whys[0] ?? 'There is no name here.');
  return can;
}

/** The edits of all files for a rename. Throws CannotRename if the site would become invalid. */
export function renameTo(named: NamedHere, name: string, renaming: Renaming): FileEdit[] {
  const { root, unsaved, begun, things, begin } = renaming;
  const [problem] = begun.problems;
  if (problem)
    throw new CannotRename(
      `The config has a problem. Fix this first: ${problem.place.file}:${problem.place.line}: ${problem.message}`,
    );
  const { kind, edits } = planRename(asThingUses(named.thing), name, things.all, root, unsaved);
  // Pictures are read from disk, where they still have their old names.
  if (kind !== 'picture') {
    const after = begin(withEdits(unsaved, edits));
    const [wrong] = after.problems;
    if (wrong) throw new CannotRename(`The config would become invalid: ${wrong.place.file}: ${wrong.message}`);
    if (kind === 'field' && fieldCount(after) !== fieldCount(begun))
      throw new CannotRename('A form would lose a field, because it already has one of that name.');
  }
  return edits.map(({ file, to, before, after }) => ({ file, to, edits: editsBetween(before, after) }));
}

const withEdits = (unsaved: Unsaved, edits: readonly Edit[]): Unsaved =>
  new Map([
    ...unsaved,
    ...edits.map(({ file }) => [file, undefined] as const),
    ...edits.flatMap(({ to, after }) => (to.startsWith('config/') ? [[to, after] as const] : [])),
  ]);
