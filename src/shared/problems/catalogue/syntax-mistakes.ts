/** What is wrong with a text that is not YAML, explained to a person who does not write code. */
export interface SyntaxMistake {
  readonly why: string;
  readonly fix: string;
}

const inQuotes = 'Put the text in quotes: title: "Health: the basics".';

/** The mistakes that people make in YAML. */
export const syntaxMistakes = {
  secondColon: { why: 'this text has a second colon', fix: inQuotes },
  furtherIn: {
    why: 'this line is indented further than the one above, which has a value already',
    fix: 'Indent it like its neighbours, or put a text of several lines in quotes.',
  },
  noSpaceAfterColon: { why: 'a space is missing after this colon', fix: 'Write key: value.' },
  noSpaceAfterDash: {
    why: 'a space is missing after this dash',
    fix: 'An item of a list starts with a dash and a space.',
  },
  noDash: {
    why: 'this line is among the items of a list and has no dash',
    fix: 'Start it with a dash and a space, or indent it further when it belongs to the item above.',
  },
  dashAmongKeys: {
    why: 'an item of a list is among keys',
    fix: 'Remove the dash, or indent the list under a key of its own.',
  },
  noColon: {
    why: 'a key and its colon must be on one line',
    fix: 'Write key: value on one line, or put a long text in quotes.',
  },
  noColonAfter: { why: 'a colon is missing after this', fix: 'Write key: value.' },
  openQuote: { why: 'a quote opens here and never closes', fix: 'Close it at the end of the text.' },
  openBracket: {
    why: 'a bracket opens here and is not closed where the next line needs it',
    fix: 'Close it with ] or }.',
  },
  comment: {
    why: 'a blank and # start a comment, so the bracket is not closed in this line',
    fix: 'Put the text in quotes; a comment has a blank after its #.',
  },
  strayBracket: { why: 'a bracket closes here that was not opened', fix: 'Remove it, or put the text in quotes.' },
  apostrophe: {
    why: 'the text in single quotes ends before these words',
    fix: "An apostrophe inside single quotes is written twice ('it''s'); a text may also be in double quotes.",
  },
  afterQuote: {
    why: 'the text in quotes ends before these words',
    fix: 'Put the whole text in quotes: \'"Best" for families\'.',
  },
  afterValue: {
    why: 'these words do not belong to the text before them',
    fix: 'Put the whole text in quotes; an item of a list starts with a dash and a space.',
  },
  curlyQuotes: {
    why: 'curly quotes are ordinary characters, and do not enclose a text',
    fix: 'Type straight ones: " or \'.',
  },
  textOnLine: {
    why: 'there are words after the sign that starts a text of several lines',
    fix: 'Write them on the next line, indented further than the key.',
  },
  listOnLine: { why: 'a list starts on the line of its key', fix: 'Start it on the next line, or write [one, two].' },
  backslash: {
    why: 'a backslash in double quotes has a special meaning',
    fix: 'Use single quotes, or write the backslash twice.',
  },
} as const satisfies Record<string, SyntaxMistake>;

/** Two keys among the values of a map in one line, without a comma between them: { minimum: 6 maximum: 9 }. */
export const missingComma = (key: string): SyntaxMistake => ({
  why: `a comma is missing before "${key}"`,
  fix: `Write a comma before it: , ${key}: …`,
});

export const badFirstCharacter = (mark: string): SyntaxMistake => ({
  why: `a text without quotes cannot start with ${mark}`,
  fix: 'Put the text in quotes.',
});

/** A text without quotes that has a brace, among the values of a map or list in one line. */
export const braceInText = (text: string): SyntaxMistake => ({
  why: 'a text with a brace has no quotes',
  fix: `Put the text in quotes: "${text}".`,
});

/** A dash that is not aligned with the dashes of its list. `spaces`: how many are before each of those. */
export const dashBeside = (spaces: number): SyntaxMistake => ({
  why: 'this dash is not under the dashes above',
  fix: `Write ${spaces === 1 ? '1 space' : `${spaces === 0 ? 'no' : spaces} spaces`} before it, as before those.`,
});

/**
 * A line that is indented like none of those above. `others`: the indentations, in spaces, that would continue them.
 */
export function unevenIndent(spaces: number, others: readonly number[]): SyntaxMistake {
  const indent = spaces === 1 ? '1 space' : `${spaces === 0 ? 'no' : spaces} spaces`;
  return {
    why: `this line has ${indent} before it, and the lines above that it could belong to have ${[others.slice(0, -1).join(', '), others.at(-1)].filter((part) => part !== '').join(' or ')}`,
    fix: 'Give all keys of a map, and all items of a list, the same number of spaces.',
  };
}

/** Any other mistake, in the words of the YAML parser. */
export const otherMistake = (message: string): SyntaxMistake => ({
  why: message.replace(/\.$/, ''),
  fix: 'Compare indentation, quotes and colons with a file that works.',
});
