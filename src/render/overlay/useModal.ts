import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a `<dialog>` as a modal while `open` holds and puts the focus on `first`.
 * Closing, also by unmounting, returns the focus to where it was: the browser
 * does that itself, if the dialog is closed while it still stands in the page.
 * That is why this is a layout effect of a component that goes with its dialog.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
  open: boolean,
) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    first.current?.focus();
    return () => element.close();
  }, [dialog, first, open]);
}

/** Calls `close` on a press of the backdrop that both starts and ends there. `undefined` turns it off. */
export function useBackdrop(dialog: RefObject<HTMLDialogElement | null>, close: (() => void) | undefined) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!close || !element) return;
    const presses = new AbortController();
    const { signal } = presses;
    let began = false;
    element.addEventListener('pointerdown', (event) => (began = event.target === element), { signal });
    element.addEventListener('click', (event) => began && event.target === element && close(), { signal });
    return () => presses.abort();
  }, [dialog, close]);
}
