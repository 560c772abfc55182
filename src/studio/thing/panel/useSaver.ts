import { useEffect, useState } from 'react';
import type { Thing } from '../contract.ts';
import { useStore } from '../../app/store.ts';
import { Saver, type ValueState } from './saver.ts';

/** A Saver for a thing. `read`, `show`: see there. */
export function useSaver(
  thing: Thing,
  ...how: readonly [read?: (typed: string) => unknown, show?: (value: unknown) => string]
) {
  const [saver] = useState(() => new Saver(thing, ...how));
  const change: ValueState = useStore(saver);
  useEffect(() => saver.see(thing), [saver, thing]);
  return { saver, change };
}
