import { problem, type Explanations } from './kit.ts';
import type { SyntaxMistake } from './syntax-mistakes.ts';

const invisibleNames: Readonly<Record<string, string>> = {
  'U+0000': 'a NUL byte',
  'U+200B': 'a space without width',
  'U+FEFF': 'a byte-order mark',
};

/** How to write a number that has commas: 20,00,000 and 2,000,000 group digits, 1,10 has decimals. */
export function commaInNumber(words: string): string | undefined {
  const written = words.replaceAll(/\s/g, '');
  if (/^-?\d{1,3}(,\d\d)*,\d{3}(\.\d+)?$|^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(written))
    return `Write the number without commas: ${written.replaceAll(',', '')}.`;
  return /^-?\d+,\d+$/.test(written)
    ? `Write a point before decimals: ${Number(written.replace(',', '.'))}.`
    : undefined;
}

/** The text of a file: whether it is valid YAML, and unambiguous. */
export const problems = {
  syntax: problem('yaml/syntax', ({ why, fix }: SyntaxMistake) => [`This is not YAML: ${why}.`, fix]),
  conflict: problem('yaml/conflict', () => [
    'Two versions of this file are mixed in it: git could not merge them.',
    'Keep the right lines of each, and delete those that start with <<<<<<<, ======= and >>>>>>>.',
  ]),
  duplicateKey: problem('yaml/duplicate-key', (keys: readonly { readonly name: string; readonly line: number }[]) =>
    keys.length === 1
      ? [`"${keys[0]?.name ?? ''}" is here already, in line ${keys[0]?.line ?? 0}.`, 'Keep one of the two.']
      : [
          `${keys.map(({ name, line }) => `"${name}" (line ${line})`).join(', ')} are here already.`,
          'Start a new item of a list with a dash, or keep one of each.',
        ],
  ),
  tab: problem('yaml/tab', () => ['The indentation has a tab.', 'Indent with spaces.']),
  strangeSpace: problem('yaml/tab', () => [
    'The indentation has a character that is not a plain space.',
    'Type it again with the space bar; it was perhaps pasted from another program.',
  ]),
  tooDeep: problem('yaml/too-deep', (most: number) => [
    `Maps and lists are nested more than ${most} deep.`,
    'Check whether a bracket is closed too late.',
  ]),
  badKey: problem('yaml/bad-key', () => [
    'This cannot be a key: a key is a word.',
    'Put a text that starts with a brace in quotes: "{name}, thank you".',
  ]),
  mergeKey: problem('yaml/bad-key', () => [
    '<<: takes the keys of another map over (a "merge key"), which config does not do.',
    'Write the keys out, or take a part of a file over by $ref: contact.yaml#/schema.',
  ]),
  commaInBraces: problem('yaml/comma', (key: string | undefined, words: string) => [
    'A comma ends a value in braces, so what follows it is taken for another key.',
    key === undefined
      ? 'Write key: value; put a text with a comma in quotes.'
      : (commaInNumber(words) ?? `Put the text in quotes: ${key}: "${words.replaceAll('"', "'")}".`),
  ]),
  reservedKey: problem('yaml/bad-key', (key: string) => [
    `"${key}" cannot be a key: JavaScript reserves the name.`,
    'Choose another.',
  ]),
  tooMuchRepeated: problem('yaml/bomb', (most: number) => [
    `With this alias the file repeats more than ${most} values.`,
    'Write the values out, or move them to a list.',
  ]),
  unknownAlias: problem('yaml/bad-alias', (name: string) => [
    `*${name} repeats a value that is marked &${name}, but there is none above.`,
    'Write the value out; put a text that starts with * in quotes.',
  ]),
  aliasOfItself: problem('yaml/bad-alias', (name: string) => [
    `*${name} repeats a value inside itself, without end.`,
    'Write the value out.',
  ]),
  tag: problem('yaml/tag', (tag: string) => [
    `"${tag}" has no meaning in config.`,
    'Remove it; put a text that starts with ! in quotes.',
  ]),
  directive: problem('yaml/directive', () => [
    'A line that starts with % changes how the file is read.',
    'Remove it; put a text that starts with % in quotes.',
  ]),
  ambiguous: problem('yaml/ambiguous', (written: string) => [
    `${written} is read differently by different readers of YAML.`,
    /^[-+]?\d/.test(written)
      ? `Write "${written}" in quotes for a text, or the number without leading zero.`
      : `Write "${written}" in quotes for a text; true or false otherwise.`,
  ]),
  groupedNumber: problem('yaml/ambiguous', (written: string, value: number) => [
    `${written} is read as ${value}, because a point separates decimals.`,
    `Write ${value}, or ${written.replaceAll('.', '')} if the point separates thousands, or "${written}" in quotes for a text.`,
  ]),
  inexactNumber: problem('yaml/bad-number', (written: string) => [
    `${written} is a number that a program cannot keep exactly.`,
    `Write "${written}" in quotes for a text, or a number of at most 15 digits.`,
  ]),
  invisible: problem('yaml/invisible', (code: string) => [
    `This text has ${invisibleNames[code] ?? 'an invisible character'}, ${code}.`,
    code === 'U+0000'
      ? 'Remove it and save the file as UTF-8: a program has written it, or the file is not a text.'
      : 'Type the text again; it was perhaps pasted from another program.',
  ]),
  blankInKey: problem('yaml/invisible', (code: string) => [
    `This key has a blank that is not a plain space, ${code}.`,
    'Type it again with the space bar; it was perhaps pasted from another program.',
  ]),
  commentInText: problem('yaml/comment', () => [
    'A blank and # start a comment, so the text ends before it.',
    'Put the text in quotes; a comment has a blank after its #.',
  ]),
  manyDocuments: problem('yaml/many-documents', () => [
    'A second document starts here.',
    'Keep one document per file: remove the line of dashes.',
  ]),
};

