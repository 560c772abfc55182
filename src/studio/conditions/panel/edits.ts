import type { Type } from '../../../shared/conditions/expression.ts';
import type { Name, Names } from '../../../shared/conditions/names.ts';
import {
  asGroup,
  isConstant,
  isGroup,
  isNamedValue,
  linesIn,
  type Group,
  type Line,
  type Node,
  type Measure,
  type Sign,
  type Value,
} from '../../../shared/conditions/tree.ts';

/** Path of a line or group in a condition: indexes. */
export type LinePath = readonly number[];

/** A condition with the node at a path replaced by any number of nodes. */
export function replaced(node: Group, [first, ...rest]: LinePath, by: (old: Node) => readonly Node[]): Group {
  const lines = node.lines.flatMap((line, index) => {
    if (index !== first) return [line];
    return rest.length === 0 ? by(line) : [replaced(asGroup(line), rest, by)];
  });
  return { ...node, lines: lines.filter((line) => !isGroup(line) || line.lines.length > 0) };
}

/** A comparison that can be chosen. Its opposite is another one. */
export interface Comparison {
  readonly sign: Sign;
  readonly not: boolean;
}

const plainComparisons = (...signs: readonly Sign[]): readonly Comparison[] =>
  signs.map((sign) => ({ sign, not: false }));

const withOpposite = (sign: Sign): readonly Comparison[] => [
  { sign, not: false },
  { sign, not: true },
];

const ordered = plainComparisons('atLeast', 'above', 'atMost', 'below');

/** The comparisons that make sense for a name, and the one that the line already has. */
export function comparisonsFor(line: Line, names: Names): readonly Comparison[] {
  const { name, of, sign } = line;
  const not = line.not === true;
  const about = names.of(name);
  const type: Type | undefined = of === undefined ? about?.type : 'number';
  const known = comparisonsOf(type, (about?.options.length ?? 0) > 0 && of === undefined, of, isConstant(name));
  const isKnown = known.some((one) => one.sign === sign && one.not === not);
  return isKnown ? known : [...known, { sign, not }];
}

function comparisonsOf(
  type: Type | undefined,
  hasOptions: boolean,
  of: Measure | undefined,
  isFixed: boolean,
): readonly Comparison[] {
  const own = of === 'count' ? plainComparisons('is') : withOpposite('is');
  const asked = of === undefined && !isFixed ? withOpposite('answered') : [];
  switch (type) {
    case 'truth':
      return own;
    case 'number':
      return [...own, ...ordered, ...(hasOptions ? withOpposite('oneOf') : []), ...asked];
    case 'date':
      return [...own, ...ordered, ...asked];
    case 'choices':
      return [...withOpposite('includes'), ...asked];
    case 'rows':
      return asked;
    default:
      return [
        ...own,
        ...withOpposite('oneOf'),
        ...(hasOptions ? [] : plainComparisons('contains', 'startsWith', 'endsWith')),
        ...asked,
      ];
  }
}

/** A line with another subject or comparison. Its values are kept if they fit. */
export function changed(
  line: Line,
  change: Partial<Pick<Line, 'name' | 'of'>> & Partial<Comparison>,
  names: Names,
): Line {
  const name = change.name ?? line.name;
  const of = 'of' in change ? change.of : line.of;
  const isOther = name !== line.name || of !== line.of;
  const [first] = comparisonsFor({ name, ...(of && { of }), sign: 'is', values: [] }, names);
  const { sign, not } = isOther ? first! : { sign: change.sign ?? line.sign, not: change.not ?? line.not === true };
  const kept = isOther || (sign === 'answered') !== (line.sign === 'answered') ? [] : line.values;
  return {
    name,
    ...(of && { of }),
    sign,
    ...(not && { not: true as const }),
    values: valuesFor(sign, names.of(name)?.type === 'truth' && of === undefined ? [true] : kept),
  };
}

/** Limits values to the number that a comparison takes. */
const valuesFor = (sign: Sign, values: readonly Value[]): readonly Value[] =>
  sign === 'answered' ? [] : takesSeveral(sign) ? values : values.slice(0, 1);

/** Whether a comparison takes several values. */
export const takesSeveral = (sign: Sign): boolean => sign === 'oneOf' || sign === 'noneOf' || sign === 'includes';

/** A new line: about the same answer as another line, or about the first answer. */
export const freshLine = (names: Names, after: Line | undefined): Line =>
  changed({ name: '', sign: 'is', values: [] }, { name: after?.name ?? firstAsked(names)?.name ?? '' }, names);

const firstAsked = ({ all }: Names): Name | undefined =>
  all.find(({ name, type }) => !isConstant(name) && type !== 'rows');

/** Whether each line has its values. */
export const isComplete = (node: Node): boolean =>
  linesIn(node).every(({ sign, values }) =>
    sign === 'answered' ? true : values.length > 0 && values.every((value) => isNamedValue(value) || value !== ''),
  );

/** A possible subject of a line: an answer, a count, or a constant. */
export interface Subject {
  readonly key: string;
  readonly name: string;
  readonly of?: Measure;
}

/** The possible subjects of lines, by kind. */
export function subjectsIn({ all }: Names): { fields: Subject[]; counted: Subject[]; constants: Subject[] } {
  const fields = all.filter(({ name }) => !isConstant(name));
  return {
    fields: fields.map(({ name }) => subject(name)),
    counted: fields.flatMap(({ name, type }) =>
      type === 'choices' || type === 'rows'
        ? [subject(name, 'count')]
        : type === 'date'
          ? [subject(name, 'years')]
          : [],
    ),
    constants: all.filter(({ name }) => isConstant(name)).map(({ name }) => subject(name)),
  };
}

export const subject = (name: string, of?: Measure): Subject => ({
  key: `${of ?? ''} ${name}`,
  name,
  ...(of && { of }),
});
