/** A part of a snapshot: its title, and its lines. */
export type Section = readonly [title: string, text: string];

/** The sections of a snapshot that have a text, each below its title. */
export const printSections = (sections: readonly Section[]): string =>
  sections
    .filter(([, text]) => text.trim() !== '')
    .map(([title, text]) => `## ${title}\n\n${text.replace(/\n*$/, '\n')}`)
    .join('\n');

/** Names with their texts, a line each. */
export const listed = (entries: Iterable<readonly [name: string, words: string]>): string =>
  [...entries].map(([name, words]) => `${name}: ${words}\n`).join('');
