/** Tells Studio's page to reload its data, because something may have changed. */
export const changedEvent = 'studio:changed';
