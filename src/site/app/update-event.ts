/** In development, the window gets this event when a config module was replaced. Its `detail` is { id, module }. */
export const updateEvent = 'site:update';
