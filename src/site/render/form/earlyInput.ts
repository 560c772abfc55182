/**
 * Hand over what a visitor typed before the script had loaded, or what the browser put back after a reload: React keeps
 * it on the page but does not know about it. Each control is first set to what React believes, then to what it holds,
 * as if it were typed now.
 */
export function adoptEarlyInput(form: HTMLFormElement | HTMLFieldSetElement): void {
  for (const control of Array.from(form.elements)) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox'))
      press(control);
    else if (control instanceof HTMLInputElement && control.type !== 'file') type(control);
    else if (control instanceof HTMLTextAreaElement) type(control);
  }
}

function type(control: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = control.value;
  if (typed === control.defaultValue || control.readOnly) return;
  control.value = control.defaultValue;
  enter(control, typed);
}

/** Enters a value as a visitor would: past the setter that React put on the element, or React would not notice it. */
export function enter(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function press(control: HTMLInputElement): void {
  if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return;
  control.checked = control.defaultChecked;
  control.click();
}
