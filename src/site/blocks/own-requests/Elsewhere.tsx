import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { OwnElsewhere } from '../../../shared/plan/blocks.generated.ts';
import { Fold } from '../../render/elements/Fold.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { ShareButton } from '../../render/elements/ShareButton.tsx';
import { linkOf } from './link.ts';
import type { QrCodeProps } from './QrCode.tsx';
import css from './view.module.css';

/** Without its code, the link can still be shared. */
const QrCode = lazy<ComponentType<QrCodeProps>>(() => import('./QrCode.tsx').catch(() => ({ default: () => null })));

/** Opens a request on another device: by the camera, or by the share sheet of this one. */
export function Elsewhere({ texts, token, title }: { texts: OwnElsewhere; token: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const { heading, text, code, share, copied, failed } = texts;
  const url = linkOf(token);
  return (
    <Fold className={css.elsewhere} summary={heading} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {isOpen && (
        <div className={css.unfolded}>
          <p>
            <Rich text={text} />
          </p>
          <Suspense fallback={<div className={css.code} />}>
            <QrCode text={url} label={code} />
          </Suspense>
          <ShareButton icon="share-2" texts={{ label: share, copied, failed }} shared={{ title, url }} />
        </div>
      )}
    </Fold>
  );
}
