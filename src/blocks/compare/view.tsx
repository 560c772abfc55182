import { Suspense } from 'react';
import { latePart } from '../../api/lazyPart.ts';
import type { CompareBlock } from '../../plan/blocks.generated.ts';
import { Intro } from '../../render/elements/Intro.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { Loading } from './Loading.tsx';
import { Failed } from './Notes.tsx';

// The clients of the API come after the page's own script, asked for as soon as that is there.
const { Part: Live, useMissing } = latePart(import('./Live.tsx'));

/** Policies with filters, and the chosen ones side by side (spec 2.55–2.58). */
export default function Compare(block: CompareBlock) {
  const { id, eyebrow, heading, main, lead, noscript, results } = block;
  return (
    <Section name="compare" id={id}>
      <Intro eyebrow={eyebrow} heading={heading} lead={lead} main={main} />
      <noscript>
        <p className="card">
          <Rich text={noscript} />
        </p>
      </noscript>
      <div className="needs-script">
        {useMissing() ? (
          <Failed {...results.error} level={2} onRetry={() => location.reload()} />
        ) : (
          <Suspense fallback={<Loading text={results.loading} />}>
            <Live block={block} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}
