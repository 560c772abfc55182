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
  /**
   * What is compared instead of the value: its number of choices or letters, or the whole years from it until today.
   */
  readonly of?: Measure;
  readonly sign: Sign;
  /** Turns the line into its opposite, which also holds while there is no answer. */
  readonly not?: true;
  /** None for `answered`, several for `oneOf`, `noneOf` and `includes`, one for the others. */
  readonly values: readonly Value[];
}

export type Measure = 'count' | 'years';

/** All but `answered` need an answer to hold. */
export type Sign =
  | 'answered'
  | 'is'
  /** There is a different answer. */
  | 'other'
  | 'oneOf'
  /** There is an answer, and it is not one of these. */
  | 'noneOf'
  | 'atLeast'
  | 'above'
  | 'atMost'
  | 'below'
  /** One of these is among the choices. */
  | 'includes'
  | 'startsWith'
  | 'endsWith'
  | 'contains'
  /** A rule that only a sentence can say, such as a pattern. The only value is that rule: fit the pattern ^A. */
  | 'fits';

/** A literal value, or the name of a field, of a constant, or `today`. `all`: the constant is a list. */
export type Value = Literal | NamedValue;

export interface NamedValue {
  readonly name: string;
  readonly all?: true;
}

export type Literal = string | number | boolean;

/** The name of the day of the visit. */
export const today = 'today';

export const isGroup = (node: Node): node is Group => 'join' in node;

export const isNamedValue = (value: Value): value is NamedValue => typeof value === 'object';

/** Whether a name is that of a constant. */
export const isConstant = (name: string): boolean => name.includes('.');

/** A condition without redundant groups: those of one line, and those that join like the group around them. */
export function tidied(node: Node): Node {
  if (!isGroup(node)) return node;
  const lines = node.lines
    .map(tidied)
    .flatMap((one) => (isGroup(one) && (one.join === node.join || one.lines.length === 0) ? one.lines : [one]));
  const [only] = lines;
  return lines.length === 1 && only ? only : { join: node.join, lines };
}

/** A condition as a group. */
export const asGroup = (node: Node): Group => (isGroup(node) ? node : { join: 'all', lines: [node] });

/** Every line of a condition. */
export const linesIn = (node: Node): Line[] => (isGroup(node) ? node.lines.flatMap(linesIn) : [node]);

/** The opposite of a condition, which also holds while answers are missing. */
export const opposite = (node: Node): Node =>
  isGroup(node) ? { join: node.join === 'all' ? 'any' : 'all', lines: node.lines.map(opposite) } : turned(node);

function turned({ not, ...line }: Line): Line {
  return not ? line : { ...line, not: true };
}
