import type { CatalogItemBlock } from '../../../shared/plan/blocks.generated.ts';
import { lazyPart } from '../../render/loading/lazyPart.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { Detail } from './Detail.tsx';

const FetchedItem = lazyPart(import('./FetchedItem.tsx'));

/** One item with questions and a form (spec 2.59–2.63). */
export default function CatalogItemOfPage(block: CatalogItemBlock) {
  return (
    <Section name="catalog-item" id={block.id}>
      <FetchedItem
        block={block}
        loading={<Detail block={block} state="loading" />}
        missing={<Detail block={block} state="failed" retry={() => location.reload()} />}
      />
    </Section>
  );
}
