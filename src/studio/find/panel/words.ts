import type { ListedFile } from '../contract.ts';

const fileNames: Readonly<Record<ListedFile['kind'], string>> = {
  page: 'Page',
  form: 'Form',
  wizard: 'Form in steps',
  list: 'List',
  catalog: 'Products',
  table: 'Table',
  constants: 'Constants',
  site: 'The whole site',
};

const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Texts about finding and replacing. */
export const findTexts = {
  find: 'Find',
  findHelp: 'Finds words in the texts of the site, and its files.',
  close: 'Close',
  words: 'Words of a text, or a file',
  matchesCase: 'Same capital letters',
  wholeWords: 'Whole words only',
  searching: 'Searching…',
  found: (texts: number, files: number): string =>
    `${some(texts, 'text', 'texts')} in ${some(files, 'file', 'files')}.`,
  first: (count: number): string => `The first ${count} are listed. Type more words to see the others.`,
  none: 'No text and no file has these words.',
  noText: 'No text has these words.',
  files: 'Files',
  texts: 'Texts',
  kinds: {
    page: 'Pages',
    form: 'Forms',
    wizard: 'Forms in steps',
    list: 'Questions and options',
    catalog: 'Products',
    table: 'Tables',
    constants: 'Numbers and other constants',
    site: 'The whole site',
  } satisfies Record<ListedFile['kind'], string>,
  inFile: ({ kind, title }: ListedFile): string => (kind === 'site' ? fileNames.site : `${fileNames[kind]} “${title}”`),
  replace: 'Replace…',
  by: 'Replace with',
  byHelp: 'Capital letters at the beginning stay. The new texts are shown below.',
  replaceAll: (count: number): string => `Replace in ${some(count, 'text', 'texts')}`,
  replaceOne: 'Replace',
  replaceIn: (label: string, value: string): string => `Replace: ${label}, ${value}`,
  partly: 'A part of these words is bold or a link. Open the text to change it.',
  replaced: (count: number): string => `Replaced in ${some(count, 'text', 'texts')}. Undo takes it back.`,
  refused: (message: string): string => `It stays a draft, because the check found a problem: ${message}`,
} as const;
