import type { Unreadable } from '../../engine/validate.ts';
import type { UnreadableWords } from '../../plan/config.generated.ts';

/**
 * Whether something stands in a control that the browser can make no answer of: half a date, 30 February, the number
 * "1e". The value of such a control is empty, as if nothing stood there.
 */
export const isUnreadable = ({ value, validity }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  value === '' && validity.badInput;

/** The unreadable controls of a form, each field with the site's words for its kind of control. */
export const unreadableIn = (form: HTMLFormElement | null, words: UnreadableWords): Unreadable =>
  new Map(
    [...(form?.querySelectorAll('input') ?? [])]
      .filter(isUnreadable)
      .map(({ name, type }) => [name, words[type as keyof UnreadableWords]]),
  );
