/**
 * Converts a snippet of the language service to one of CodeMirror. The service has places as `$1`, and escapes letters
 * with a backslash; CodeMirror has places as `${1}` or `#{1}`, and escapes the brace.
 */
export function snippetOf(insert: string): string {
  const snippet = insert.replaceAll(
    /(\\\$|#)\{|\\(.)|\$(\d+)/g,
    (_, sign: string | undefined, plain: string | undefined, place: string | undefined) =>
      place !== undefined ? `\${${place}}` : sign !== undefined ? `${sign.at(-1)}\\{` : plain!,
  );
  // Without places, the cursor goes to the end.
  return hasPlaces(insert) ? snippet : `${snippet}\${}`;
}

/** Whether a snippet has places to type at. */
export const hasPlaces = (insert: string): boolean => /\$\d/.test(insert.replaceAll(/\\./g, ''));
