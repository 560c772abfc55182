import type { PageProgress, Translation } from '../contract.ts';

/** Texts about languages. */
export const languageTexts = {
  language: 'Language',
  notYet: (name: string): string => `This page is not published in ${name} yet. You see it in the first language.`,
  todo: (name: string): string => `To translate to ${name}`,
  todoHelp: 'How much of each page is translated, and what is missing.',
  everyPage: 'Words of every page',
  done: ({ all, done, isPublished }: PageProgress): string =>
    `${done} of ${all}${isPublished ? '' : ', not published'}`,
  none: 'Everything is translated.',
  more: (count: number): string => `and ${count} more`,
  states: { current: '', outdated: 'outdated', missing: 'missing' } satisfies Record<Translation['state'], string>,
  translation: (name: string): string => `In ${name}`,
  of: 'Words',
  outdated: (of: string): string => `The words have changed. This is the translation of “${of}”.`,
  missing: 'Not translated yet. The page is shown in the first language until all of its words are translated.',
  save: 'Save translation',
  saved: 'Saved.',
  refused: 'Kept as a draft:',
};
