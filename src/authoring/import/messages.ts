import type { Question } from './question.ts';

/** Default messages of rules, for an author to improve. */
const defaultMessages: Readonly<Record<string, (value: unknown) => string>> = {
  minLength: (value) => `Write at least ${String(value)} characters.`,
  maxLength: (value) => `Write at most ${String(value)} characters.`,
  pattern: () => 'Write the answer in the form that is asked for.',
  minimum: (value) => (typeof value === 'string' ? 'Give a later day.' : `Give ${String(value)} or more.`),
  exclusiveMinimum: (value) => `Give more than ${String(value)}.`,
  exclusiveMaximum: (value) => `Give less than ${String(value)}.`,
  maximum: (value) => (typeof value === 'string' ? 'Give an earlier day.' : `Give ${String(value)} or less.`),
  multipleOf: (value) => `Give a multiple of ${String(value)}.`,
  minItems: (value) => `Choose at least ${String(value)}.`,
  maxItems: (value) => `Choose ${String(value)} at most.`,
};

/** Default messages of rules of rows. */
const defaultRowMessages: Readonly<Record<string, (value: unknown) => string>> = {
  minItems: (value) => `Add at least ${String(value)}.`,
  maxItems: (value) => `Add ${String(value)} at most.`,
};

const formatMessages: Readonly<Record<string, string>> = {
  email: 'Write an email address such as name@example.com.',
  date: 'Write a date with day, month and year.',
  time: 'Write a time with hours and minutes, such as 14:30.',
};

/** The texts of the rows of a question. */
export const rowWords = (title: string) => ({
  row: `${title}, {n}`,
  add: 'Add another',
  remove: 'Remove',
  removed: '{row} was removed.',
  undo: 'Undo',
});

/** The message for a missing answer. */
export function requiredWords({ type, choices, words }: Question): string {
  return (
    words.required ?? (type === 'boolean' ? 'Tick the box.' : choices ? 'Choose an answer.' : 'Answer this question.')
  );
}

/** The messages of a question: from the source, or default ones. */
export function messagesOf(question: Question): Record<string, string> {
  const { rules, words, required } = question;
  return Object.fromEntries([
    ...(required ? [['required', requiredWords(question)]] : []),
    ...Object.entries(rules).flatMap(([keyword, value]) => {
      const said =
        words[keyword] ??
        (question.rows && defaultRowMessages[keyword]?.(value)) ??
        (keyword === 'format' ? formatMessages[String(value)] : defaultMessages[keyword]?.(value));
      return said === undefined ? [] : [[keyword, said]];
    }),
  ]) as Record<string, string>;
}
