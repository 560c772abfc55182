import type { Recorded } from '../proof/contract.ts';
import type { Find } from '../thing/contract.ts';
import type { Visit } from './visit.ts';

/**
 * What Studio and the site in its frame say to each other. The site has another origin, so that none of its scripts can
 * read Studio's page or call its API.
 */

/** From Studio to the site. */
export type ToSite =
  /** Answers `hello`: the site starts as this visitor, on this day. */
  | { readonly kind: 'start'; readonly visit?: Visit | undefined; readonly day?: string | undefined }
  | ({ readonly kind: 'look' } & SiteLook)
  /** Asks for the answers on the page. */
  | { readonly kind: 'record' };

export type Scheme = 'light' | 'dark';

export interface SiteLook {
  readonly scheme: Scheme;
  /** Whether a click selects the thing under it, instead of working as for visitors. */
  readonly selects: boolean;
}

/** A question to Studio's API: which thing of config a part of the page is. */
export type PartQuestion = { readonly marks: readonly number[] } | { readonly find: Find };

/** The place of something in the window of the site, in its CSS pixels. */
export interface OutlineBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Boxes {
  readonly hovered?: OutlineBox | undefined;
  readonly chosen?: OutlineBox | undefined;
}

/** The page that the site shows. */
export interface ShownPage {
  /** Of the document: each load has another one. */
  readonly id: string;
  readonly pathname: string;
  /** Whether the page failed while it was drawn, and shows only that. */
  readonly isBroken: boolean;
}

/** A shortcut of Studio that was pressed in the site. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** From the site to Studio. */
export type ToStudio =
  /** A document of the site has loaded, and waits for `start`. */
  | ({ readonly kind: 'hello' } & ShownPage)
  | ({ readonly kind: 'page' } & ShownPage)
  | { readonly kind: 'gone' }
  /** The chosen visitor has done everything. */
  | { readonly kind: 'played' }
  /** The thing under the pointer. */
  | { readonly kind: 'hover'; readonly part?: PartQuestion | undefined }
  | { readonly kind: 'open'; readonly part: PartQuestion }
  | ({ readonly kind: 'boxes' } & Boxes)
  /** A press, which closes Studio's open lists. */
  | { readonly kind: 'press' }
  | { readonly kind: 'key'; readonly key: PressedKey }
  | { readonly kind: 'recorded'; readonly recorded?: Recorded | undefined };
