import { type ReactNode, useEffect, useState } from 'react';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import { LoadFailed, Skeleton } from '../../render/loading/placeholders.tsx';
import css from './Loaded.module.css';

interface LoadedProps<Part> {
  /** It loads again when the function changes. */
  load: () => Promise<Part>;
  block: Pick<OffersBlock, 'loading' | 'failed'>;
  children: (part: Part) => ReactNode;
}

/** Draws a part that only visitors with answers or chosen items need: its code and prices load only for them. */
export function Loaded<Part>({ load, block, children }: LoadedProps<Part>) {
  const [part, setPart] = useState<{ readonly is: Part }>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => !isGone && setPart({ is: loaded }),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [load, tries]);
  function retry(): void {
    setFailed(false);
    setTries(tries + 1);
  }
  if (failed) return <LoadFailed onRetry={retry}>{block.failed}</LoadFailed>;
  if (part) return children(part.is);
  return (
    <>
      <p className="visually-hidden" role="status">
        {block.loading}
      </p>
      <Skeleton bars={3} className={css.loading ?? ''} />
    </>
  );
}
