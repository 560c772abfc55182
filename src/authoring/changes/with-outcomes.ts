import { isMap, parseDocument } from 'yaml';
import { copyItem } from '../edit/items.ts';
import { removeAt } from '../edit/remove-at.ts';
import { setValue } from '../edit/set-value.ts';
import { dayBefore } from '../../shared/engine/dates.ts';
import type { Difference } from '../../compiler/simulate/examples.ts';

type Path = Difference['path'];

/** A difference of an example, with the path of the example in the text. */
export interface Written extends Pick<Difference, 'path' | 'came'> {
  readonly at: Path;
}

/**
 * The text of a form or wizard in which its examples say what comes. Everything else stays as it is written. With a
 * `day`, what comes is said by copies of the examples, from that day on. Returns undefined where an example is not
 * written in this file, because it is taken from another one.
 */
export function withOutcomes(text: string, differences: readonly Written[], day?: string): string | undefined {
  const indexes = new Set(differences.map(({ at }) => Number(at.at(-1))));
  let now = text;
  // The last ones first: a copy moves those behind it.
  for (const index of [...indexes].sort((a, b) => b - a)) {
    const own = differences.filter(({ at }) => at.at(-1) === index);
    const around = own[0]!.at.slice(0, -1);
    if (!isMap(parseDocument(now).getIn([...around, index], true))) return undefined;
    if (day !== undefined) now = withCopy(now, around, index, day);
    for (const { path, came } of own) {
      const whole = [...around, day === undefined ? index : index + 1, ...path];
      now = came === undefined ? without(now, whole) : setValue(now, whole, came);
    }
  }
  return now;
}

/** An example ends the day before, and a copy of it begins. */
function withCopy(text: string, around: Path, index: number, day: string): string {
  const begun = setValue(copyItem(text, around, index), [...around, index + 1, 'from'], day);
  return setValue(begun, [...around, index, 'until'], dayBefore(day));
}

/** Without what does not come, if the example says it. */
const without = (text: string, path: Path): string =>
  parseDocument(text).hasIn(path) ? removeAt(text, path, { emptied: 'remove' }) : text;
