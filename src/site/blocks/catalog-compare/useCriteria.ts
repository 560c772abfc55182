import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGo } from '../../render/useGo.ts';
import { useHydrated } from '../../render/useHydrated.ts';
import { readCriteria, writeCriteria, type Bounds, type Criteria } from './criteria.ts';

export interface CriteriaState {
  /** What the controls show. */
  readonly draft: Criteria;
  /** What the address says, and what is fetched. */
  readonly applied: Criteria;
  /** False in the prerendered page, which does not know the query of the address. */
  readonly ready: boolean;
  /** Changes the draft at once and the address after `wait` ms without another change. */
  change(part: Partial<Criteria>, wait?: number): void;
}

/** The criteria, kept in the address, so that a comparison can be reloaded, shared and returned to. */
export function useCriteria(bounds: Bounds): CriteriaState {
  const go = useGo();
  const { search } = useLocation();
  const ready = useHydrated();
  const shown = ready ? search : '';
  const applied = readCriteria(shown, bounds);
  const [draft, setDraft] = useState(applied);
  const latest = useRef({ draft, written: shown, timer: 0 });

  // The controls follow a query that did not come from them: that of a link, or of Back.
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
      go({ search: query }, { replace: true });
    };
    if (wait) state.timer = window.setTimeout(write, wait);
    else write();
  }
  return { draft, applied, ready, change };
}
