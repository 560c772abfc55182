import type { Covered } from '../../../../authoring/coverage/report.ts';
import type { SourceText } from '../../../../compiler/read/source.ts';

/** How a line of YAML stands: all, some or none of what is on it is exercised; or there is nothing to exercise. */
export type State = 'covered' | 'partly' | 'not' | 'none';

export interface Line {
  readonly number: number;
  readonly text: string;
  readonly state: State;
  readonly units: readonly Covered[];
  /** How many examples come to it. */
  readonly times: number;
}

/** The lines of a file with what is exercised on each. `units`: those of the file. */
export function linesOf(source: SourceText, units: readonly Covered[]): Line[] {
  const onLine = new Map<number, Covered[]>();
  for (const unit of units) onLine.set(unit.place.line, [...(onLine.get(unit.place.line) ?? []), unit]);
  return source.text
    .replace(/\n$/, '')
    .split('\n')
    .map((text, index) => {
      const own = onLine.get(index + 1) ?? [];
      return {
        number: index + 1,
        text,
        units: own,
        state: stateOf(own),
        times: new Set(own.flatMap(({ by }) => by)).size,
      };
    });
}

function stateOf(units: readonly Covered[]): State {
  if (units.length === 0) return 'none';
  const covered = units.filter(({ by }) => by.length > 0).length;
  return covered === units.length ? 'covered' : covered > 0 ? 'partly' : 'not';
}
