import type { IframeHTMLAttributes } from 'react';
import css from './view.module.css';

/** Known to React, not yet to its types. */
const withoutCredentials = { credentialless: true } as IframeHTMLAttributes<HTMLIFrameElement>;

/** The other site's page, without its cookies and storage. */
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
