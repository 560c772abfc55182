import { type ComponentType, useEffect, useState } from 'react';
import { showAlert } from './alert.ts';
import { subscribeToasts, takeToasts } from './toast.ts';

/** Where notices appear. The layout holds one. It loads the toast library with the first notice. */
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
    // The file is gone, after a deploy or offline: the words still reach the visitor.
    for (const notice of takeToasts()) void showAlert(notice.message);
    return undefined;
  }
}
