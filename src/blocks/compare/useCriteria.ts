import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCriteria, writeCriteria, type Bounds, type Criteria } from './criteria.ts';

export interface CriteriaState {
  /** As the controls show them. */
  readonly draft: Criteria;
  /** As the address has them: what is fetched. */
  readonly applied: Criteria;
  /** False while the page is as it was prerendered, without the address's query. */
  readonly ready: boolean;
  /** Changes the draft at once and the address after `wait` ms without another change. */
  change(part: Partial<Criteria>, wait?: number): void;
}

/** The criteria in the address, so that a comparison can be reloaded, shared and come back to. */
export function useCriteria(bounds: Bounds): CriteriaState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const ready = useHydrated();
  const shown = ready ? search : '';
  const applied = readCriteria(shown, bounds);
  const [draft, setDraft] = useState(applied);
  const latest = useRef({ draft, written: shown, timer: 0 });

  // A query that we did not write (a link, Back) sets the controls.
  useEffect(() => {
    if (latest.current.written === shown) return;
    window.clearTimeout(latest.current.timer);
    latest.current.written = shown;
    setDraft((latest.current.draft = readCriteria(shown, bounds)));
  }, [shown, bounds]);
  useEffect(() => {
    const state = latest.current;
    return () => window.clearTimeout(state.timer);
  }, []);

  function change(part: Partial<Criteria>, wait = 0): void {
    const state = latest.current;
    setDraft((state.draft = { ...state.draft, ...part }));
    window.clearTimeout(state.timer);
    const write = (): void => {
      const query = writeCriteria(search, state.draft, bounds);
      state.written = query && `?${query}`;
      void navigate({ search: query }, { replace: true, preventScrollReset: true });
    };
    if (wait) state.timer = window.setTimeout(write, wait);
    else write();
  }
  return { draft, applied, ready, change };
}

const never = (): (() => void) => () => undefined;
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
