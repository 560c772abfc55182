import { problem, type Explanations } from './kit.ts';

/** The mark to write in place of one that is of the wrong kind for this site. */
const otherMark = (found: string, quotes: 'straight' | 'curly'): string =>
  quotes === 'straight' ? (/[‘’]/.test(found) ? "'" : '"') : found === "'" ? '’' : '“ or ”';

/** How texts are written. */
export const problems = {
  doubleSpace: problem('copy/space', () => ['Two blanks stand in a row.', 'Keep one of them.']),
  spaceAtEnd: problem('copy/space', () => ['A blank stands at an end of this text.', 'Take it away.']),
  otherQuotes: problem('copy/quotes', (found: string, quotes: 'straight' | 'curly') => [
    `This site writes ${quotes} quotes and apostrophes, and ${found} is not one.`,
    `Write ${otherMark(found, quotes)}.`,
  ]),
  unfilled: problem('copy/placeholder', (found: string, known: readonly string[]) => [
    `No value replaces ${found} here: a visitor would read the braces.`,
    known.length > 0 ? `Known is ${known.map((name) => `{${name}}`).join(', ')}.` : 'Write the words themselves.',
  ]),
  unfinished: problem('copy/unfinished', (found: string) => [
    `"${found}" is not yet what a visitor should read.`,
    'Write the words themselves.',
  ]),
  markup: problem('copy/markup', (found: string, rich: boolean) => [
    `A visitor would read ${found} as it stands.`,
    rich
      ? 'Strong words stand in **two stars**, links as [words](/Contact); there is no other markup.'
      : 'Texts at this place take no markup: write the words alone.',
  ]),
  otherWord: problem('copy/word', (found: string, use: string) => [
    `This site has another word for "${found}".`,
    `Write "${use}". If these words are quoted, add them to except, under copy: glossary: in config/site.yaml.`,
  ]),
  neverPlural: problem('copy/plural', (key: string) => [
    `English has no plural "${key}": nobody would ever read these words.`,
    'Take one and other, or a number of its own such as =2.',
  ]),
  noSingular: problem('copy/plural', (name: string) => [
    `When {${name}} is 1, visitors read the words for several.`,
    'Add one {…} with the words for 1.',
  ]),
  staleException: problem('copy/unused-exception', (words: string) => [
    `"${words}" stands nowhere on the site, so this exception is not needed.`,
    'Take it away, or write it as the site does.',
  ]),
  noAlt: problem('copy/no-alt', (asset: string, key: string) => [
    `Nothing says what the picture "${asset}" shows.`,
    `Add ${key}: what it shows, for those who do not see it, or '' when it only decorates.`,
  ]),
};

export const explanations = {
  'copy/markup': {
    means:
      'A text holds a tag such as <b>, an entity such as &amp;, or stars and links at a place that takes none. Texts are shown as they are, so a visitor would read the marks.',
    fix: 'Write the words alone. Where the contract says that a text may have **strong** words and [links](/Contact), use those.',
  },
  'copy/no-alt': {
    means:
      'A picture has no words beside it, and does not say that it needs none. Someone who hears the page could not know what it shows.',
    fix: "Add `alt` beside it: what it shows, in a few words. Write alt: '' when it only decorates.",
  },
  'copy/placeholder': {
    means: 'A text has a value in braces, and texts at this place take none. The visitor would read the braces.',
    fix: 'Write the words themselves. Values stand only in messages, whose contract says which there are.',
  },
  'copy/plural': {
    means:
      'A text has words for different numbers. English tells only two apart, one and all others, and the text has other ones.',
    fix: 'Write {n, plural, one {# plan} other {# plans}}. A number may have words of its own: =0 {No plans}.',
  },
  'copy/quotes': {
    means:
      'The site writes its quotes and apostrophes in one way, straight or curly, and this text has one of the other kind. Programs for writing often put curly ones in by themselves.',
    fix: 'Type the mark anew, as the problem shows it. `copy: quotes:` in config/site.yaml says which kind the site uses.',
  },
  'copy/space': {
    means: 'A text has two blanks in a row, or one at its start or end. It shows in some places and not in others.',
    fix: 'Take the blank away.',
  },
  'copy/unused-exception': {
    means:
      'The glossary excepts words that stand nowhere on the site. Mostly they were changed since, and the exception would let the wrong word in again.',
    fix: 'Take the exception away, or write it letter by letter as the site does.',
  },
  'copy/unfinished': {
    means: 'Words that hold a place, such as TODO, Lorem ipsum or those of `npm run site -- new`, are still there.',
    fix: 'Write what a visitor should read.',
  },
  'copy/word': {
    means:
      'The glossary of the site has another word for this. Two words for one thing make people look for a difference.',
    fix: 'Write the word that the problem names. Words that are quoted may stay: list them as `except` beside the term in config/site.yaml.',
  },
} satisfies Explanations;
