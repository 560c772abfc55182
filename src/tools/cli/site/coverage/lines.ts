import type { Covered } from '../../../../authoring/coverage/report.ts';
import type { SourceText } from '../../../../compiler/read/source.ts';

/** Whether all, some or none of the units on a line are exercised, or there are none. */
export type LineState = 'covered' | 'partly' | 'not' | 'none';

export interface Line {
  readonly number: number;
  readonly text: string;
  readonly state: LineState;
  readonly units: readonly Covered[];
  /** The number of examples that reach it. */
  readonly times: number;
}

/** The lines of a file with their units. `units`: those of the file. */
export function coveredLines(source: SourceText, units: readonly Covered[]): Line[] {
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
        state: lineState(own),
        times: new Set(own.flatMap(({ by }) => by)).size,
      };
    });
}

function lineState(units: readonly Covered[]): LineState {
  if (units.length === 0) return 'none';
  const covered = units.filter(({ by }) => by.length > 0).length;
  return covered === units.length ? 'covered' : covered > 0 ? 'partly' : 'not';
}
