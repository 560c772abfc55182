import { useId, useRef, useSyncExternalStore } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { NotificationsBlock } from '../../../shared/plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { dayOf } from '../../render/dayOf.ts';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { NeedsScript } from '../../render/loading/placeholders.tsx';
import { notificationsOf } from '../../storage/lists.ts';
import type { Notification } from '../../storage/notifications.ts';
import css from './view.module.css';

/** The notifications that this device keeps (spec 3.02). */
export default function Notifications({ id, tone, keptOn, remove, empty, noscript, ...intro }: NotificationsBlock) {
  const store = notificationsOf(useSite().site.storage);
  const kept = useSyncExternalStore(store.subscribe, store.get, store.getServer);
  const top = useRef<HTMLDivElement>(null);
  return (
    <Section name="notifications" id={id} tone={tone}>
      <Intro {...intro} />
      <NeedsScript noscript={noscript}>
        <div ref={top} role="group" aria-label={intro.heading} tabIndex={-1}>
          {kept.length === 0 && <p className="card">{empty}</p>}
          {kept.length > 0 && (
            <ul className={css.list}>
              {kept.map((one) => (
                <Kept
                  key={one.id}
                  notification={one}
                  keptOn={keptOn}
                  label={remove}
                  remove={() => {
                    store.remove(one.id);
                    // The pressed button disappears with its item.
                    top.current?.focus();
                  }}
                />
              ))}
            </ul>
          )}
        </div>
      </NeedsScript>
    </Section>
  );
}

interface KeptProps extends Pick<NotificationsBlock, 'keptOn'> {
  notification: Notification;
  label: string;
  remove(): void;
}

function Kept({ notification: { message, createdAt }, keptOn, label, remove }: KeptProps) {
  const id = useId();
  const { language } = useSite().site;
  return (
    <li className={`card ${css.item}`}>
      <div>
        <p id={id}>{String(message)}</p>
        <p className="small">{formatMessage(keptOn, { date: dayOf(createdAt, language) })}</p>
      </div>
      <button type="button" className="button" data-look="quiet" aria-describedby={id} onClick={remove}>
        {label}
      </button>
    </li>
  );
}
