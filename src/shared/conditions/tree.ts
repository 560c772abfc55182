/** A condition as lines that a person can read and change, whichever way config writes it. */
export interface Group {
  readonly join: 'all' | 'any';
  readonly lines: readonly Node[];
}

export type Node = Line | Group;

/** One comparison: of the answer to a field, or of a constant, with values. */
export interface Line {
  /** A field, or a constant as file.name. */
  readonly name: string;
  /** What of it is compared: how many choices or letters it has, or the whole years from it until today. */
  readonly of?: Part;
  readonly sign: Sign;
  /** Turns the line into its opposite, which also holds while there is no answer. */
  readonly not?: true;
  /** None of `answered`, several of `oneOf`, `noneOf` and `includes`, one of the others. */
  readonly values: readonly Value[];
}

export type Part = 'count' | 'years';

/** All but `answered` hold for an answer alone. */
export type Sign =
  | 'answered'
  | 'is'
  /** There is an answer, and it is another. */
  | 'other'
  | 'oneOf'
  /** There is an answer, and it is none of these. */
  | 'noneOf'
  | 'atLeast'
  | 'above'
  | 'atMost'
  | 'below'
  /** Among the choices is one of these. */
  | 'includes'
  | 'startsWith'
  | 'endsWith'
  | 'contains'
  /** What no lines say and words do, such as a pattern. The only value is what is asked: fit the pattern ^A. */
  | 'fits';

/** A value as it stands there, or the name of a field, of a constant, or `today`. `all`: the constant is a list. */
export type Value = Literal | Named;

export interface Named {
  readonly name: string;
  readonly all?: true;
}

export type Literal = string | number | boolean;

/** The name that stands for the day of the visit. */
export const today = 'today';

export const isGroup = (node: Node): node is Group => 'join' in node;

export const isNamed = (value: Value): value is Named => typeof value === 'object';

/** Whether a name is that of a constant. */
export const isConstant = (name: string): boolean => name.includes('.');

/** A condition without groups that join one line, or that join as the group around them does. */
export function tidied(node: Node): Node {
  if (!isGroup(node)) return node;
  const lines = node.lines
    .map(tidied)
    .flatMap((one) => (isGroup(one) && (one.join === node.join || one.lines.length === 0) ? one.lines : [one]));
  const [only] = lines;
  return lines.length === 1 && only ? only : { join: node.join, lines };
}

/** The group that a condition is as a whole. */
export const asGroup = (node: Node): Group => (isGroup(node) ? node : { join: 'all', lines: [node] });

/** Every line of a condition. */
export const linesIn = (node: Node): Line[] => (isGroup(node) ? node.lines.flatMap(linesIn) : [node]);

/** The opposite of a condition, which also holds while answers are missing. */
export const opposite = (node: Node): Node =>
  isGroup(node) ? { join: node.join === 'all' ? 'any' : 'all', lines: node.lines.map(opposite) } : turned(node);

function turned({ not, ...line }: Line): Line {
  return not ? line : { ...line, not: true };
}
