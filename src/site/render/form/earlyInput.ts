/**
 * Hand over what a visitor typed before the script had loaded, or what the browser put back after a reload: React keeps
 * it on the page but does not know about it. Each control is first set to what React believes, then to what it holds,
 * as if it were typed now.
 */
export function adoptEarlyInput(form: HTMLFormElement | HTMLFieldSetElement): void {
  for (const control of Array.from(form.elements)) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox'))
      press(control);
    else if (control instanceof HTMLInputElement && control.type !== 'file') type(control, HTMLInputElement.prototype);
    else if (control instanceof HTMLTextAreaElement) type(control, HTMLTextAreaElement.prototype);
  }
}

function type(control: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const typed = control.value;
  if (typed === control.defaultValue || control.readOnly) return;
  control.value = control.defaultValue;
  // Past the setter that React put on the element, or it would take the text for its own.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, typed);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function press(control: HTMLInputElement): void {
  if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return;
  control.checked = control.defaultChecked;
  control.click();
}
