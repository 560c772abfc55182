/** Development: fired on the window when a config module was replaced; `detail` is { id, module }. */
export const updateEvent = 'site:update';
