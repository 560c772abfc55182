import { createContext, useContext } from 'react';
import type { PageEntry, SiteAnswer } from '../site/contract.ts';
import type { Play } from '../proof/panel/usePlay.ts';
import type { Spot } from './spot.ts';

/** What the parts of Studio's page share. */
export interface Studio {
  /** Undefined until the server has answered. */
  readonly site: SiteAnswer | undefined;
  /** Grows whenever the site may be another. */
  readonly version: number;
  /** In the frame, and the page that is there. */
  readonly address: string;
  readonly page: PageEntry | undefined;
  /** Leads the frame to an address. */
  go(address: string): void;
  /** Shows a place of config in the panel. */
  open(spot: Spot): void;
  /** The same of what is not known yet, unless something else is opened before it is. */
  openLater(spot: Promise<Spot>): void;
  /** The same of what nobody has asked for: what somebody has asked for comes first. */
  follow(spot: Spot): void;
  readonly play: Play;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

/** In Studio's page, which always has one. */
export const useStudio = (): Studio => useContext(StudioContext)!;
