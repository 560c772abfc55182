import type { ToSite, ToStudio } from '../messages.ts';

/** The line to Studio, whose page shows this one in its frame. */
export interface Channel {
  tell(message: ToStudio): void;
  hear(told: (message: ToSite) => void): void;
}

/**
 * The line to Studio; undefined if this page is in its own tab. The server lets no other page than Studio's have this
 * one in a frame (`frame-ancestors`). The first answer says where Studio is, and later ones must come from there.
 */
export function channelToStudio(): Channel | undefined {
  const studio = window.parent;
  if (studio === window) return undefined;
  let studioOrigin: string | undefined;
  return {
    // The first message says only which page of the site this is.
    tell: (message) => studio.postMessage(message, studioOrigin ?? '*'),
    hear: (told) =>
      window.addEventListener('message', ({ source, origin, data }) => {
        if (source !== studio || new URL(origin).hostname !== location.hostname) return;
        studioOrigin ??= origin;
        if (origin === studioOrigin) told(data as ToSite);
      }),
  };
}
