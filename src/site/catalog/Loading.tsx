import type { CatalogFold, CatalogResults } from '../../shared/plan/blocks.generated.ts';
import { Skeleton } from '../render/loading/placeholders.tsx';
import css from './list.module.css';

interface LoadingProps {
  block: { results: CatalogResults; fold?: CatalogFold; first?: number };
}

/** Placeholder while the code of the block's other parts loads. */
export const Loading = ({ block }: LoadingProps) => (
  <>
    <p role="status" className="small">
      {block.results.loading}
    </p>
    <Skeletons block={block} />
  </>
);

/** Empty cards in the place of items that are being fetched; on a phone as many as it will show. */
export const Skeletons = ({ block: { results, fold, first = 0 } }: LoadingProps) => (
  <div className={css.grid}>
    {Array.from({ length: results.placeholders ?? first }, (_, card) => (
      <Skeleton
        key={card}
        bars={4}
        className={`card ${css.skeleton}${fold && card >= fold.after ? ` ${css.folded}` : ''}`}
      />
    ))}
  </div>
);
