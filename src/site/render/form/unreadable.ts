import type { Unreadable } from '../../../shared/engine/validate.ts';
import type { UnreadableWords } from '../../../shared/plan/config.generated.ts';

/**
 * Whether the content of a control is not a valid answer: half a date, 30 February, the number "1e". The value of such
 * a control is empty. The browser knows this for its own controls; a control of several boxes sets the kind of its
 * message: data-unreadable="date".
 */
export const isUnreadable = ({ value, validity, dataset }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  value === '' && (validity.badInput || dataset.unreadable !== undefined);

/** The unreadable controls of a form, each field with the site's words for its kind of control. */
export const unreadableIn = (form: HTMLFormElement | null, words: UnreadableWords): Unreadable =>
  new Map(
    [...(form?.querySelectorAll('input') ?? [])]
      .filter(isUnreadable)
      .map(({ name, type, dataset }) => [name, words[(dataset.unreadable ?? type) as keyof UnreadableWords]]),
  );
