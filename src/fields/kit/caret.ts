/** Where the caret belongs once a typed text was cleaned: behind as many characters as before, commas of a grouped amount apart. */
export function caretAfter(before: string, after: string): number {
  const behind = lengthOf(before);
  let at = 0;
  while (at < after.length && lengthOf(after.slice(0, at)) < behind) at += 1;
  return at;
}

/** The same for an input; undefined for one that has no caret to read, such as an e-mail input. */
export function caretIn(
  element: HTMLInputElement | HTMLTextAreaElement,
  clean: (text: string) => string,
  after: string,
): number | undefined {
  const at = element.selectionStart;
  return at === null ? undefined : caretAfter(clean(element.value.slice(0, at)), after);
}

const lengthOf = (text: string): number => text.replaceAll(',', '').length;
