import { useCallback } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import type { NotPrivate } from '../engine/private.ts';
import { standsOnOverlay } from './overlay/historyEntry.ts';

export interface GoOptions {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  /** Browsers write it to disk, so its type admits no private answer: `navigationState` makes it. */
  readonly state?: NotPrivate;
}

export type Go = (to: To, options?: GoOptions) => void;

/**
 * Goes to another address of the site. All of the site does so through this function, or by a link. What is left from
 * an open panel takes the panel's place in the browser's history.
 */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback<Go>(
    (to, options) => void navigate(to, { ...options, replace: options?.replace ?? standsOnOverlay() }),
    [navigate],
  );
}
