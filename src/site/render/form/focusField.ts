import type { FormStore } from './store.ts';

/**
 * Move the focus to a field's control, to the first one if it has several. A control on another page of the step is
 * shown first.
 */
export function focusField({ pages }: FormStore, formId: string, field: string): void {
  const control = document.getElementById(`${formId}-${field}`);
  if (control) control.focus();
  else pages?.open(field);
}
