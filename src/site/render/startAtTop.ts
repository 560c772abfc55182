/** Id of the main element: the skip link leads here, and a new page puts the focus here. */
export const MAIN = 'main';

/** Brings the visitor to where a new page starts: its top, with the focus on its content (spec 2.38). */
export function startAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusMain();
}

/** Moves the focus to the content of the page, without scrolling. */
export function focusMain(): void {
  document.getElementById(MAIN)?.focus({ preventScroll: true });
}
