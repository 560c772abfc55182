type KeysOfAll<T> = T extends unknown ? keyof T : never;
type ValueOfAny<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/**
 * All keys of all members of a union in one type, each of them optional. Code that serves every member can read a key
 * that only some have, and a misspelt key still does not compile.
 */
export type Merged<T> = { readonly [K in KeysOfAll<T>]?: ValueOfAny<T, K> };
