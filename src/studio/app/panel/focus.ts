import { useEffect, type RefObject } from 'react';
import type { Spot } from '../spot.ts';

/** The place whose value gets the focus as soon as the panel shows it. */
let wanted: string | undefined;

const keyOf = ({ file, path }: Spot): string => JSON.stringify([file, path]);

/** Asks for the focus in the value of a place, which the panel is about to show. */
export function wantFocus(spot: Spot): void {
  wanted = keyOf(spot);
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
