/**
 * A snippet as CodeMirror reads it. The language service marks places to type at as `$1`, and puts a backslash before
 * letters that are meant as they are; CodeMirror marks places as `${1}`, and gives a meaning to braces alone.
 */
export const snippetOf = (insert: string): string =>
  insert.replaceAll(
    /\\(.)|\$(\d+)|([{}])/g,
    (_, plain: string | undefined, place: string | undefined, brace: string) =>
      place !== undefined ? `\${${place}}` : asItIs(plain ?? brace),
  );

const asItIs = (letter: string): string => (letter === '{' || letter === '}' ? `\\${letter}` : letter);

/** Whether something is to be typed into a snippet. */
export const hasPlaces = (insert: string): boolean => /\$\d/.test(insert.replaceAll(/\\./g, ''));
