import type { FieldSet } from '../plan/form.ts';
import { messageInWords, printedFields } from './texts.ts';

/** The words of a field with answers in them. Only forms with such words import this. */
export const fillWords: NonNullable<FieldSet['fill']> = (set, { words = {} }, answers) =>
  Object.fromEntries(
    Object.entries(words).map(([word, message]) => [word, messageInWords(message, answers, printedFields(set))]),
  );
