import type { Unreadable } from '../../../shared/engine/validate.ts';
import type { UnreadableWords } from '../../../shared/plan/config.generated.ts';
import type { Message } from '../../../shared/plan/message.ts';

/**
 * Whether the content of a control is not a valid answer: half a date, 30 February, the number "1e". The browser knows
 * this for its own controls, and then gives them no value; others set the kind of their message:
 * data-unreadable="number".
 */
export const isUnreadable = ({ value, validity, dataset }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  dataset.unreadable !== undefined || (value === '' && validity.badInput);

/** The site's words for a kind of content that is not a valid answer. Numbers of any kind share those of numbers. */
export const unreadableWords = (words: UnreadableWords, kind: string): Message | undefined =>
  words[kind as keyof UnreadableWords] ?? (kind === 'whole' || kind === 'long' ? words.number : undefined);

/** The unreadable controls of a form, each field with the site's words for its kind of control. */
export const unreadableIn = (form: HTMLFormElement | null, words: UnreadableWords): Unreadable =>
  new Map(
    [...(form?.querySelectorAll('input') ?? [])]
      .filter(isUnreadable)
      .map(({ name, type, dataset }) => [name, unreadableWords(words, dataset.unreadable ?? type)]),
  );
