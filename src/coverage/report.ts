import { partsOf } from '../compiler/model/parts.ts';
import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { placeOf, type Source } from '../compiler/read/source.ts';
import type { Place } from '../problems/problem.ts';
import { optionUnits } from './chosen.ts';
import { constantUnits } from './constants.ts';
import { Origins } from '../compiler/resolve/origins.ts';
import { gated, type Exerciser, type Mark, type Unit, type UnitKind } from './unit.ts';
import { unitsOf } from './units.ts';

/** One thing of the config, where it stands, and the examples that exercise it. */
export interface Covered extends Pick<Unit, 'kind' | 'what' | 'wanted' | 'owner'> {
  readonly place: Place;
  readonly by: readonly Exerciser[];
}

/** An example with what it touched. */
export interface Visit extends Exerciser {
  readonly marks: ReadonlySet<Mark>;
}

/** What the examples exercised of a sound site, in the order of the files. `raw`: files as they are written, by path. */
export function reportOf(symbols: SymbolTable, raw: ReadonlyMap<string, Source>, visits: readonly Visit[]): Covered[] {
  const origins = new Origins(raw);
  const owners = [...symbols.forms.values(), ...symbols.wizards.values()];
  const units = [
    ...owners.flatMap((source) => unitsOf(source, origins)),
    ...optionUnits(owners.flatMap(partsOf), symbols),
    ...constantUnits(symbols, origins),
  ];
  const byMark = exercisers(visits);
  return units
    .map(({ kind, what, wanted, owner, source, path, key, marks }) => ({
      kind,
      what,
      wanted,
      ...(owner === undefined ? {} : { owner }),
      place: placeOf(raw.get(source.file) ?? source, path, key ? 'key' : 'value'),
      by: [...new Set(marks.flatMap((mark) => byMark.get(mark) ?? []))],
    }))
    .sort(inOrder);
}

function exercisers(visits: readonly Visit[]): ReadonlyMap<Mark, readonly Exerciser[]> {
  const byMark = new Map<Mark, Exerciser[]>();
  for (const { marks, ...example } of visits) {
    for (const mark of marks) {
      const known = byMark.get(mark);
      if (known) known.push(example);
      else byMark.set(mark, [example]);
    }
  }
  return byMark;
}

const inOrder = (a: Covered, b: Covered): number =>
  a.place.file < b.place.file
    ? -1
    : a.place.file > b.place.file
      ? 1
      : a.place.line - b.place.line || a.place.column - b.place.column;

/** What no example exercises. `kinds`: of these alone. */
export const uncovered = (report: readonly Covered[], kinds?: readonly UnitKind[]): Covered[] =>
  report.filter(({ kind, by }) => by.length === 0 && (kinds?.includes(kind) ?? true));

/** What no example exercises although one must. */
export const missing = (report: readonly Covered[]): Covered[] => uncovered(report, gated);

/** A unit that is left out, with its place and the example that it wants. A part that several files share says of which. */
export function wantedLine({ place, kind, what, wanted, owner }: Covered): string {
  const of = owner === undefined || owner === place.file ? '' : ` (in ${owner})`;
  return `${place.file}:${place.line}:${place.column}  ${kind}  ${what}${of}: add an example, ${wanted}.`;
}
