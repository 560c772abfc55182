/**
 * JSON as a JavaScript expression. In JavaScript the key `__proto__` would set the prototype, so it is written as a
 * computed key.
 */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:');
