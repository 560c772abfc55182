/** Whether a text can be the id of an item: in an address, in a query, or on the device. */
export const isItemId = (text: string): boolean => /^[a-z0-9-]{1,64}$/.test(text);

/** Whether a text can be the id of an item that a form offers: health.tulsi-gold. */
export const isOfferId = (text: string): boolean => /^[a-z0-9-]{1,64}\.[a-z0-9-]{1,64}$/.test(text);
