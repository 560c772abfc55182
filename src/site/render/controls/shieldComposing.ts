/** What Safari gives as `keyCode` of the key that ends a composition, when `isComposing` is false again. */
const composingKeyCode = 229;

/**
 * While letters are composed (an input method for Hindi, Japanese …), Enter, Escape and the arrows choose among its
 * suggestions. No handler of the page sees these keys.
 */
export function shieldComposing(view: Window = window): void {
  const shield = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === composingKeyCode) event.stopImmediatePropagation();
  };
  view.addEventListener('keydown', shield, { capture: true });
}
