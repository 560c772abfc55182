import { useEffect } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import 'sonner/dist/styles.css';
import './toaster.css';
import type { Site } from '../../plan/config.generated.ts';
import { openStorage } from '../../storage/device.ts';
import { notifications } from '../../storage/notifications.ts';
import { useSite } from '../context.tsx';
import { type Notice, subscribeToasts, takeToasts } from './toast.ts';

/** Shows notices (spec 4.06, 9.05): dismissed by a swipe, the close button, or time. Loaded with the first one. */
export function Toaster() {
  const { site } = useSite();
  // Runs after the library's own effect, which must listen before the first notice is handed to it.
  useEffect(() => subscribeToasts(() => takeToasts().forEach((notice) => show(notice, site))), [site]);
  const { position, closeLabel, containerLabel, hotkey, duration } = site.toasts;
  return (
    <SonnerToaster
      position={position}
      containerAriaLabel={containerLabel}
      hotkey={hotkey}
      duration={duration}
      closeButton
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}

function show({ message, type, action, id, record }: Notice, site: Site) {
  const draw = type ? toast[type] : toast;
  draw(message, {
    id,
    // It takes time to get to a button.
    duration: action && 3 * site.toasts.duration,
    action: action && { label: action.label, onClick: () => action.onClick() },
  });
  if (!record) return;
  const device = openStorage(() => window.localStorage);
  notifications(device, site.storage.notifications).add({ message, type });
}
