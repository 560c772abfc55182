import { lazy, Suspense } from 'react';
import type { PolicyDetailBlock } from '../../plan/blocks.generated.ts';
import { Section } from '../../render/elements/Section.tsx';
import { Detail } from './Detail.tsx';

// The clients of the API come after the page's own script, asked for as soon as that is there.
const part = import('./Live.tsx');
part.catch(() => undefined); // `lazy` throws it where it is drawn.
const Live = lazy(() => part);

/** One policy with questions and a lead form (spec 2.59–2.63). */
export default function PolicyDetail(block: PolicyDetailBlock) {
  return (
    <Section name="policy-detail" id={block.id}>
      <Suspense fallback={<Detail block={block} />}>
        <Live block={block} />
      </Suspense>
    </Section>
  );
}
