import type { ConfigFile } from '../../workspace/file-of.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { occurrences } from '../../../authoring/usages/collect.ts';
import { keyOf, type Occurrence } from '../../../authoring/usages/occurrence.ts';
import type { Thing } from '../contract.ts';
import type { UsePlace } from '../../contract/values.ts';
import { placesOf } from '../../names/server/places.ts';

const found = new WeakMap<SymbolTable, ReadonlyMap<string, readonly Occurrence[]>>();

/** Where a constant or a list is used, when a thing is one or stands in one. */
export function usesOfThing(source: ConfigFile, path: Path, symbols: SymbolTable): Pick<Thing, 'uses'> {
  const name = nameOf(source, path);
  if (!name) return {};
  const places = usesOfName(name, symbols);
  return { uses: { name: name.id, count: places.length, places } };
}

/** Every place that names something. */
export function usesOfName(name: Pick<Occurrence, 'kind' | 'id'>, symbols: SymbolTable): UsePlace[] {
  const places = (thingsOf(symbols).get(keyOf(name)) ?? []).filter(({ declares }) => !declares);
  return placesOf(places, symbols);
}

function nameOf({ kind, id }: ConfigFile, path: Path): Pick<Occurrence, 'kind' | 'id'> | undefined {
  if (kind === 'list') return { kind: 'list', id };
  if (kind !== 'constants' || path[0] !== 'constants' || path[1] === undefined) return undefined;
  return { kind: 'constant', id: `${id}.${path[1]}` };
}

/** Every name of the site with its places: found when it is first asked for. */
function thingsOf(symbols: SymbolTable): ReadonlyMap<string, readonly Occurrence[]> {
  const known = found.get(symbols) ?? occurrences({ symbols });
  found.set(symbols, known);
  return known;
}
