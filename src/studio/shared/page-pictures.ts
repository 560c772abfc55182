/** A stretch of a page before and now, as pictures in data addresses. One is missing where nothing is there. */
export interface PicturePart {
  readonly before?: string;
  readonly after?: string;
}

/** What differs of a page, or of a step of a wizard on it, at the width of a device. */
export interface PicturesAt {
  readonly width: number;
  readonly parts: readonly PicturePart[];
}

/** A page, or a step of a wizard on it. */
export interface Pictured {
  /** The file of the page. */
  readonly file: string;
  readonly path: string;
  /** The title of the step. */
  readonly step?: string;
  readonly how: 'added' | 'removed' | 'changed';
  readonly at: readonly PicturesAt[];
}

/** `GET review/pictures`: what has been taken so far. */
export interface PagePicturesAnswer {
  readonly state: 'none' | 'running' | 'done' | 'failed';
  /** Why there are none, or not all. */
  readonly fault?: string;
  readonly done: number;
  readonly total: number;
  readonly pages: readonly Pictured[];
  /** Whether something has changed since they were begun. */
  readonly isOld: boolean;
}

/** What the process that takes pictures tells. */
export type PicturesNews =
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'pictured'; readonly pictured: Pictured }
  | { readonly kind: 'fault'; readonly fault: string };
