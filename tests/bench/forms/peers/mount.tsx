import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a peer, which has no style. */
export function mount(form: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root"');
  createRoot(root).render(<main>{form}</main>);
}

/** What every form does with answers that are right. */
export function done(id: string, answers: unknown): void {
  console.info(id, answers);
  window.alert('Complete.');
}

/** The first control whose answer is wrong gets the focus, once the messages are there. */
export function focusOn(id: string, name: string | undefined): void {
  if (name !== undefined) document.getElementById(`${id}-${name}`)?.focus();
}
