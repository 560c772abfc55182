import { createContext, useContext } from 'react';
import type { PageEntry, SiteAnswer } from '../site/contract.ts';
import type { Play } from '../proof/panel/usePlay.ts';
import type { Found } from '../thing/contract.ts';
import type { ConfigPlace } from './config-place.ts';

/** What the parts of Studio's page share. */
export interface Studio {
  /** Undefined until the server has answered. */
  readonly site: SiteAnswer | undefined;
  /** Grows whenever the site may have changed. */
  readonly version: number;
  /** The address in the frame, and its page. */
  readonly address: string;
  readonly page: PageEntry | undefined;
  /** Opens an address in the frame. */
  go(address: string): void;
  /** Shows a place of config in the panel. */
  open(place: ConfigPlace): void;
  /**
   * Like `open`, with a place that is not known yet; asks the person if it can be one of several. Does nothing if
   * something else is opened first.
   */
  openLater(found: Promise<Found>): void;
  /** Like `open`, but without a request of the person: does nothing while `openLater` is waiting. */
  follow(place: ConfigPlace): void;
  readonly play: Play;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

/** Only for components inside of the provider. */
export const useStudio = (): Studio => useContext(StudioContext)!;
