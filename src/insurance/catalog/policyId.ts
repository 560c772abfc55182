/** Whether a text can be the id of a policy: in an address, in a query, or on the device. */
export const isPolicyId = (text: string): boolean => /^[a-z0-9-]{1,64}$/.test(text);

/**
 * How many policies one call may name. With the longest ids they still fit into an address of 8 KB. A list on the
 * device is no longer (`storage.longestList` of site.yaml), so one call is enough for it.
 */
export const mostPolicyIds = 100;
