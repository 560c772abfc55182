import { allHold, any, constantOf, not, type Expression } from '../import/expression.ts';

export const yes = constantOf(true);
export const no = constantOf(false);

/** All of several conditions, or any of them, without those that are fixed. */
export function together(isAll: boolean, of: readonly (Expression | undefined)[]): Expression {
  const known = of.flatMap((one) => one ?? []);
  const decides = isAll ? no : yes;
  if (known.some((one) => isSame(one, decides))) return decides;
  const rest = known.filter((one) => !isSame(one, isAll ? yes : no));
  return (isAll ? allHold(...rest) : any(...rest)) ?? (isAll ? yes : no);
}

const isSame = (one: Expression, other: Expression): boolean =>
  one.op === 'value' && other.op === 'value' && one.value === other.value;

/** A condition that needs answers: it holds only with them, or also while they are missing. */
export function withKnown(
  said: Expression,
  known: readonly (Expression | undefined)[],
  orUnknown: boolean,
): Expression {
  if (orUnknown) return together(false, [...known.map((one) => one && negated(one)), said]);
  // An answer that equals something, or that is less or more, is known.
  const isOfOne = said.op === 'compare' && said.sign !== '!=' && said.left.op === 'answer' && said.right.op === 'value';
  return isOfOne ? said : together(true, [...known, said]);
}

/** The opposite of a condition of two results. */
export function negated(of: Expression): Expression {
  if (of.op === 'all' || of.op === 'any') return together(of.op === 'any', of.of.map(negated));
  return of.op === 'value' ? constantOf(of.value === false) : not(of);
}
