import type { Type } from '../../../shared/conditions/expression.ts';
import type { Name, Names } from '../../../shared/conditions/names.ts';
import {
  asGroup,
  isConstant,
  isGroup,
  isNamed,
  linesIn,
  type Group,
  type Line,
  type Node,
  type Part,
  type Sign,
  type Value,
} from '../../../shared/conditions/tree.ts';

/** Where a line or group stands in a condition. */
export type Place = readonly number[];

/** A condition in which what stands at a place is another, or gone, or several. */
export function replaced(node: Group, [first, ...rest]: Place, by: (old: Node) => readonly Node[]): Group {
  const lines = node.lines.flatMap((line, index) => {
    if (index !== first) return [line];
    return rest.length === 0 ? by(line) : [replaced(asGroup(line), rest, by)];
  });
  return { ...node, lines: lines.filter((line) => !isGroup(line) || line.lines.length > 0) };
}

/** A comparison as it is chosen: with its opposite as one more. */
export interface Comparison {
  readonly sign: Sign;
  readonly not: boolean;
}

const plain = (...signs: readonly Sign[]): readonly Comparison[] => signs.map((sign) => ({ sign, not: false }));

const both = (sign: Sign): readonly Comparison[] => [
  { sign, not: false },
  { sign, not: true },
];

const ordered = plain('atLeast', 'above', 'atMost', 'below');

/** The comparisons that make sense for a name, and the one that a line has already. */
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
  of: Part | undefined,
  isFixed: boolean,
): readonly Comparison[] {
  const own = of === 'count' ? plain('is') : both('is');
  const asked = of === undefined && !isFixed ? both('answered') : [];
  switch (type) {
    case 'truth':
      return own;
    case 'number':
      return [...own, ...ordered, ...(hasOptions ? both('oneOf') : []), ...asked];
    case 'date':
      return [...own, ...ordered, ...asked];
    case 'choices':
      return [...both('includes'), ...asked];
    case 'rows':
      return asked;
    default:
      return [...own, ...both('oneOf'), ...(hasOptions ? [] : plain('contains', 'startsWith', 'endsWith')), ...asked];
  }
}

/** A line about something else, or with another comparison: its values stay as far as they fit. */
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
    values: fitting(sign, names.of(name)?.type === 'truth' && of === undefined ? [true] : kept),
  };
}

/** So many values as a comparison takes. */
const fitting = (sign: Sign, values: readonly Value[]): readonly Value[] =>
  sign === 'answered' ? [] : takesSeveral(sign) ? values : values.slice(0, 1);

/** Whether a comparison is with several values. */
export const takesSeveral = (sign: Sign): boolean => sign === 'oneOf' || sign === 'noneOf' || sign === 'includes';

/** The line that is added: about the first answer, or about what another line asks. */
export const freshLine = (names: Names, after: Line | undefined): Line =>
  changed({ name: '', sign: 'is', values: [] }, { name: after?.name ?? firstAsked(names)?.name ?? '' }, names);

const firstAsked = ({ all }: Names): Name | undefined =>
  all.find(({ name, type }) => !isConstant(name) && type !== 'rows');

/** Whether each line says something. */
export const isComplete = (node: Node): boolean =>
  linesIn(node).every(({ sign, values }) =>
    sign === 'answered' ? true : values.length > 0 && values.every((value) => isNamed(value) || value !== ''),
  );

/** A thing that a line can be about: an answer, how many it has, or a constant. */
export interface Subject {
  readonly key: string;
  readonly name: string;
  readonly of?: Part;
}

/** What lines can be about, by kind. What is counted stands apart. */
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

export const subject = (name: string, of?: Part): Subject => ({ key: `${of ?? ''} ${name}`, name, ...(of && { of }) });
