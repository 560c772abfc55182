import { formModel, setsOf } from '../../compiler/model/form-model.ts';
import { placeOf, type Source } from '../../compiler/read/source.ts';
import { Origins } from '../../compiler/fill/origins.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Place } from '../../shared/problems/problem.ts';
import { constantUnits } from './constants.ts';
import { optionUnits } from './options.ts';
import { tableRowUnits } from './table-rows.ts';
import { gated, unitKinds, type Exerciser, type Trace, type Unit, type UnitKind } from './unit.ts';
import { unitsOf } from './units.ts';

/** A unit of the config, its place, and the examples that exercise it. */
export interface Covered extends Pick<Unit, 'kind' | 'what' | 'wanted' | 'owner'> {
  readonly place: Place;
  readonly by: readonly Exerciser[];
}

/** An example with the traces that it left. */
export interface Visit extends Exerciser {
  readonly traces: ReadonlySet<Trace>;
}

/**
 * The units of a valid site with the examples that exercise them, in the order of the files. `raw`: source files by
 * path.
 */
export function reportOf(symbols: SymbolTable, raw: ReadonlyMap<string, Source>, visits: readonly Visit[]): Covered[] {
  const origins = new Origins(raw);
  const models = [...symbols.forms.values(), ...symbols.wizards.values()].map(formModel);
  const fields = models.flatMap((model) => setsOf(model).flatMap((set) => [...set.fields.values()]));
  const units = [
    ...models.flatMap((model) => unitsOf(model, origins)),
    ...optionUnits(fields, symbols, origins),
    ...constantUnits(symbols, origins),
    ...tableRowUnits(symbols),
  ];
  const byTrace = exercisers(visits);
  return units
    .map(({ kind, what, wanted, owner, source, path, key, place, traces }) => ({
      kind,
      what,
      wanted,
      ...(owner === undefined ? {} : { owner }),
      place: place ?? placeOf(raw.get(source.file) ?? source, path, key ? 'key' : 'value'),
      by: [...new Set(traces.flatMap((trace) => byTrace.get(trace) ?? []))],
    }))
    .sort(byPlace);
}

/** The examples by what they exercise. */
export function exercisers(visits: readonly Visit[]): ReadonlyMap<Trace, readonly Exerciser[]> {
  const byTrace = new Map<Trace, Exerciser[]>();
  for (const { traces, ...example } of visits) {
    for (const trace of traces) {
      const known = byTrace.get(trace);
      if (known) known.push(example);
      else byTrace.set(trace, [example]);
    }
  }
  return byTrace;
}

function byPlace({ place: a }: Covered, { place: b }: Covered): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** Units that no example exercises, of all kinds or of the given ones. */
export const uncovered = (report: readonly Covered[], kinds: readonly UnitKind[] = unitKinds): Covered[] =>
  report.filter(({ kind, by }) => by.length === 0 && kinds.includes(kind));

/** Units that no example exercises, of the required kinds. */
export const uncoveredRequired = (report: readonly Covered[]): Covered[] => uncovered(report, gated);

/**
 * Describes a unit that no example exercises: its place, and the example that is missing. When several files share the
 * unit, it names the one that lacks the example.
 */
export function wantedLine({ place, kind, what, wanted, owner }: Covered): string {
  const of = owner === undefined || owner === place.file ? '' : ` (in ${owner})`;
  return `${place.file}:${place.line}:${place.column}  ${kind}  ${what}${of}: add an example, ${wanted}.`;
}
