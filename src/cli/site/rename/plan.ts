import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../../kit/command.ts';
import type { Found } from '../../../usages/find.ts';
import type { Occurrence, ThingKind } from '../../../usages/occurrence.ts';
import { article, lastPart, newPart, written } from './new-name.ts';

/** A file with what it becomes, and perhaps its new name. */
export interface Edit {
  readonly file: string;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

/** What a rename would do. */
export interface Plan {
  readonly kind: ThingKind;
  readonly from: readonly string[];
  readonly to: string;
  readonly edits: readonly Edit[];
}

/** Plans a rename: words are changed where they stand, everything around them stays. Throws a Refusal on a clash. */
export function planRename(
  found: Found,
  typed: string,
  things: ReadonlyMap<string, readonly Occurrence[]>,
  root: string,
): Plan {
  const { kind, ids, occurrences } = found;
  const part = newPart(found, typed);
  const old = lastPart(kind, ids[0] ?? '');
  if (part === old) throw new Refusal(`It is called "${part}" already.`);
  refuseClash(found, part, things);
  const moves = movesOf(found, old, part, root);
  const files = [
    ...new Set([...occurrences.filter(({ end }) => end > 0).map(({ file }) => file), ...moves.keys()]),
  ].sort();
  const edits = files.map((file) => {
    const before = readFileSync(join(root, file), 'utf8');
    return {
      file,
      to: moves.get(file) ?? file,
      before,
      after: edited(
        before,
        occurrences.filter((one) => one.file === file && one.end > 0),
        part,
      ),
    };
  });
  return {
    kind,
    from: ids,
    to: part,
    edits: edits.filter(({ file, to, before, after }) => file !== to || before !== after),
  };
}

/** Another thing of the same kind and owner has the name already. */
function refuseClash(
  { kind, occurrences }: Found,
  part: string,
  things: ReadonlyMap<string, readonly Occurrence[]>,
): void {
  const wanted = new Set(
    occurrences.map(({ id }) => (id.slice(0, id.length - lastPart(kind, id).length) + part).toLowerCase()),
  );
  for (const others of things.values()) {
    const taken = others.find((one) => one.kind === kind && wanted.has(one.id.toLowerCase()) && others !== occurrences);
    if (taken)
      throw new Refusal(
        `There is ${article(kind)} called "${taken.id}" already: ${taken.file}:${taken.line}:${taken.column}.`,
      );
  }
}

function edited(text: string, occurrences: readonly Occurrence[], part: string): string {
  // From the end, so that earlier offsets stay true.
  return [...occurrences]
    .sort((a, b) => b.start - a.start)
    .reduce((now, one) => {
      const before = text.slice(one.start, one.end);
      return (
        now.slice(0, one.start) + written(part, one, text.slice(one.start - 1, one.start), before) + now.slice(one.end)
      );
    }, text);
}

/** Files that bear the name, each with its new one: the config file or picture, and what tests keep of it. */
function movesOf({ kind, occurrences }: Found, old: string, part: string, root: string): Map<string, string> {
  const own = occurrences.find(({ declares, end }) => declares && end === 0)?.file;
  if (own === undefined) return new Map();
  const renamed = (file: string) =>
    `${dirname(file)}/${kind === 'picture' ? part : part + file.slice(file.lastIndexOf('.'))}`;
  const kept = `tests/config/snapshots/${dirname(own).split('/').at(-1) ?? ''}`;
  const snapshots =
    kind !== 'picture' && existsSync(join(root, kept))
      ? readdirSync(join(root, kept))
          .filter((name) => name.replace(/\.[^.]*$/, '') === old)
          .map((name) => `${kept}/${name}`)
      : [];
  return new Map([own, ...snapshots].map((file) => [file, renamed(file)]));
}
