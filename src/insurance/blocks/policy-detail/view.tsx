import type { PolicyDetailBlock } from '../../../plan/blocks.generated.ts';
import { lazyPart } from '../../../render/loading/lazyPart.tsx';
import { Section } from '../../../render/elements/Section.tsx';
import { Detail } from './Detail.tsx';

const FetchedPolicy = lazyPart(import('./FetchedPolicy.tsx'));

/** One policy with questions and a lead form (spec 2.59–2.63). */
export default function PolicyDetail(block: PolicyDetailBlock) {
  return (
    <Section name="policy-detail" id={block.id}>
      <FetchedPolicy
        block={block}
        loading={<Detail block={block} state="loading" />}
        missing={<Detail block={block} state="failed" retry={() => location.reload()} />}
      />
    </Section>
  );
}
