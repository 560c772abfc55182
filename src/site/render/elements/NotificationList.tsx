import { useId, useRef } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { NotificationsBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Notification } from '../../storage/notifications.ts';
import { useSite } from '../context.tsx';
import { dayOf } from '../dayOf.ts';
import css from './NotificationList.module.css';

/** A further button of notifications. */
interface NotificationAction {
  readonly label: string;
  /** What it does for this notification; undefined for one without the button. */
  readonly of: (notification: Notification) => (() => void) | undefined;
}

interface NotificationListProps extends Pick<NotificationsBlock, 'heading' | 'keptOn' | 'remove' | 'empty'> {
  kept: readonly Notification[];
  onRemove(notification: Notification): void;
  action?: NotificationAction;
}

/** What the device keeps, newest first, each with a button that removes it (spec 3.02). */
export function NotificationList({ kept, heading, empty, onRemove, ...texts }: NotificationListProps) {
  const top = useRef<HTMLDivElement>(null);
  return (
    <div ref={top} role="group" aria-label={heading} tabIndex={-1}>
      {kept.length === 0 && <p className="card">{empty}</p>}
      {kept.length > 0 && (
        <ul className={css.list}>
          {kept.map((one) => (
            <Kept
              key={one.id}
              notification={one}
              {...texts}
              onRemove={() => {
                onRemove(one);
                // The pressed button disappears with its item.
                top.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface KeptProps extends Pick<NotificationListProps, 'keptOn' | 'remove' | 'action'> {
  notification: Notification;
  onRemove(): void;
}

function Kept({ notification, keptOn, remove, action, onRemove }: KeptProps) {
  const id = useId();
  const { language } = useSite().site;
  const act = action?.of(notification);
  return (
    <li className={`card ${css.item}`}>
      <div>
        <p id={id}>{String(notification.message)}</p>
        <p className="small">{formatMessage(keptOn, { date: dayOf(notification.createdAt, language) })}</p>
      </div>
      {act && (
        <button type="button" className="button" data-look="secondary" aria-describedby={id} onClick={act}>
          {action!.label}
        </button>
      )}
      <button type="button" className="button" data-look="quiet" aria-describedby={id} onClick={onRemove}>
        {remove}
      </button>
    </li>
  );
}
