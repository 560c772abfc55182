import { LRUCache } from 'lru-cache';

/*
 * The only caches of the compiler and of the code on top of it. Neither arguments nor results may be changed
 * afterwards.
 */

interface Held<Rests, Made> {
  readonly rests: Rests;
  readonly made: Made;
}

interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** Caches the result of a function for each object, as long as the object exists. */
export function perObject<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const store = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    const known = store.get(of) ?? { made: make(of) };
    store.set(of, known);
    return known.made;
  };
}

/** Caches the result of a function for each text: the `most` that were used last. */
export function perText<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const store = new LRUCache<string, { readonly made: Made }>({ max: most });
  return (text) => {
    const known = store.get(text) ?? { made: make(text) };
    store.set(text, known);
    return known.made;
  };
}

/** The same for arguments that `textOf` identifies by a text. */
export function perKey<Args extends readonly unknown[], Made>(
  most: number,
  textOf: (...args: Args) => string,
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const store = new LRUCache<string, { readonly made: Made }>({ max: most });
  return (...args) => {
    const text = textOf(...args);
    const known = store.get(text) ?? { made: make(...args) };
    store.set(text, known);
    return known.made;
  };
}

/**
 * Caches the last result of a function for each object, or name such as that of a file, until one of its dependencies
 * changes.
 */
export function whileSame<Of extends object | string, Rests, Made>(
  isSame: (before: Rests, now: Rests) => boolean,
  make: (of: Of, rests: Rests) => Made,
): (of: Of, rests: Rests) => Made {
  const [objects, names] = [new WeakMap<object, Held<Rests, Made>>(), new Map<string, Held<Rests, Made>>()];
  return (of, rests) => {
    const store = (typeof of === 'string' ? names : objects) as Store<Of, Held<Rests, Made>>;
    const before = store.get(of);
    const isKnown = before && isSame(before.rests, rests);
    // The current dependencies, so that older ones are not retained.
    const known = { rests, made: isKnown ? before.made : make(of, rests) };
    store.set(of, known);
    return known.made;
  };
}
