import { keyOf, kinds, type Occurrence, type ThingKind } from './occurrence.ts';

/** A thing that was asked for, by whatever name, with all places where it stands. */
export interface Found {
  readonly kind: ThingKind;
  /** Its names; more than one where several files have it, such as ask.colour and again.colour. */
  readonly ids: readonly string[];
  readonly occurrences: readonly Occurrence[];
}

/** A name as it is typed: `colours`, or `list:colours` where several kinds of things are called so. */
export function parseName(typed: string): { kind: ThingKind | undefined; id: string } {
  const [, kind, id] = /^([a-z]+):(?!\/\/)(.+)$/.exec(typed) ?? [];
  const known = kinds.find((one) => one === kind);
  return known && id !== undefined ? { kind: known, id } : { kind: undefined, id: typed };
}

/** The things of a name: its full name, or the last part of it when there is none of that full name. */
export function find(typed: string, things: ReadonlyMap<string, readonly Occurrence[]>): Found[] {
  const { kind, id } = parseName(typed);
  const ofKind = [...things.values()].filter(([first]) => first && (kind === undefined || first.kind === kind));
  const exact = ofKind.filter((occurrences) => occurrences.some((one) => one.id === id || (one.kind === 'address' && one.id.toLowerCase() === id.toLowerCase())));
  const found = exact.length > 0 ? exact : ofKind.filter((occurrences) => occurrences.some((one) => one.id.endsWith(`.${id}`) || one.id.endsWith(`#${id}`)));
  return found.map(asFound).sort((a, b) => (keyOf({ kind: a.kind, id: a.ids[0] ?? '' }) < keyOf({ kind: b.kind, id: b.ids[0] ?? '' }) ? -1 : 1));
}

/** Every name that there is, for "did you mean". */
export const allNames = (things: ReadonlyMap<string, readonly Occurrence[]>): Set<string> => new Set([...things.values()].flatMap((occurrences) => occurrences.map(({ id }) => id)));

function asFound(occurrences: readonly Occurrence[]): Found {
  const declared = occurrences.filter(({ declares }) => declares);
  const ids = [...new Set((declared.length > 0 ? declared : occurrences).map(({ id }) => id))].sort();
  return { kind: occurrences[0]?.kind ?? 'list', ids, occurrences };
}
