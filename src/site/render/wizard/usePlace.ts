import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { RESULT } from '../../../shared/engine/wizard/edit.ts';
import { shownFor, type Walk } from '../../../shared/engine/wizard/walk.ts';
import type { NotPrivate } from '../../../shared/engine/private.ts';
import { usePage, useSite } from '../context.tsx';
import { useGo, type GoOptions } from '../useGo.ts';

interface WizardPlace {
  /** Id of the step or exit to show, or RESULT. */
  readonly shown: string;
  /** Whether it is shown in place of a later one, which the address asked for and which is not open yet. */
  readonly isLed: boolean;
  /** Puts a step, or the result, into the address, as a new entry of the browser's history. */
  go(step: string, options?: GoOptions): void;
}

/**
 * Which step or exit is shown: the one in the address, `?step=`, if the answers allow it, else the first step that
 * lacks answers. The first step has no parameter. Until the page is hydrated the first step is shown.
 */
export function usePlace(walk: Walk, done: boolean, hydrated: boolean): WizardPlace {
  const goTo = useGo();
  const { pathname, state } = useLocation() as { pathname: string; state: NotPrivate | null };
  const [query] = useSearchParams();
  const first = walk.steps[0]?.id ?? '';
  const asked = hydrated ? (query.get('step') ?? first) : first;
  const shown = done && asked === RESULT ? RESULT : shownFor(walk, asked);
  const isOpen = shown === asked;
  const [led, setLed] = useState<string>();
  if (!isOpen && !walk.complete && led !== shown) setLed(shown);
  if (isOpen && led !== undefined && led !== shown) setLed(undefined);

  const go = useCallback(
    (step: string, options?: GoOptions) => {
      const parameters = new URLSearchParams(query);
      parameters.delete('step');
      parameters.delete('row');
      if (step !== first) parameters.set('step', step);
      goTo({ pathname, search: parameters.toString() }, { replace: false, ...options });
    },
    [goTo, pathname, query, first],
  );
  const arrives = useRef(true);
  useEffect(() => {
    if (!hydrated) return;
    // A reload loses private answers, but what was carried to the entry is still good for the rest of the page.
    if (!isOpen) go(shown, { replace: true, ...(arrives.current && state && { state }) });
    arrives.current = false;
  }, [isOpen, shown, go, hydrated, state]);
  return { shown, isLed: led === shown, go };
}

/**
 * Moves the focus to the heading when another step is shown, so that it is read out, or to the part of the step that
 * the visitor is led to; not when the page loads.
 */
export function useStepFocus(
  heading: RefObject<HTMLElement | null>,
  shown: string,
  hydrated: boolean,
  partOf: () => HTMLElement | null,
): void {
  const before = useRef<string>(undefined);
  const part = useRef(partOf);
  useEffect(() => {
    part.current = partOf;
  });
  useEffect(() => {
    if (!hydrated) return;
    if (before.current !== undefined && before.current !== shown) {
      const led = part.current();
      (led ?? heading.current)?.focus();
      // The progress above the heading is no longer under the header.
      if (!led) heading.current?.parentElement?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
    before.current = shown;
  }, [heading, shown, hydrated]);
}

/**
 * Puts a step's title before the page's, in the tab and in the browser's history. Undefined leaves the page's title
 * unchanged.
 */
export function useStepTitle(title: string | undefined): void {
  const { page } = usePage();
  const { site } = useSite();
  const pageTitle = `${page.title}${site.brand.titleSuffix}`;
  useEffect(() => {
    if (title === undefined) return;
    // The effect of the page component sets the page's own title later in the same turn, and this must run after it.
    queueMicrotask(() => (document.title = `${title} – ${pageTitle}`));
    return () => {
      document.title = pageTitle;
    };
  }, [title, pageTitle]);
}
