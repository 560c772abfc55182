/**
 * Where the caret belongs after a typed text was cleaned: behind as many characters as before, not counting the commas
 * of a grouped amount.
 * Takes  `before`: the cleaned text up to the caret; `after`: the whole cleaned text
 */
export function caretAfter(before: string, after: string): number {
  const behind = lengthOf(before);
  let at = 0;
  while (at < after.length && lengthOf(after.slice(0, at)) < behind) at += 1;
  return at;
}

/**
 * Where the caret of an input belongs; undefined for an input that does not report its caret, such as one for e-mail.
 */
export function caretIn(
  element: HTMLInputElement | HTMLTextAreaElement,
  clean: (text: string) => string,
  after: string,
): number | undefined {
  const at = element.selectionStart;
  return at === null ? undefined : caretAfter(clean(element.value.slice(0, at)), after);
}

const lengthOf = (text: string): number => text.replaceAll(',', '').length;
