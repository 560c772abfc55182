import { useMemo } from 'react';
import type { PageEntry } from '../site/contract.ts';
import type { Visit } from '../frame/visit.ts';
import { useKept } from './useKept.ts';
import { visitOf, type Chosen } from './visits.ts';

interface ChosenVisit {
  readonly chosen: Chosen | undefined;
  /** The visitor who is meant by it: the same one until something else is chosen. */
  readonly visit: Visit | undefined;
  /** `on`: the page, by default the one that is shown. */
  choose(chosen: Chosen | undefined, on?: PageEntry): void;
}

/** Who is before the forms of a page, as it was chosen for each page. */
export function useVisit(page: PageEntry | undefined): ChosenVisit {
  const [visits, setVisits] = useKept<Readonly<Record<string, Chosen>>>('visits', {});
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
