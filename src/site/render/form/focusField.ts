/** Move the focus to a field's control, to the first one if it has several. */
export function focusField(formId: string, field: string): void {
  document.getElementById(`${formId}-${field}`)?.focus();
}
