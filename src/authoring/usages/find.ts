import { folders } from '../../compiler/read/files.ts';
import { thingKey, thingKinds, type Occurrence, type ThingKind } from './occurrence.ts';

/** A thing with all places where it is named. */
export interface ThingUses {
  readonly kind: ThingKind;
  /** Its names; more than one if several files share it, such as ask.colour and again.colour. */
  readonly ids: readonly string[];
  readonly occurrences: readonly Occurrence[];
}

/**
 * Reads a typed name: `colours`; `list:colours` if several kinds have the name; or a file path from any folder:
 * `./colours.yaml`.
 */
export function parseName(path: string): { kind: ThingKind | undefined; id: string } {
  const typed = path.replace(/^(.*\/)?config\/(?=\w+\/[^/]+$)/, '').replace(/^(\.{1,2}\/)+/, '');
  const [, folder = '', file] = /^(\w+)\/([^/]+)$/.exec(typed) ?? [];
  if (file !== undefined && folder === 'assets') return { kind: 'picture', id: file };
  if (file !== undefined && Object.hasOwn(folders, folder))
    return { kind: folders[folder] as ThingKind, id: file.replace(/\.yaml$/, '') };
  const [, kind, id] = /^([a-z]+):(?!\/\/)(.+)$/.exec(typed) ?? [];
  const known = thingKinds.find((one) => one === kind);
  return known && id !== undefined ? { kind: known, id } : { kind: undefined, id: typed.replace(/\.yaml$/, '') };
}

/** Finds things by name: by full name, else by the end of the name, else ignoring case. */
export function find(typed: string, things: ReadonlyMap<string, readonly Occurrence[]>): ThingUses[] {
  const { kind, id } = parseName(typed);
  const ofKind = [...things.values()].filter(([first]) => first && (kind === undefined || first.kind === kind));
  const alike = (one: Occurrence) => one.id.toLowerCase() === id.toLowerCase();
  const ways: ((one: Occurrence) => boolean)[] = [
    (one) => one.id === id || (one.kind === 'address' && alike(one)),
    (one) => one.id.endsWith(`.${id}`) || one.id.endsWith(`#${id}`),
    alike,
  ];
  const found =
    ways.map((way) => ofKind.filter((occurrences) => occurrences.some(way))).find((some) => some.length > 0) ?? [];
  return found
    .map(asThingUses)
    .sort((a, b) =>
      thingKey({ kind: a.kind, id: a.ids[0] ?? '' }) < thingKey({ kind: b.kind, id: b.ids[0] ?? '' }) ? -1 : 1,
    );
}

/** Every name, in full and by its last part, for "did you mean". */
export const allNames = (things: ReadonlyMap<string, readonly Occurrence[]>): Set<string> =>
  new Set(
    [...things.values()].flatMap((occurrences) =>
      occurrences.flatMap(({ id, kind }) =>
        ['picture', 'address'].includes(kind)
          ? [id]
          : [id, id.slice(Math.max(id.lastIndexOf('.'), id.lastIndexOf('#')) + 1)],
      ),
    ),
  );

/** A thing with the names of its declarations, or with all names if there are none. */
export function asThingUses(occurrences: readonly Occurrence[]): ThingUses {
  const declared = occurrences.filter(({ declares }) => declares);
  const ids = [...new Set((declared.length > 0 ? declared : occurrences).map(({ id }) => id))].sort();
  return { kind: occurrences[0]?.kind ?? 'list', ids, occurrences };
}
