import { useMemo } from 'react';
import type { PageEntry } from '../site/contract.ts';
import type { Visit } from '../frame/visit.ts';
import { useSessionState } from './useSessionState.ts';
import { visitOf, type ChosenVisitor } from './visits.ts';

interface ChosenVisit {
  readonly chosen: ChosenVisitor | undefined;
  /** The visitor for that choice. The same object until something else is chosen. */
  readonly visit: Visit | undefined;
  /** `on`: the page, by default the current one. */
  choose(chosen: ChosenVisitor | undefined, on?: PageEntry): void;
}

/** The visitor that was chosen for the forms of a page. Each page has its own choice. */
export function useVisit(page: PageEntry | undefined): ChosenVisit {
  const [visits, setVisits] = useSessionState<Readonly<Record<string, ChosenVisitor>>>('visits', {});
  const chosen = page && visits[page.id];
  const asked = page && chosen && JSON.stringify(visitOf(chosen, page.forms));
  const visit = useMemo(() => (asked === undefined ? undefined : (JSON.parse(asked) as Visit)), [asked]);
  return {
    chosen,
    visit,
    choose: (one, on = page) => {
      const { [on?.id ?? '']: _, ...others } = visits;
      setVisits(one && on ? { ...others, [on.id]: one } : others);
    },
  };
}
