import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a peer, which has no style. */
export function mount(form: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root"');
  createRoot(root).render(<main>{form}</main>);
}

/** Runs when a form has valid answers. */
export function done(id: string, answers: unknown): void {
  console.info(id, answers);
  window.alert('Complete.');
}

/** Focuses the first control with an error, once the messages are shown. */
export function focusOn(id: string, name: string | undefined): void {
  if (name !== undefined) document.getElementById(`${id}-${name}`)?.focus();
}
