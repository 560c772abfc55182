import { canBeNamed } from '../../shared/conditions/cel/scan.ts';

/** The constants that an expression can name: single values. */
export const nameable = (constants: ReadonlyMap<string, unknown>): string[] =>
  [...constants].flatMap(([name, value]) => (canBeNamed(name) && typeof value !== 'object' ? [name] : []));

/** A name whose hyphen was meant as a minus, as price-health.ageGap, with blanks around it. */
export function minusIn(name: string, isKnown: (right: string) => boolean): string | undefined {
  for (const { index } of name.matchAll(/-/g)) {
    const right = name.slice(index + 1);
    if (isKnown(right)) return `${name.slice(0, index)} - ${right}`;
  }
  return undefined;
}

/** The part of a name before its point. */
export const holderIn = (name: string): string => name.slice(0, name.indexOf('.'));
