/**
 * A snippet as CodeMirror reads it. The language service marks places to type at as `$1`, and puts a backslash before
 * letters that are meant as they are; CodeMirror marks places as `${1}` or `#{1}`, and has a backslash before the brace
 * where no place is meant.
 */
export function snippetOf(insert: string): string {
  const snippet = insert.replaceAll(
    /(\\\$|#)\{|\\(.)|\$(\d+)/g,
    (_, sign: string | undefined, plain: string | undefined, place: string | undefined) =>
      place !== undefined ? `\${${place}}` : sign !== undefined ? `${sign.at(-1)}\\{` : plain!,
  );
  // The cursor goes behind what has no place.
  return hasPlaces(insert) ? snippet : `${snippet}\${}`;
}

/** Whether something is to be typed into a snippet. */
export const hasPlaces = (insert: string): boolean => /\$\d/.test(insert.replaceAll(/\\./g, ''));
