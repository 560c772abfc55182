import type { Answers } from '../../../shared/plan/answers.ts';
import { withoutMarks } from '../marks.ts';
import type { FormName, Recorded } from '../../proof/contract.ts';

/** A form on the page, and where the page was. */
export interface Stand {
  readonly form: FormName;
  readonly pathname: string;
  readonly element: HTMLFormElement;
}

type Read = (stand: Stand) => Promise<Answers | undefined>;

/**
 * Follows what a visitor does, and tells what they have answered last. Once a form is sent its answers are gone from
 * the page, so they are read as the button is pressed.
 */
export function record(read: Read): () => Promise<Recorded | undefined> {
  let last: Stand | undefined;
  /** What was read when the last button was pressed; undefined once something is answered after it. */
  let pressed: Promise<Recorded | undefined> | undefined;
  const recorded = async (stand: Stand, presses?: string): Promise<Recorded | undefined> => {
    const answers = await read(stand);
    return answers && { form: stand.form, answers, ...(presses !== undefined && { presses }) };
  };
  const follow = (event: Event) => {
    const stand = standOf(event.target);
    if (!stand) return;
    last = stand;
    pressed = undefined;
    const button = event.type === 'click' ? otherButton(event.target) : undefined;
    if (event.type === 'submit') pressed = recorded(stand);
    else if (button) pressed = recorded(stand, withoutMarks(button.textContent ?? '').trim());
  };
  for (const kind of ['input', 'change', 'click', 'submit']) window.addEventListener(kind, follow, { capture: true });
  return async () => {
    const stand = last ?? standOf(document.querySelector('main form[data-form]'));
    return pressed ?? (stand && recorded(stand));
  };
}

/** The form in which an element stands. */
function standOf(target: EventTarget | null): Stand | undefined {
  const element = target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;
  if (!element) return undefined;
  const wizard = element.closest('[data-wizard]')?.getAttribute('data-wizard');
  const form: FormName = wizard
    ? { kind: 'wizard', id: wizard }
    : { kind: 'form', id: element.getAttribute('data-form') ?? '' };
  return { form, pathname: location.pathname, element };
}

/** A button of a form, beside the one that submits it. */
function otherButton(target: EventTarget | null): Element | undefined {
  const button = target instanceof Element ? target.closest('button, a') : null;
  const row = button?.closest('form')?.querySelector('button[type=submit]')?.parentElement;
  return button && row === button.parentElement && button.getAttribute('type') !== 'submit' ? button : undefined;
}
