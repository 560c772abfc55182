import type { CatalogCompareBlock } from '../../../shared/plan/blocks.generated.ts';
import { lazyPart } from '../../render/loading/lazyPart.tsx';
import { LoadError } from '../../render/loading/placeholders.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { NoScript } from '../../render/elements/NoScript.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { Loading } from '../../catalog/Loading.tsx';
import styles from './view.module.css';

const LazyComparison = lazyPart(import('./Comparison.tsx'));

/** Items with filters, and the chosen ones side by side (spec 2.55–2.58). */
export default function CatalogCompare(block: CatalogCompareBlock) {
  const { id, eyebrow, heading, main, lead, results } = block;
  const retry = () => location.reload();
  return (
    <Section name="catalog-compare" id={id}>
      <Intro eyebrow={eyebrow} heading={heading} lead={lead} main={main} />
      <NoScript />
      <LazyComparison
        block={block}
        loading={<Loading block={block} />}
        missing={<LoadError {...results.error} level={2} className={styles.apart} onRetry={retry} />}
      />
    </Section>
  );
}
