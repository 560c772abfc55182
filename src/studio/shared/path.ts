/** Path from a file's root to a key or value. */
export type Path = readonly (string | number)[];
