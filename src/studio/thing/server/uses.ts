import type { ConfigFile } from '../../workspace/file-of.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { occurrences } from '../../../authoring/usages/collect.ts';
import { thingKey, type Occurrence } from '../../../authoring/usages/occurrence.ts';
import type { Thing } from '../contract.ts';
import type { UsePlace } from '../../contract/values.ts';
import { placesOf } from '../../names/server/places.ts';

const knownOccurrences = new WeakMap<SymbolTable, ReadonlyMap<string, readonly Occurrence[]>>();

/** Uses of the constant or list that a thing is or is in. */
export function usesOfThing(source: ConfigFile, path: Path, symbols: SymbolTable): Pick<Thing, 'uses'> {
  const name = usedName(source, path);
  if (!name) return {};
  const places = usesOfName(name, symbols);
  return { uses: { name: name.id, count: places.length, places } };
}

/** All places that use a name. */
export function usesOfName(name: Pick<Occurrence, 'kind' | 'id'>, symbols: SymbolTable): UsePlace[] {
  const places = (thingsOf(symbols).get(thingKey(name)) ?? []).filter(({ declares }) => !declares);
  return placesOf(places, symbols);
}

function usedName({ kind, id }: ConfigFile, path: Path): Pick<Occurrence, 'kind' | 'id'> | undefined {
  if (kind === 'list') return { kind: 'list', id };
  if (kind !== 'constants' || path[0] !== 'constants' || path[1] === undefined) return undefined;
  return { kind: 'constant', id: `${id}.${path[1]}` };
}

/** All names of the site with their places, cached. */
function thingsOf(symbols: SymbolTable): ReadonlyMap<string, readonly Occurrence[]> {
  const known = knownOccurrences.get(symbols) ?? occurrences({ symbols });
  knownOccurrences.set(symbols, known);
  return known;
}
