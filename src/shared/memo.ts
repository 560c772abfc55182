import { LRUCache } from 'lru-cache';

/*
 * The one place where the compiler, and what is built on it, remembers what it made. Neither what goes in nor what
 * comes out is changed afterwards.
 */

interface Held<Rests, Made> {
  readonly rests: Rests;
  readonly made: Made;
}

interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** A function that works once for each object, and gives the same result as long as the object is there. */
export function perObject<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const store = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    const known = store.get(of) ?? { made: make(of) };
    store.set(of, known);
    return known.made;
  };
}

/** A function that works once for each text, of which it remembers the `most` that were asked for last. */
export function perText<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const store = new LRUCache<string, { readonly made: Made }>({ max: most });
  return (text) => {
    const known = store.get(text) ?? { made: make(text) };
    store.set(text, known);
    return known.made;
  };
}

/** The same of what `textOf` says all of. */
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
 * A function that works again for an object, or for a name such as that of a file, only when something that it rests on
 * is no longer the same. It remembers its last result for each.
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
    // What it rests on now, so that nothing older is held.
    const known = { rests, made: isKnown ? before.made : make(of, rests) };
    store.set(of, known);
    return known.made;
  };
}
