/**
 * Hand over what a visitor typed before the script had loaded, or what the browser put back after a reload: React keeps
 * it on the page but does not know about it. Each control is first set to what React believes, then to what it holds,
 * as if it were typed now.
 */
export function adoptEarlyInput(form: HTMLFormElement | HTMLFieldSetElement): void {
  for (const control of Array.from(form.elements)) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox'))
      adoptPress(control);
    else if (control instanceof HTMLInputElement && control.type !== 'file') adoptText(control);
    else if (control instanceof HTMLTextAreaElement) adoptText(control);
  }
}

function adoptText(control: HTMLInputElement | HTMLTextAreaElement): void {
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

function adoptPress(control: HTMLInputElement): void {
  if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return;
  control.checked = control.defaultChecked;
  press(control);
}

/**
 * Presses a box as a visitor would. Its own `click()` does nothing during a press by a screen reader, and such a press
 * may be what makes React hydrate the form.
 */
export function press(control: HTMLInputElement): void {
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
