import type { ToastType } from '../../../shared/plan/submit.ts';
import { listeners } from '../../storage/listeners.ts';

/** A short notice that goes away by itself. */
export interface Notice {
  readonly message: string;
  /** A second line. */
  readonly aside?: string;
  readonly type?: ToastType | 'loading';
  /** A button in the notice, such as one that undoes. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Replaces the notice of this id. A `loading` notice stays until another one replaces it. */
  readonly id?: string;
}

type IdentifiedNotice = Notice & { readonly id: string };

const { subscribe: subscribeToToasts, notify } = listeners();
let waiting: IdentifiedNotice[] = [];
let toastCount = 0;

/** Shows a notice. Returns its id. */
export function showToast(notice: Notice): string {
  const id = notice.id ?? `toast-${++toastCount}`;
  waiting.push({ ...notice, id });
  notify();
  return id;
}

/** Returns the notices that were not shown yet. The caller must show them. */
export function takeToasts(): readonly IdentifiedNotice[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Calls `listener` whenever notices wait, and at once if some do. Returns the function that ends this. */
export function subscribeToasts(listener: () => void): () => void {
  const unsubscribe = subscribeToToasts(listener);
  if (waiting.length > 0) listener();
  return unsubscribe;
}
