import type { IframeHTMLAttributes } from 'react';
import css from './view.module.css';

/** React knows this attribute, but its types do not yet. */
const withoutCredentials = { credentialless: true } as IframeHTMLAttributes<HTMLIFrameElement>;

/** A page of another site in a frame, without that site's cookies and storage. */
export function MapFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      {...withoutCredentials}
      src={src}
      title={title}
      className={css.frame}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

/**
 * Whether this browser would leave a frame of another site blank. Its headers allow only frames without
 * credentials. Firefox enforces them but does not know such frames.
 */
export const refusesFrames = (): boolean =>
  window.crossOriginIsolated && !('credentialless' in HTMLIFrameElement.prototype);
