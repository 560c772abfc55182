import { useEffect } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import 'sonner/dist/styles.css';
import './toaster.css';
import type { SharedSite } from '../context.tsx';
import { useSite } from '../context.tsx';
import { type Notice, subscribeToasts, takeToasts } from './toast.ts';

/**
 * Shows notices until a swipe, the close button or time dismisses them (spec 4.06, 9.05). Loaded with the first notice.
 */
export function Toaster() {
  const { site } = useSite();
  // React runs effects of children first, so the library already listens when this effect hands it the first notice.
  useEffect(() => subscribeToasts(() => takeToasts().forEach((notice) => showToast(notice, site))), [site]);
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

function showToast({ message, aside, type, action, id }: Notice, site: SharedSite) {
  const draw = type ? toast[type] : toast;
  draw(message, {
    id,
    description: aside,
    duration: action && site.toasts.withButton,
    action: action && { label: action.label, onClick: () => action.onClick() },
  });
}
