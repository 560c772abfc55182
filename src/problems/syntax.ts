/** What the YAML reader finds, in words for someone who does not write code. */
interface Words {
  readonly why: string;
  readonly fix: string;
}

const inQuotes = 'Put the text in quotes: title: "Health: the basics".';

/** By the reader's code; where one code means several things, the reader's own words tell them apart. */
const known: readonly (Words & { code: string; says?: RegExp })[] = [
  { code: 'BLOCK_AS_IMPLICIT_KEY', why: 'a second colon stands in this text, or the next line is indented further than it should be', fix: inQuotes },
  { code: 'MULTILINE_IMPLICIT_KEY', why: 'a key and its colon must stand on one line', fix: 'Write key: value on one line, or put a long text in quotes.' },
  { code: 'MISSING_CHAR', says: /^Missing closing/, why: 'a quote opens here and never closes', fix: 'Close it at the end of the text.' },
  { code: 'MISSING_CHAR', says: /^Implicit map keys/, why: 'a colon is missing after this', fix: 'Write key: value.' },
  { code: 'BAD_INDENT', says: /^Flow/, why: 'a bracket was opened above and is not closed before this line', fix: 'Close it with ] or }.' },
  { code: 'BAD_INDENT', why: 'this line is not indented like its neighbours', fix: 'Give all keys of a map, and all items of a list, the same number of spaces.' },
  { code: 'UNEXPECTED_TOKEN', says: /at node end$/, why: 'these words do not belong to what stands before them', fix: 'An apostrophe inside single quotes is written twice (\'it\'\'s\'); an item of a list starts with a dash and a space.' },
  { code: 'UNEXPECTED_TOKEN', says: /block-seq-ind on same line/, why: 'a list starts on the line of its key', fix: 'Start it on the next line, or write [one, two].' },
  { code: 'UNEXPECTED_TOKEN', says: /flow-(map|seq)-end/, why: 'a bracket closes here that was not opened', fix: 'Take it away, or put the text in quotes.' },
  { code: 'BAD_SCALAR_START', why: 'a text without quotes cannot start with this character', fix: 'Put the text in quotes.' },
  { code: 'BAD_DQ_ESCAPE', why: 'a backslash in double quotes has a meaning of its own', fix: 'Use single quotes, or write the backslash twice.' },
];

/** Takes the reader's code and its own words, which serve where we have none. */
export function syntaxWords(code: string, message: string): Words {
  const found = known.find((one) => one.code === code && (one.says?.test(message) ?? true));
  return found ?? { why: message.replace(/\.$/, ''), fix: 'Compare indentation, quotes and colons with a file that works.' };
}
