import type { ToastType } from '../../plan/form.ts';

/** A short notice that goes away by itself. */
export interface Notice {
  readonly message: string;
  readonly type?: ToastType | 'loading';
  /** A button in the notice, such as one that undoes. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Replaces the notice of this id: how a loading one ends, since it stays until then. */
  readonly id?: string;
  /** Also keep it in the notifications list on the device (spec 3.02). */
  readonly record?: boolean;
}

const listeners = new Set<() => void>();
let waiting: (Notice & { readonly id: string })[] = [];
let count = 0;

/** Shows a notice. Returns its id. */
export function showToast(notice: Notice): string {
  const id = notice.id ?? `toast-${++count}`;
  waiting.push({ ...notice, id });
  for (const listener of listeners) listener();
  return id;
}

/** Hands over the notices that nobody has shown yet. */
export function takeToasts(): readonly (Notice & { readonly id: string })[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Calls `listener` whenever notices wait, at once if some do. Returns what ends it. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => listeners.delete(listener);
}
