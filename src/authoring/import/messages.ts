import type { Json, Question } from './form.ts';

/** What a message says of a rule that the source has no words for. */
const sentences: Readonly<Record<string, (title: string, value: unknown) => string>> = {
  minLength: (title, value) => `${title} needs at least ${String(value)} characters.`,
  maxLength: (title, value) => `${title} can have at most ${String(value)} characters.`,
  pattern: (title) => `${title} is not in the form that is asked for.`,
  minimum: (title, value) =>
    typeof value === 'string' ? `${title} is too early.` : `${title} must be ${String(value)} or more.`,
  maximum: (title, value) =>
    typeof value === 'string' ? `${title} is too late.` : `${title} must be ${String(value)} or less.`,
  exclusiveMinimum: (title, value) => `${title} must be more than ${String(value)}.`,
  exclusiveMaximum: (title, value) => `${title} must be less than ${String(value)}.`,
  multipleOf: (title, value) => `${title} must be a multiple of ${String(value)}.`,
  minItems: (title, value) => `${title} needs at least ${String(value)}.`,
  maxItems: (title, value) => `${title} can have at most ${String(value)}.`,
};

const formats: Readonly<Record<string, string>> = {
  email: 'Write an email address such as name@example.com.',
  date: 'Write a date with day, month and year.',
  time: 'Write a time with hours and minutes, such as 14:30.',
};

/** Words in which nothing is a value in braces. */
export const plain = (words: string): string => words.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim();

/** The title as the subject of a sentence. */
const subject = (title: string): string => (plain(title).endsWith('?') ? 'The answer' : bare(title) || 'This');

const bare = (title: string): string => plain(title).replace(/[\s.:?!*]+$/, '');

export const requiredMessage = (title: string): string =>
  plain(title).endsWith('?') ? `Answer the question "${bare(title)}?"` : `${subject(title)} is required.`;

/** The messages of a question: its own, or sensible ones. Says how many were written here. */
export function messagesOf(
  question: Pick<Question, 'title' | 'words' | 'required'>,
  rules: Json,
): { messages: Record<string, string>; written: number } {
  const { title, words, required } = question;
  const keywords = [...(required ? [['required', true] as const] : []), ...Object.entries(rules)];
  let written = 0;
  const messages: Record<string, string> = {};
  for (const [keyword, value] of keywords) {
    const said = words[keyword] === undefined ? undefined : plain(words[keyword]);
    const made =
      keyword === 'required'
        ? requiredMessage(title)
        : keyword === 'format'
          ? formats[String(value)]
          : sentences[keyword]?.(subject(title), value);
    if (made === undefined) continue;
    if (said === undefined || said === '') written += 1;
    messages[keyword] = said === undefined || said === '' ? made : said;
  }
  return { messages, written };
}

/** The texts of the rows of a question. */
export const rowWords = (title: string): Json => ({
  row: `${bare(title)}, {n}`,
  add: 'Add another',
  remove: 'Remove',
  removed: '{row} was removed.',
  undo: 'Undo',
});
