import { problem, type Explanations } from './kit.ts';

/** The right mark for this site, in place of the wrong one. */
const otherMark = (found: string, quotes: 'straight' | 'curly'): string =>
  quotes === 'straight' ? (/[‘’]/.test(found) ? "'" : '"') : found === "'" ? '’' : '“ or ”';

/** How texts are written. */
export const problems = {
  doubleSpace: problem('copy/space', () => ['This text has two blanks in a row.', 'Keep one of them.']),
  spaceAtEnd: problem('copy/space', () => ['This text starts or ends with a blank.', 'Remove it.']),
  otherQuotes: problem('copy/quotes', (found: string, quotes: 'straight' | 'curly') => [
    `This site writes ${quotes} quotes and apostrophes, and ${found} is not one.`,
    `Write ${otherMark(found, quotes)}.`,
  ]),
  unfilled: problem('copy/placeholder', (found: string, known: readonly string[]) => [
    `No value replaces ${found} here: a visitor would read the braces.`,
    known.length > 0 ? `Known is ${known.map((name) => `{${name}}`).join(', ')}.` : 'Write the final text.',
  ]),
  tooLong: problem('copy/too-long', (length: number, limit: number, kind: string) => [
    `This text has ${length} characters, and this site allows ${limit} here.`,
    `Write it shorter, or raise ${kind} under copy: limits: in config/site.yaml.`,
  ]),
  unfinished: problem('copy/unfinished', (found: string) => [
    `"${found}" is not yet what a visitor should read.`,
    'Write the final text.',
  ]),
  markup: problem('copy/markup', (found: string, rich: boolean) => [
    `A visitor would read ${found} literally.`,
    rich
      ? 'Write strong words in **two stars**, links as [words](/Contact); there is no other markup.'
      : 'Texts at this place have no markup: write only the words.',
  ]),
  otherWord: problem('copy/word', (found: string, use: string) => [
    `This site has another word for "${found}".`,
    `Write "${use}". If these words are quoted, add them to except, under copy: glossary: in config/site.yaml.`,
  ]),
  neverPlural: problem('copy/plural', (key: string, language: string) => [
    `${language} has no plural "${key}": visitors would never read these words.`,
    'Take one and other, or a number of its own such as =2.',
  ]),
  noSingular: problem('copy/plural', (name: string) => [
    `When {${name}} is 1, visitors read the words for several.`,
    'Add one {…} with the words for 1.',
  ]),
  staleException: problem('copy/unused-exception', (words: string) => [
    `"${words}" is nowhere on the site, so this exception is not needed.`,
    'Remove it, or write it as the site does.',
  ]),
  noAlt: problem('copy/no-alt', (asset: string, key: string) => [
    `There is no text for what the picture "${asset}" shows.`,
    `Add ${key}: what it shows, for visitors who do not see it, or '' if it is only decoration.`,
  ]),
};

export const explanations = {
  'copy/markup': {
    means:
      'A text has a tag such as <b>, an entity such as &amp;, or stars and links at a place without markup. Texts are shown literally, so a visitor would read the marks.',
    fix: 'Write only the words. Where the contract says that a text may have **strong** words and [links](/Contact), use those.',
  },
  'copy/no-alt': {
    means:
      'A picture has no text, and is not marked as decoration. Visitors with a screen reader could not know what it shows.',
    fix: "Add `alt` beside it: what it shows, in a few words. Write alt: '' if it is only decoration.",
  },
  'copy/placeholder': {
    means: 'A text has a value in braces, but texts at this place have no values. The visitor would read the braces.',
    fix: 'Write the final text. Only messages have values, which their contract lists.',
  },
  'copy/plural': {
    means:
      'A text has words for different numbers. English has only two plurals, one and other, but the text has others.',
    fix: 'Write {n, plural, one {# plan} other {# plans}}. A number may have words of its own: =0 {No plans}.',
  },
  'copy/quotes': {
    means:
      'The site writes its quotes and apostrophes in one way, straight or curly, but this text has one of the other kind. Word processors often insert curly ones.',
    fix: 'Type the mark again, as the problem shows it. `copy: quotes:` in config/site.yaml says which kind the site uses.',
  },
  'copy/space': {
    means: 'A text has two blanks in a row, or one at its start or end. It shows in some places and not in others.',
    fix: 'Remove the blank.',
  },
  'copy/too-long': {
    means:
      'A text is longer than the site allows at this place, so it may not fit the design. `copy: limits:` in config/site.yaml says how long each kind of text may be. The text is shown in the preview, but the site is not built with it.',
    fix: 'Write it shorter. If the design has room, raise the limit, or remove it: without a limit, texts can have any length.',
  },
  'copy/unused-exception': {
    means:
      'The glossary excepts words that are nowhere on the site. Usually they were changed since, and the exception would allow the wrong word again.',
    fix: 'Remove the exception, or write it exactly as the site does.',
  },
  'copy/unfinished': {
    means: 'Placeholder words, such as TODO, Lorem ipsum or those of `npm run site -- new`, are still there.',
    fix: 'Write what a visitor should read.',
  },
  'copy/word': {
    means:
      'The glossary of the site has another word for this. Two words for one thing make people look for a difference.',
    fix: 'Write the word that the problem names. Words that are quoted may stay: list them as `except` beside the term in config/site.yaml.',
  },
} satisfies Explanations;
