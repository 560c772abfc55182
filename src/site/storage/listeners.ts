/** A set of listeners: `subscribe` adds one and returns the function that removes it, `notify` calls them all. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify() {
      for (const listener of [...all]) listener();
    },
  };
}
