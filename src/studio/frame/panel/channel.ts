import type { ToSite, ToStudio } from '../messages.ts';
import type { Recorded } from '../../proof/contract.ts';

/** The origin of the site in the frame, which the server writes into Studio's page. */
const siteOrigin = (): string => document.getElementById('studio')!.dataset.site!;

/** The full address of a page of the site. */
export const siteUrl = (address: string): string => siteOrigin() + address;

/** Sends a message to the site. The browser drops it if the frame shows another site. */
export const tellSite = (frame: HTMLIFrameElement, message: ToSite): void =>
  frame.contentWindow!.postMessage(message, siteOrigin());

/** Hears what the site in the frame says, and nobody else. Returns a function that stops this. */
export function hearSite(frame: HTMLIFrameElement, told: (message: ToStudio) => unknown): () => void {
  const ended = new AbortController();
  const hear = ({ source, origin, data }: MessageEvent<ToStudio>) => {
    // When a page is left, its window may be gone before its last message arrives.
    const isFrame = source === frame.contentWindow || (source === null && data.kind === 'gone');
    if (origin === siteOrigin() && isFrame) told(data);
  };
  window.addEventListener('message', hear, ended);
  return () => ended.abort();
}

/** Milliseconds until a frame without an answer counts as another site. */
const answerWait = 3000;

/** The last answers on the page in the frame; undefined on a page without a form, or of another site. */
export const recordedIn = (frame: HTMLIFrameElement): Promise<Recorded | undefined> =>
  new Promise((done) => {
    const give = (recorded?: Recorded) => {
      end();
      clearTimeout(timer);
      done(recorded);
    };
    const timer = setTimeout(give, answerWait);
    const end = hearSite(frame, (message) => message.kind === 'recorded' && give(message.recorded));
    tellSite(frame, { kind: 'record' });
  });
