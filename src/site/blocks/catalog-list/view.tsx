import type { CatalogListBlock } from '../../../shared/plan/blocks.generated.ts';
import { Intro } from '../../render/elements/Intro.tsx';
import { NoScript } from '../../render/elements/NoScript.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { lazyPart } from '../../render/loading/lazyPart.tsx';
import { LoadError } from '../../render/loading/placeholders.tsx';
import { Loading } from '../../catalog/Loading.tsx';

const Listing = lazyPart(import('./Listing.tsx'));

/** Items of a catalog as cards (spec 2.50, 2.81), beside questions if it has some (spec 2.71). */
export default function CatalogList(block: CatalogListBlock) {
  const { id, tone, eyebrow, heading, main, lead, results } = block;
  return (
    <Section name="catalog-list" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} main={main} lead={lead} />
      <NoScript />
      <Listing
        block={block}
        loading={<Loading block={block} />}
        missing={<LoadError {...results.error} onRetry={() => location.reload()} />}
      />
    </Section>
  );
}
