import { useEffect, type RefObject } from 'react';
import type { Path } from '../../contract/path.ts';
import type { Spot } from '../../app/spot.ts';

/** The place whose value gets the focus as soon as the panel shows it. */
let wanted: string | undefined;

const keyOf = ({ file, path }: Spot): string => JSON.stringify([file, path]);

/** Asks for the focus in the value of a place, which the panel is about to show. */
export function wantFocus(spot: Spot): void {
  wanted = keyOf(spot);
}

/** The way from a place to the value below it that waits for the focus; undefined where none does. */
export function wantedBelow({ file, path }: Spot): Path | undefined {
  if (wanted === undefined) return undefined;
  const [of, below] = JSON.parse(wanted) as [string, Path];
  const isBelow = of === file && below.length > path.length && path.every((step, depth) => below[depth] === step);
  return isBelow ? below.slice(path.length) : undefined;
}

/** Tells that the value which waited has the focus. */
export function forgetWanted(): void {
  wanted = undefined;
}

/** Focuses the control of a value, and selects what is written there, when that was asked for. */
export function useWantedFocus(
  control: RefObject<HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement | HTMLButtonElement | null>,
  spot: Spot,
): void {
  const key = keyOf(spot);
  useEffect(() => {
    if (wanted !== key || !control.current) return;
    wanted = undefined;
    control.current.focus();
    if ('select' in control.current) control.current.select();
  }, [control, key]);
}
