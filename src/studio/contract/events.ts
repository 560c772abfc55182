/** Sent to Studio's page when something that it shows may be another: it asks for it then. */
export const changedEvent = 'studio:changed';
