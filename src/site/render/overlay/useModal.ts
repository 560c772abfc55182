import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a `<dialog>` as a modal while `open` is true, and puts the focus on `first`.
 * When the dialog closes, the browser returns the focus to where it was, but only if the dialog is still in the page.
 * An ordinary effect would clean up too late for that when its component is unmounted; a layout effect does not.
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

/** Calls `close` on a press that both starts and ends on the backdrop. Does nothing when `close` is undefined. */
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
