import { useEffect, type RefObject } from 'react';
import type { Path } from '../../contract/path.ts';
import type { ConfigPlace } from '../../app/config-place.ts';

/** Key of the place that gets the focus when the panel shows it. */
let wantedKey: string | undefined;

const focusKey = ({ file, path }: ConfigPlace): string => JSON.stringify([file, path]);

/** Requests the focus for a place that the panel will show. */
export function wantFocus(place: ConfigPlace): void {
  wantedKey = focusKey(place);
}

/** The path from a place to a value below it that waits for the focus; undefined if there is none. */
export function wantedBelow({ file, path }: ConfigPlace): Path | undefined {
  if (wantedKey === undefined) return undefined;
  const [of, below] = JSON.parse(wantedKey) as [string, Path];
  const isBelow = of === file && below.length > path.length && path.every((step, depth) => below[depth] === step);
  return isBelow ? below.slice(path.length) : undefined;
}

/** Clears the request: the value has the focus. */
export function forgetWanted(): void {
  wantedKey = undefined;
}

/** Focuses the control of a value and selects its text, if that was requested. */
export function useWantedFocus(
  control: RefObject<HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement | HTMLButtonElement | null>,
  place: ConfigPlace,
): void {
  const key = focusKey(place);
  useEffect(() => {
    if (wantedKey !== key || !control.current) return;
    wantedKey = undefined;
    control.current.focus();
    if ('select' in control.current) control.current.select();
  }, [control, key]);
}
