import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';

export interface LatePart<Props> {
  /** Suspends until the part is here; for ever when it stays away. */
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Whether the part could not be loaded, its chunk being gone after a deploy or the network down. */
  useMissing(): boolean;
}

/**
 * A part of a block that is asked for with the page's own script and drawn when it is here.
 * Where it stays away the block can say so in its place, and the rest of the page stands.
 */
export function latePart<Props>(asked: Promise<{ default: ComponentType<Props> }>): LatePart<Props> {
  // A failure is told where the part is drawn; until then it counts as heard.
  asked.catch(() => undefined);
  const Part = lazy(() => asked.catch(() => new Promise<never>(() => undefined)));
  function useMissing(): boolean {
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      asked.catch(() => setMissing(true));
    }, []);
    return isMissing;
  }
  return { Part, useMissing };
}
