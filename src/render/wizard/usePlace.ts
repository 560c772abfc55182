import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mayOpen, type Walk } from '../../engine/wizard/walk.ts';

/** Stands in the address for the result of a finished wizard. A step's id has small letters, so none is called so. */
export const RESULT = 'Result';

interface Place {
  /** Id of the step to show, or RESULT. */
  readonly shown: string;
  /** Puts a step into the address, as a new entry of the browser's history. */
  go(step: string): void;
}

/**
 * Where a visitor stands: `?step=` in the address, as far as the answers let them. The first step
 * needs no parameter. A step that may not be opened leads to the first that lacks answers.
 */
export function usePlace(walk: Walk, done: boolean, loaded: boolean): Place {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const first = walk.steps[0]?.id ?? '';
  const asked = loaded ? (new URLSearchParams(search).get('step') ?? first) : first;
  const isOpen = mayOpen(walk, asked) || (done && asked === RESULT);
  const shown = isOpen ? asked : walk.firstOpen;

  const go = useCallback(
    (step: string, replace = false) => {
      const parameters = new URLSearchParams(search);
      parameters.delete('step');
      if (step !== first) parameters.set('step', step);
      navigate({ pathname, search: parameters.toString() }, { replace });
    },
    [navigate, pathname, search, first],
  );
  useEffect(() => {
    if (!isOpen) go(shown, true);
  }, [isOpen, shown, go]);
  return { shown, go };
}
