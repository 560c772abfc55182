import { isMap, parseDocument } from 'yaml';
import { copyItem } from '../edit/items.ts';
import { removeAt } from '../edit/remove-at.ts';
import { setValue } from '../edit/set-value.ts';
import { dayBefore } from '../../shared/engine/dates.ts';
import type { Difference } from '../../compiler/simulate/examples.ts';

type Path = Difference['path'];

/** A difference of an example, with the path of the example in the text. */
export interface DifferenceInText extends Pick<Difference, 'path' | 'came'> {
  readonly at: Path;
}

/**
 * Updates the expected outcomes of examples in the text of a form or wizard. Nothing else changes. With a `day`, copies
 * of the examples get the new outcomes from that day on. Returns undefined if an example comes from another file.
 */
export function withOutcomes(text: string, differences: readonly DifferenceInText[], day?: string): string | undefined {
  const indexes = new Set(differences.map(({ at }) => Number(at.at(-1))));
  let now = text;
  // Last ones first, because a copy shifts the items after it.
  for (const index of [...indexes].sort((a, b) => b - a)) {
    const own = differences.filter(({ at }) => at.at(-1) === index);
    const around = own[0]!.at.slice(0, -1);
    if (!isMap(parseDocument(now).getIn([...around, index], true))) return undefined;
    if (day !== undefined) now = withCopy(now, around, index, day);
    for (const { path, came } of own) {
      const whole = [...around, day === undefined ? index : index + 1, ...path];
      now = came === undefined ? withoutOutcome(now, whole) : setValue(now, whole, came);
    }
  }
  return now;
}

/** Ends an example the day before, and adds a copy that begins on the day. */
function withCopy(text: string, around: Path, index: number, day: string): string {
  const begun = setValue(copyItem(text, around, index), [...around, index + 1, 'from'], day);
  return setValue(begun, [...around, index, 'until'], dayBefore(day));
}

/** Removes an expectation from the example, if present. */
const withoutOutcome = (text: string, path: Path): string =>
  parseDocument(text).hasIn(path) ? removeAt(text, path, { emptied: 'remove' }) : text;
