import type { ShownPage } from '../messages.ts';
import type { Channel } from './channel.ts';

/** Milliseconds between checks of the address. Pages change without loading. */
const pollInterval = 50;

/** What the site shows when a page fails. */
export const crashed = '[data-block="crash"]';

/** Tells Studio which page is shown: first at once, then whenever that changes, until the page is left. */
export function tellShown({ tell }: Channel): void {
  const id = crypto.randomUUID();
  const shown = (): ShownPage => ({
    id,
    pathname: location.pathname,
    isBroken: document.querySelector(crashed) !== null,
  });
  let last = JSON.stringify(shown());
  tell({ kind: 'hello', ...shown() });
  const look = () => {
    const now = JSON.stringify(shown());
    if (now !== last) tell({ kind: 'page', ...shown() });
    last = now;
  };
  setInterval(look, pollInterval);
  // `record` fires this event too, to save what is being typed.
  window.addEventListener('pagehide', ({ isTrusted }) => isTrusted && tell({ kind: 'gone' }));
}
