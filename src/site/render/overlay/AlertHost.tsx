import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useSite } from '../context.tsx';
import { type Alert, firstAlert, subscribeAlerts } from './alert.ts';
import css from './AlertHost.module.css';
import { useModal } from './useModal.ts';

/**
 * Shows alerts one at a time; it is in the layout once. `alerts` in site.yaml chooses our dialog or the browser's own.
 */
export function AlertHost() {
  const { site } = useSite();
  const alert = useSyncExternalStore(subscribeAlerts, firstAlert, noAlert);
  if (!alert) return null;
  return site.alerts === 'browser' ? <BrowserAlert alert={alert} /> : <AlertDialog key={alert.id} alert={alert} />;
}

function noAlert(): undefined {
  return undefined;
}

function BrowserAlert({ alert }: { alert: Alert }) {
  useEffect(() => {
    if (firstAlert() !== alert) return;
    window.alert([alert.message, alert.aside ?? []].flat().join('\n\n'));
    alert.acknowledge();
  }, [alert]);
  return null;
}

function AlertDialog({ alert }: { alert: Alert }) {
  const { site } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const ok = useRef<HTMLButtonElement>(null);
  const messageId = useId();
  useModal(dialog, ok, true);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={css.alert}
      aria-label={site.brand.name}
      aria-describedby={messageId}
      // In development React mounts this twice. The event of the first close then arrives when the dialog is open
      // again.
      onClose={({ currentTarget }) => currentTarget.open || alert.acknowledge()}
    >
      <div id={messageId} className={css.message}>
        <p>{alert.message}</p>
        {alert.aside !== undefined && <p className="small">{alert.aside}</p>}
      </div>
      <button ref={ok} type="button" className="button" data-look="primary" onClick={alert.acknowledge}>
        {site.texts.ok}
      </button>
    </dialog>
  );
}
