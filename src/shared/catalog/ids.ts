/** Whether a text can be the id of an item: in an address, in a query, or on the device. */
export const isItemId = (text: string): boolean => /^[a-z0-9-]{1,64}$/.test(text);
