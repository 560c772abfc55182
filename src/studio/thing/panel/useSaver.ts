import { useEffect, useState } from 'react';
import type { Thing } from '../contract.ts';
import { useStore } from '../../app/store.ts';
import { Saver, type Change } from './saver.ts';

/** Saves the value of a thing as it is changed, and follows it. `read`, `show`: see Saver. */
export function useSaver(
  thing: Thing,
  ...how: readonly [read?: (typed: string) => unknown, show?: (value: unknown) => string]
) {
  const [saver] = useState(() => new Saver(thing, ...how));
  const change: Change = useStore(saver);
  useEffect(() => saver.see(thing), [saver, thing]);
  return { saver, change };
}
