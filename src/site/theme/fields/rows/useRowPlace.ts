import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
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
  /** Shows a row instead of the one in the address. The focus moves to this field of it, if one is named. */
  readonly redirect: (index: number, field?: string) => void;
}

/** How the place changes next: the visitor goes there, or is led. Neither for the browser's Back and Forward. */
type Move = 'go' | 'led' | undefined;

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
  const moveRef = useRef<Move>(undefined);
  const wantedRef = useRef<string>(undefined);
  usePlaceFocus(id, index, ready, moveRef, wantedRef);
  const go = useCallback(
    (row: number | undefined) => {
      moveRef.current = 'go';
      open(row);
    },
    [open],
  );
  const redirect = useCallback(
    (row: number, field?: string) => {
      moveRef.current = 'led';
      wantedRef.current ??= field;
      open(row, true);
    },
    [open],
  );
  return { index, ready, go, isGoing: useCallback(() => moveRef.current === 'go', []), redirect };
}

/** Moves the focus when the place changes: to the list, the row, or the wanted field of the row. */
function usePlaceFocus(
  id: string,
  index: number | undefined,
  ready: boolean,
  moveRef: RefObject<Move>,
  wantedRef: RefObject<string | undefined>,
): void {
  const beforeRef = useRef(index);
  const loadedRef = useRef(!ready);
  // Together with the drawing: a key that is pressed at once goes to the visible control.
  useLayoutEffect(() => {
    if (beforeRef.current === index) return;
    const field = wantedRef.current;
    const part = [id, index === undefined ? [] : index + 1, field ?? []].flat().join('.');
    // A visitor who is led to a row as the step opens hears its heading. Later the focus was in the list, which is
    // gone.
    const { activeElement } = document;
    const isLost = !loadedRef.current && (activeElement === document.body || activeElement?.id === id);
    const stays = moveRef.current === 'led' && !isLost;
    if (!stays || field !== undefined) document.getElementById(part)?.focus();
    moveRef.current = undefined;
    wantedRef.current = undefined;
    loadedRef.current = false;
    beforeRef.current = index;
  }, [id, index, moveRef, wantedRef]);
}
