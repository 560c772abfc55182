/**
 * How many characters a person counts in a text: code points, where `length` counts UTF-16 units.
 * Compiled validators import it for minLength and maxLength, so it is a module of its own.
 */
export const codePoints = (text: string): number => [...text].length;
