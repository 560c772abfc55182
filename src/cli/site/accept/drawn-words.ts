const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The words of HTML that a visitor reads or hears, an element a line. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, (tag) => `\n${/ (?:aria-label|alt|placeholder)="([^"]*)"/.exec(tag)?.[1] ?? ''}\n`)
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
