/** Path from a file's root to a key or value. */
export type Path = readonly (string | number)[];

/** Whether a path is equal to or inside of another. */
export const isWithin = (path: Path, place: Path): boolean => place.every((step, depth) => step === path[depth]);

/** Whether two paths lead to the same place. */
export const isSamePath = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other);
