const ends = ['mouseup', 'dragend', 'pointercancel', 'keyup'];

/**
 * Calls `act` at once, or, during a press, when it is released: otherwise the target could move away under the pointer,
 * and the press would be lost. The release comes before the click, whose target is fixed by then. Returns the function
 * that cancels it.
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
