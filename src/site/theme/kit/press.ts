const ends = ['mouseup', 'dragend', 'pointercancel', 'keyup'];

/**
 * Acts at once, or while something is pressed as soon as it is released: what moves on the page in between would move
 * away under the pointer, and the press would be lost. The end is heard before the click, whose target stands by then.
 * Returns what calls it off.
 */
export function whenReleased(act: () => void): (() => void) | undefined {
  if (!document.querySelector(':active')) return void act();
  const end = (): void => {
    callOff();
    act();
  };
  const callOff = (): void => ends.forEach((type) => removeEventListener(type, end, true));
  ends.forEach((type) => addEventListener(type, end, true));
  return callOff;
}
