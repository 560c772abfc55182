import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading when another step is shown, so that it is read out; not when the page loads. */
export function useStepFocus(heading: RefObject<HTMLElement | null>, shown: string, loaded: boolean): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!loaded) return;
    if (before.current !== undefined && before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [heading, shown, loaded]);
}
