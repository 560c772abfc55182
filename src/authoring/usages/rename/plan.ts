import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allSaved } from '../../../compiler/read/files.ts';
import { nameIn } from '../../../shared/engine/objects.ts';
import type { ThingUses } from '../find.ts';
import type { Occurrence, ThingKind } from '../occurrence.ts';
import { CannotRename } from './cannot-rename.ts';
import type { Edit } from './edit.ts';
import { withRetired } from './retire.ts';
import { article, lastPart, newPart, nameInText } from './new-name.ts';
import { translationsOf, withTranslations } from './translated.ts';

/** The effect of a rename. */
export interface Plan {
  readonly kind: ThingKind;
  readonly from: readonly string[];
  readonly to: string;
  readonly edits: readonly Edit[];
}

/**
 * Plans a rename. Only the names change, everything around them stays. The old value of an option is kept as `retired`.
 * `unsaved`: unsaved texts of an editor. Throws CannotRename if the name is taken.
 */
export function planRename(
  found: ThingUses,
  typed: string,
  things: ReadonlyMap<string, readonly Occurrence[]>,
  root: string,
  unsaved = allSaved,
): Plan {
  const { kind, ids, occurrences } = found;
  const part = newPart(found, typed);
  const old = lastPart(kind, ids[0] ?? '');
  if (part === old) throw new CannotRename(`It is called "${part}" already.`);
  refuseClash(found, part, things);
  refuseMade(found, old);
  const renamed = [{ occurrences, part }, ...madeOf(found, old, part, things)];
  const moves = movesOf(found, old, part, root);
  const files = [
    ...new Set([
      ...renamed
        .flatMap((one) => one.occurrences)
        .filter(isWritten)
        .map(({ file }) => file),
      ...moves.keys(),
    ]),
  ].sort();
  const edits = files.map((file) => {
    const before = unsaved.get(file) ?? readFileSync(join(root, file), 'utf8');
    const here = occurrences.filter((one) => one.file === file && isWritten(one));
    const after = edited(
      before,
      renamed.flatMap((names) =>
        names.occurrences
          .filter((one) => one.file === file && isWritten(one))
          .map((occurrence) => ({ ...occurrence, part: partAt(occurrence, names.part, before, old) })),
      ),
    );
    const declared = kind === 'option' ? here.find(({ declares }) => declares) : undefined;
    return {
      file,
      to: moves.get(file) ?? file,
      before,
      after: declared ? withRetired(after, old, part, !declared.unquoted) : after,
    };
  });
  return {
    kind,
    from: ids,
    to: part,
    edits: withTranslations(edits, root, unsaved),
  };
}

/**
 * The new name at a place. Inside its object, a field has only its own name: city for addressCity. Throws CannotRename
 * if the name would move it out of its object.
 */
function partAt({ kind, start, end, declares }: Occurrence, part: string, text: string, old: string): string {
  const here = text.slice(start, end);
  const object = old.slice(0, -here.length);
  if (kind !== 'field' || here === old || nameIn(object, here) !== old) return part;
  const own = part.slice(object.length);
  if (declares && (!part.startsWith(object) || !/^[A-Z]/.test(own)))
    throw new CannotRename(`"${old}" is the field "${here}" of an object, so its name must begin with "${object}".`);
  return own.charAt(0).toLowerCase() + own.slice(1);
}

/** Throws CannotRename if another thing of the same kind and owner has the name. */
function refuseClash(
  { kind, occurrences }: ThingUses,
  part: string,
  things: ReadonlyMap<string, readonly Occurrence[]>,
): void {
  const wanted = new Set(
    occurrences.map(({ id }) => (id.slice(0, id.length - lastPart(kind, id).length) + part).toLowerCase()),
  );
  for (const others of things.values()) {
    const taken = others.find((one) => one.kind === kind && wanted.has(one.id.toLowerCase()) && others !== occurrences);
    if (taken)
      throw new CannotRename(
        `There is ${article(kind)} called "${taken.id}" already: ${taken.file}:${taken.line}:${taken.column}.`,
      );
  }
}

/** File names, and names made by templates, are not written in the text. */
const isWritten = ({ end, made }: Occurrence): boolean => end > 0 && !made;

/** Throws CannotRename if a template makes the name of the field. */
function refuseMade({ kind, occurrences }: ThingUses, old: string): void {
  const made = occurrences.find((one) => one.declares && one.made);
  if (kind === 'field' && made)
    throw new CannotRename(
      `A template makes "${old}" from the item "${made.made?.item ?? ''}": ${made.file}:${made.line}:${made.column}. ` +
        `Rename the item of "${made.made?.list ?? ''}", or change what the template calls its fields.`,
    );
}

/** The fields whose names templates make from an option, with their new names. */
function madeOf(
  { kind, ids }: ThingUses,
  old: string,
  part: string,
  things: ReadonlyMap<string, readonly Occurrence[]>,
): { occurrences: readonly Occurrence[]; part: string }[] {
  if (kind !== 'option') return [];
  const list = ids[0]?.slice(0, -old.length - 1);
  return [...things.values()].flatMap((occurrences) => {
    const made = occurrences.find((one) => one.made?.list === list && one.made?.item === old)?.made;
    return made?.name === undefined ? [] : [{ occurrences, part: made.name.replaceAll('{value}', part) }];
  });
}

function edited(text: string, occurrences: readonly (Occurrence & { readonly part: string })[]): string {
  // From the end of the text, so that earlier offsets stay valid.
  return [...occurrences]
    .sort((a, b) => b.start - a.start)
    .reduce((now, one) => {
      const before = text.slice(one.start, one.end);
      return (
        now.slice(0, one.start) +
        nameInText(one.part, one, text.slice(one.start - 1, one.start), before) +
        now.slice(one.end)
      );
    }, text);
}

/** Files that get a new name: the config file or picture, its test snapshots, and its translations. */
function movesOf({ kind, occurrences }: ThingUses, old: string, part: string, root: string): Map<string, string> {
  const own = occurrences.find(({ declares, end }) => declares && end === 0)?.file;
  if (own === undefined) return new Map();
  const renamed = (file: string) => `${dirname(file)}/${kind === 'picture' ? part : part + endOf(file)}`;
  const snapshotFolder = `tests/config/snapshots/${dirname(own).split('/').at(-1) ?? ''}`;
  const snapshots =
    kind !== 'picture' && existsSync(join(root, snapshotFolder))
      ? readdirSync(join(root, snapshotFolder))
          .filter((name) => name === old + endOf(name))
          .map((name) => `${snapshotFolder}/${name}`)
      : [];
  return new Map([own, ...snapshots, ...translationsOf(own, root)].map((file) => [file, renamed(file)]));
}

/** What follows the name of a file: `.values.json`. */
const endOf = (file: string): string => /\.[^/]*$/.exec(file)?.[0] ?? '';