export const explanations = {
  'yaml/ambiguous': {
    means: 'Some programs read this as yes or no, or as a number in base 8, others as a text.',
    fix: 'Put it in quotes when it is a text. Write true or false for yes or no.',
  },
  'yaml/bad-alias': {
    means: 'A star repeats a value that is marked with & above, but there is none, or it would repeat itself.',
    fix: 'Write the value out. Put a text that starts with a star in quotes.',
  },
  'yaml/bad-key': {
    means: 'The text before the colon cannot be a key.',
    fix: 'A key is a plain word. Put a text that starts with a brace in quotes.',
  },
  'yaml/bad-number': {
    means: 'The number has more digits than a program can keep, so it would change unnoticed.',
    fix: 'Put it in quotes if it is a text, such as a phone number.',
  },
  'yaml/bomb': {
    means: 'The file repeats so much by aliases (&name, *name) that it would grow without bounds.',
    fix: 'Write the values out, or move them to a list.',
  },
  'yaml/comma': {
    means:
      'Between braces, a comma ends a value: { label: 1,500 km } is the label 1 and one more key. That happens to amounts, distances and lists of words.',
    fix: 'Put the text in quotes: { label: "1,500 km" }. Write a number without commas: { value: 1500 }.',
  },
  'yaml/comment': {
    means: 'A # behind a blank starts a comment, so that visitors would read "We are" of "We are #1 in India".',
    fix: 'Put the text in quotes. If it is a comment, write a blank after its #.',
  },
  'yaml/conflict': {
    means:
      'Git joined two versions of the file, could not tell which is right, and wrote both into it, between lines of <<<<<<<, ======= and >>>>>>>.',
    fix: 'Keep the lines that are right, delete the others with the three marks, and check again. `git merge --abort` undoes the whole merge.',
  },
  'yaml/directive': {
    means: 'A line that starts with % changes how YAML is read. No file of ours needs that.',
    fix: 'Remove it, or put a text that starts with % in quotes.',
  },
  'yaml/duplicate-key': {
    means:
      'The same key is twice in one place. Only one of the two would count. If several keys are, the dash between two items of a list is missing.',
    fix: 'Keep one of the two, or start the new item with a dash.',
  },
  'yaml/invisible': {
    means: 'A text has an invisible character. It can change the direction of reading or break a link.',
    fix: 'Delete the text and type it again.',
  },
  'yaml/many-documents': {
    means: 'A line of dashes starts a second document. One file is one document.',
    fix: 'Remove the line, or move the rest to a file of its own.',
  },
  'yaml/syntax': {
    means: 'The file is not YAML here: an indentation, a quote, a bracket or a colon is wrong.',
    fix: 'Look at the marked place and the line above it. Put a text with a colon in quotes.',
  },
  'yaml/tab': {
    means: 'The indentation has a tab, or another blank that is not a space. YAML allows only spaces.',
    fix: 'Replace it by spaces; most editors can do so by themselves.',
  },
  'yaml/tag': {
    means: 'A word that starts with ! gives a value a type of its own. No file of ours needs that.',
    fix: 'Remove it, or put a text that starts with ! in quotes.',
  },
  'yaml/too-deep': {
    means: 'Maps and lists are nested so deep that something must be wrong.',
    fix: 'Check whether a bracket is closed too late.',
  },
} satisfies Explanations;
