import type { NotPrivate } from '../../engine/private.ts';
import { standsOnOverlay } from '../overlay/historyEntry.ts';

/** Where the visitor is: an address of the site, and what its entry of the browser's history holds. */
export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  /** What came along. It may have any shape: browsers keep it over a reload, and from an older version of the site. */
  readonly state: unknown;
  /** Tells this entry of the history from others. */
  readonly key: string;
}

/** An address, or its parts: without a path it is one of the page that is shown. */
export type To = string | { readonly pathname?: string; readonly search?: string };

export interface GoOptions {
  /** Takes the place of the entry that the visitor stands on, rather than come after it. */
  readonly replace?: boolean;
  /** Browsers write it to disk, so its type admits no private answer: `navigationState` makes it. */
  readonly state?: NotPrivate;
}

/** How the visitor came to an address: by the site, or by the browser's Back, Forward, reload or address bar. */
export type Arrival = 'site' | 'browser';

type Listener = (address: Address, arrival: Arrival) => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever the address changes. Returns the function that ends it. */
export function onAddress(listener: Listener): () => void {
  const hear = (): void => listener(currentAddress(), 'browser');
  listeners.add(listener);
  window.addEventListener('popstate', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', hear);
  };
}

/** The address of the window. */
export function currentAddress(): Address {
  const { pathname, search, hash } = window.location;
  const held = (history.state ?? {}) as { usr?: unknown; key?: unknown };
  return { pathname, search, hash, state: held.usr ?? null, key: String(held.key ?? 'default') };
}

/**
 * Goes to another address of the site. All of the site does so through this function, or by a link. What is left from
 * an open panel takes the panel's place in the browser's history.
 */
export function go(to: To, { replace = standsOnOverlay(), state }: GoOptions = {}): void {
  write(hrefOf(to), replace, state ?? null);
}

/** Shows an address in place of another one that means the same, with all that came along. */
export const replaceAddress = (href: string): void => write(href, true, currentAddress().state);

function write(href: string, replace: boolean, usr: unknown): void {
  const entry = { usr, key: Math.random().toString(36).slice(2, 10) };
  try {
    if (replace) history.replaceState(entry, '', href);
    else history.pushState(entry, '', href);
  } catch {
    // Safari allows a hundred changes in half a minute.
    window.location.assign(href);
    return;
  }
  for (const listener of listeners) listener(currentAddress(), 'site');
}

function hrefOf(to: To): string {
  if (typeof to === 'string') return to;
  const { pathname = window.location.pathname, search = '' } = to;
  return pathname + (search && `?${search.replace(/^\?/, '')}`);
}
