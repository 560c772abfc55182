/**
 * How many characters a person counts in a text: code points, where `length` counts UTF-16 units. It is a module of its
 * own because compiled validators import it, for minLength and maxLength.
 */
export const codePoints = (text: string): number => [...text].length;
