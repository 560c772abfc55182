import type { FillWords } from '../plan/form.ts';
import type { Message } from '../plan/message.ts';
import { messageInWords, printedFields } from './texts.ts';

/** The words of a field or an option with answers in them. Only forms with such words import this. */
export const fillWords: FillWords = (set, words, answers) =>
  Object.fromEntries(
    Object.entries<Message>(words as Record<string, Message>).map(([word, message]) => [
      word,
      messageInWords(message, answers, printedFields(set)),
    ]),
  ) as ReturnType<FillWords>;
