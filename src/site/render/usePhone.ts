import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 40rem)';

const followWidth = (listener: () => void): (() => void) => {
  const media = window.matchMedia(PHONE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is as narrow as that of a phone now. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;

/** Whether the window is as narrow as that of a phone. A prerendered page does not know yet, and says no. */
export const usePhone = (): boolean => useSyncExternalStore(followWidth, isPhone, () => false);
