type KeysOfAll<T> = T extends unknown ? keyof T : never;
type ValueOfAny<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/**
 * One type with every key that some member of a union has, each of them optional.
 * Code that serves all members reads a key that not all of them have, and a misspelt key still does not compile.
 */
export type Merged<T> = { readonly [K in KeysOfAll<T>]?: ValueOfAny<T, K> };
