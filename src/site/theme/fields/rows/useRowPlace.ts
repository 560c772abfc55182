import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useGo } from '../../../render/useGo.ts';
import { useHydrated } from '../../../render/useHydrated.ts';

/** Which row is asked: the one in the address, `?row=people.2`; without one, the list is shown. */
export interface RowPlace {
  readonly index: number | undefined;
  /** Whether the address may be read already. */
  readonly ready: boolean;
  /** Goes to a row, or to the list, by a new entry of the browser's history. */
  readonly go: (index: number | undefined) => void;
  /** Whether the visitor is about to be somewhere else. */
  readonly isGoing: () => boolean;
  /** Shows a row instead of the one in the address. */
  readonly redirect: (index: number) => void;
}

/** `id`: of the control; `name`: of its field; `count`: how many rows there are. */
export function useRowPlace(id: string, name: string, count: number): RowPlace {
  const goTo = useGo();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const ready = useHydrated();
  const [field, number] = (query.get('row') ?? '').split('.');
  const at = Number(number) - 1;
  const index = ready && field === name && Number.isInteger(at) && at >= 0 && at < count ? at : undefined;

  const open = useCallback(
    (row: number | undefined, replace = false) => {
      const parameters = new URLSearchParams(query);
      parameters.delete('row');
      if (row !== undefined) parameters.set('row', `${name}.${row + 1}`);
      goTo({ pathname, search: parameters.toString() }, { replace });
    },
    [goTo, pathname, query, name],
  );
  /** How the place changes next: the visitor goes there, or is led. Neither for the browser's Back and Forward. */
  const moveRef = useRef<'go' | 'led'>(undefined);
  const beforeRef = useRef(index);
  // Together with the drawing: a key that is pressed at once goes to the visible control.
  useLayoutEffect(() => {
    if (beforeRef.current === index) return;
    // A visitor who is led to a row hears the heading of the step.
    if (moveRef.current !== 'led') document.getElementById(index === undefined ? id : `${id}.${index + 1}`)?.focus();
    moveRef.current = undefined;
    beforeRef.current = index;
  }, [id, index]);
  const go = useCallback(
    (row: number | undefined) => {
      moveRef.current = 'go';
      open(row);
    },
    [open],
  );
  const redirect = useCallback(
    (row: number) => {
      moveRef.current = 'led';
      open(row, true);
    },
    [open],
  );
  return { index, ready, go, isGoing: useCallback(() => moveRef.current === 'go', []), redirect };
}
