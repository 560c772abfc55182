import { type ComponentType, useEffect, useState } from 'react';
import { showAlert } from './alert.ts';
import { subscribeToasts, takeToasts } from './toast.ts';

/** Shows notices; it is in the layout once. It loads the toast library when the first notice waits. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (Toaster) return;
    return subscribeToasts(() => void loadToaster().then(setToaster));
  }, [Toaster]);
  return Toaster ? <Toaster /> : null;
}

async function loadToaster() {
  try {
    const { Toaster } = await import('./Toaster.tsx');
    return () => Toaster;
  } catch {
    // The library could not be loaded, offline or after a deploy. An alert shows the words instead.
    for (const notice of takeToasts()) void showAlert(notice.message, notice.aside);
    return undefined;
  }
}
