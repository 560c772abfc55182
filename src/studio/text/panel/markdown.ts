/** Inline Markdown: a picture, **strong**, _emphasis_, `code`. */
const inlineMarkup =
  /!\[([^\]]*)\]\((data:image\/svg\+xml;base64,[\w+/=]+)\)|\*\*(.+?)\*\*|(?<!\w)_([^_]+)_(?!\w)|`([^`]+)`/g;

/** Renders Markdown of the language service. Never inserts HTML. */
export function markdownElement(markdown: string): HTMLElement {
  const whole = document.createElement('div');
  whole.append(...markdown.split(/\n{2,}/).map(paragraph));
  return whole;
}

function paragraph(words: string): HTMLElement {
  const drawn = document.createElement('p');
  let end = 0;
  for (const match of words.matchAll(inlineMarkup)) {
    drawn.append(words.slice(end, match.index), elementOf(match));
    end = match.index + match[0].length;
  }
  drawn.append(words.slice(end));
  return drawn;
}

function elementOf([, alt, src, strong, emphatic, code]: RegExpMatchArray): HTMLElement {
  if (src !== undefined) return Object.assign(document.createElement('img'), { src, alt });
  const [name, words] =
    strong !== undefined ? ['strong', strong] : emphatic !== undefined ? ['em', emphatic] : ['code', code];
  return Object.assign(document.createElement(name), { textContent: words });
}
