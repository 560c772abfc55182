import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageModule } from '../../shared/plan/page.ts';
import { Block } from './Block.tsx';
import { PageContext } from './context.tsx';
import { BasisContext } from './elements/Basis.tsx';

interface CarriedBlockProps {
  /** The number of the block on its page. */
  index: number;
  load: NonNullable<PageModule['whole']>;
}

/**
 * Placeholder for a block that is hidden until something is carried to the page, such as the plans for a visitor's
 * answers. It loads the block once the visitor types or chooses something, and shows it once answers are there.
 */
export function CarriedBlock({ index, load }: CarriedBlockProps) {
  const { state } = useLocation();
  const [whole, setWhole] = useState<PageModule>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const isAsked = state !== null;
  useEffect(() => {
    const warm = () => void load().catch(() => undefined);
    document.addEventListener('input', warm, { once: true });
    return () => document.removeEventListener('input', warm);
  }, [load]);
  useEffect(() => {
    if (isAsked) load().then(setWhole, (error: unknown) => setFailure({ error }));
  }, [isAsked, load]);
  if (failure) throw failure.error;
  const block = whole?.page.blocks[index];
  if (!whole || !block) return null;
  return (
    <PageContext value={whole}>
      <BasisContext value={whole.page.basis?.[index] ?? []}>
        <Block block={block} views={whole.views} />
      </BasisContext>
    </PageContext>
  );
}
