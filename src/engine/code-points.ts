/** How many characters a person counts in a text: code points, not UTF-16 units. Compiled validators call it for minLength and maxLength. */
export const codePoints = (text: string): number => [...text].length;
