import type { Answers } from '../../../shared/plan/answers.ts';
import { withoutMarks } from '../marks.ts';
import type { FormName, Recorded } from '../../proof/contract.ts';

/** A form on the page, and where the page was. */
export interface FormOnPage {
  readonly form: FormName;
  readonly pathname: string;
  readonly element: HTMLFormElement;
}

type Read = (formOnPage: FormOnPage) => Promise<Answers | undefined>;

/**
 * Follows what a visitor does, and returns a function that gives their last answers. A form that was sent has no
 * answers any longer, so they are read when the button is pressed.
 */
export function record(read: Read): () => Promise<Recorded | undefined> {
  let last: FormOnPage | undefined;
  /** The answers when the last button was pressed; undefined once something is answered after it. */
  let pressed: Promise<Recorded | undefined> | undefined;
  const recorded = async (formOnPage: FormOnPage, presses?: string): Promise<Recorded | undefined> => {
    const answers = await read(formOnPage);
    return answers && { form: formOnPage.form, answers, ...(presses !== undefined && { presses }) };
  };
  const follow = (event: Event) => {
    const formOnPage = formOnPageAt(event.target);
    if (!formOnPage) return;
    last = formOnPage;
    pressed = undefined;
    const button = event.type === 'click' ? otherButton(event.target) : undefined;
    if (event.type === 'submit') pressed = recorded(formOnPage);
    else if (button) pressed = recorded(formOnPage, withoutMarks(button.textContent ?? '').trim());
  };
  for (const kind of ['input', 'change', 'click', 'submit']) window.addEventListener(kind, follow, { capture: true });
  return async () => {
    const formOnPage = last ?? formOnPageAt(document.querySelector('main form[data-form]'));
    return pressed ?? (formOnPage && recorded(formOnPage));
  };
}

/** The form that contains an element. */
function formOnPageAt(target: EventTarget | null): FormOnPage | undefined {
  const element = target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;
  if (!element) return undefined;
  const wizard = element.closest('[data-wizard]')?.getAttribute('data-wizard');
  const form: FormName = wizard
    ? { kind: 'wizard', id: wizard }
    : { kind: 'form', id: element.getAttribute('data-form') ?? '' };
  return { form, pathname: location.pathname, element };
}

/** Another button beside the submit button of a form. */
function otherButton(target: EventTarget | null): Element | undefined {
  const button = target instanceof Element ? target.closest('button, a') : null;
  const row = button?.closest('form')?.querySelector('button[type=submit]')?.parentElement;
  return button && row === button.parentElement && button.getAttribute('type') !== 'submit' ? button : undefined;
}
