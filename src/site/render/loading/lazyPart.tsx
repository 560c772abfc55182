import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Ready } from './Ready.tsx';

interface Placeholders {
  /** Drawn while the part's code loads. */
  loading: ReactNode;
  /** Drawn when its code could not be loaded, because a deploy removed the chunk or the network is down. */
  missing: ReactNode;
}

/**
 * A part of a block whose code is not in the page's own script, such as one that needs the clients of the API.
 * Takes    `lazyPart(import('./Part.tsx'))`: the import starts when the page's script runs, not when the part is drawn
 * Returns  a component with the part's props and two placeholders. If the code is missing, the rest of the page stays
 */
export function lazyPart<Props extends object>(
  imported: Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & Placeholders> {
  // The effect below handles a failed import. This handler keeps the browser from reporting it as unhandled before
  // that.
  imported.catch(() => undefined);
  const Part: ComponentType<Props> = lazy(() => imported.catch(() => new Promise<never>(() => undefined)));
  return function LazyPart({ loading, missing, ...props }: Props & Placeholders) {
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      imported.catch(() => setMissing(true));
    }, []);
    if (isMissing) return missing;
    return (
      <Suspense fallback={loading}>
        <Part {...(props as unknown as Props)} />
        <Ready />
      </Suspense>
    );
  };
}
