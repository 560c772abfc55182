import { useCallback } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import type { NotPrivate } from '../../shared/engine/private.ts';
import { isPage } from './isPage.ts';
import { standsOnOverlay } from './overlay/historyEntry.ts';

/** An address, or its parts: without a path it is one of the page that is shown. */
export type To = string | { readonly pathname?: string; readonly search?: string };

export interface GoOptions {
  /** Replaces the current entry of the history instead of adding one. */
  readonly replace?: boolean;
  /** Browsers write it to disk, so its type admits no private answer: `navigationState` makes it. */
  readonly state?: NotPrivate;
}

export type Go = (to: To, options?: GoOptions) => void;

/**
 * Goes to another address of the site. The whole site does so through this function, or by a link. Navigation from an
 * open panel replaces the panel's history entry.
 */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback<Go>(
    (to, { replace = standsOnOverlay(), state } = {}) => {
      const href = typeof to === 'string' ? to : createPath({ pathname: window.location.pathname, ...to });
      // A page that is not in this language.
      if (__SITE_BASE__ !== '' && !isPage(href)) return window.location.assign(href);
      try {
        void navigate(href, { replace, state });
      } catch (error) {
        // Safari allows a hundred changes in half a minute.
        if (!(error instanceof DOMException)) throw error;
        window.location.assign(href);
      }
    },
    [navigate],
  );
}
