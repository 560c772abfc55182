import { type IframeHTMLAttributes, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MapFrameBlock } from '../../../shared/plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import css from './view.module.css';

/**
 * Address and map (spec 2.91). If the visitor's browser saves data or asks not to be tracked, the map's site is
 * contacted only when they press the button.
 */
export default function MapFrameOfPage({ id, tone, src, title, address, show, notice, open, ...intro }: MapFrameBlock) {
  const allowed = useSyncExternalStore(never, mayEmbed, () => false);
  const [pressed, setPressed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) frame.current?.focus(); // The button that had the focus has disappeared.
  }, [pressed]);
  const press = (): void => (refusesFrames() ? void window.open(open.href, '_blank', 'noopener') : setPressed(true));

  return (
    <Section name="map-frame" id={id} tone={tone}>
      <div className={css.layout}>
        <div>
          <Intro {...intro} />
          <address className={css.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <SiteLink href={open.href} className={css.open}>
            {open.label}
            <Icon name={open.icon ?? 'arrow-right'} size={18} />
          </SiteLink>
        </div>
        <div ref={frame} tabIndex={-1} className={css.map}>
          {allowed || pressed ? (
            <MapFrame src={src} title={title} />
          ) : (
            <div className={`needs-script ${css.ask}`}>
              <button type="button" className="button" onClick={press}>
                {show}
              </button>
              <Paragraph text={notice} className={`small ${css.notice}`} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

/** React knows this attribute, but its types do not yet. */
const withoutCredentials = { credentialless: true } as IframeHTMLAttributes<HTMLIFrameElement>;

/** A page of another site in a frame, without that site's cookies and storage. */
function MapFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      {...withoutCredentials}
      src={src}
      title={title}
      loading="lazy"
      className={css.frame}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

/**
 * Whether this browser would leave a frame of another site blank. Its headers allow only frames without
 * credentials. Firefox enforces them but does not know such frames.
 */
const refusesFrames = (): boolean => window.crossOriginIsolated && !('credentialless' in HTMLIFrameElement.prototype);

/** Whether the map may load by itself. The settings that forbid it do not change while the page is open. */
function mayEmbed(): boolean {
  const { doNotTrack, globalPrivacyControl, connection } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
    readonly connection?: { readonly saveData?: boolean };
  };
  return doNotTrack !== '1' && !globalPrivacyControl && !connection?.saveData && !refusesFrames();
}

const never = () => () => undefined;
