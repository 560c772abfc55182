import type { LayoutGroup, LayoutItem } from '../../../shared/engine/layout.ts';
import type { Option } from '../../../shared/plan/answers.ts';
import type { FieldPlan, FieldSetPlan } from '../../../shared/plan/form.ts';

/** Another one for each load of the page. */
const seed = Math.floor(Math.random() * 2 ** 32);

/** Random order, which is the same while the page stays open. Only pages with a field that wants it ship this. */
const mix = {
  /** The choices of a field. The one that excludes the others stays last. */
  choices: (choices: readonly Option[], { options, random, widget }: FieldPlan): readonly Option[] =>
    random && widget !== 'matrix'
      ? shuffled(choices, ({ value }) => (value === options.exclusive ? Infinity : seededNumber(String(value))))
      : choices,
  /** The groups with the rows of a matrix in random order. The other fields keep their places. */
  rows: (groups: readonly LayoutGroup[], plan: FieldSetPlan): readonly LayoutGroup[] =>
    groups.map((group) => ({ ...group, items: mixedRows(group.items, plan) })),
};

export default mix;

/** What the page of a field with `random` ships. */
export type Mix = typeof mix;

function mixedRows(items: readonly LayoutItem[], { fields }: FieldSetPlan): readonly LayoutItem[] {
  const mixes = (item: LayoutItem): item is string =>
    typeof item === 'string' && fields[item]?.random === true && fields[item].widget === 'matrix';
  const rows = shuffled(items.filter(mixes), seededNumber);
  let next = 0;
  return items.map((item) => (mixes(item) ? rows[next++]! : item));
}

/** The items by the number of each. */
function shuffled<Item>(items: readonly Item[], numberFor: (item: Item) => number): readonly Item[] {
  const numbers = new Map(items.map((item) => [item, numberFor(item)]));
  return [...items].sort((a, b) => numbers.get(a)! - numbers.get(b)!);
}

/** A number of a text that differs with the seed (FNV-1a, mixed at the end). */
function seededNumber(text: string): number {
  const hash = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619), seed);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
