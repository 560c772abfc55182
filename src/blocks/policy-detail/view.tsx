import { Suspense } from 'react';
import { latePart } from '../../api/lazyPart.ts';
import type { PolicyDetailBlock } from '../../plan/blocks.generated.ts';
import { Section } from '../../render/elements/Section.tsx';
import { Detail } from './Detail.tsx';

// The clients of the API come after the page's own script, asked for as soon as that is there.
const { Part: Live, useMissing } = latePart(import('./Live.tsx'));

/** One policy with questions and a lead form (spec 2.59–2.63). */
export default function PolicyDetail(block: PolicyDetailBlock) {
  return (
    <Section name="policy-detail" id={block.id}>
      {useMissing() ? (
        <Detail block={block} state="failed" retry={() => location.reload()} />
      ) : (
        <Suspense fallback={<Detail block={block} state="loading" />}>
          <Live block={block} />
        </Suspense>
      )}
    </Section>
  );
}
