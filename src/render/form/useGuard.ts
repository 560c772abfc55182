import { useEffect, useRef } from 'react';
import type { LeadGuard } from '../../plan/config.generated.ts';

/** What is seen of whoever fills in a form: the text in the field that people do not see, and for how long the form was on show, in ms. */
export interface Seen {
  readonly trap?: string;
  readonly spent?: number;
}

/**
 * Watches a form that sends a lead. `look` resolves when the form has been on show for as long as the guard
 * asks, so that nobody is refused for being quick, and empties the trap: whose browser filled it in succeeds with a second press.
 */
export function useGuard(guard: LeadGuard | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    shown.current = performance.now();
  }, []);
  const spent = (): number => Math.ceil(performance.now() - shown.current);

  async function look(): Promise<Seen> {
    if (!guard) return {};
    const left = guard.fillTime - spent();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    const trap = field.current?.value ?? '';
    if (field.current) field.current.value = '';
    return { trap, spent: spent() };
  }
  return { field, look };
}
