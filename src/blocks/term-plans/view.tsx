import { Suspense } from 'react';
import { latePart } from '../../api/lazyPart.ts';
import type { TermPlansBlock } from '../../plan/blocks.generated.ts';
import { Intro } from '../../render/elements/Intro.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { Failed } from './Failed.tsx';
import css from './view.module.css';

// The clients of the API come after the page's own script, asked for as soon as that is there.
const { Part: Live, useMissing } = latePart(import('./Live.tsx'));

/** Term plans as cards (spec 2.50, 2.81), on the comparison page beside a sidebar (spec 2.71). */
export default function TermPlans(block: TermPlansBlock) {
  const { id, tone, eyebrow, heading, main, lead, noscript, results } = block;
  return (
    <Section name="term-plans" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} main={main} lead={lead} />
      <noscript>
        <p className="card">
          <Rich text={noscript} />
        </p>
      </noscript>
      <div className="needs-script">
        {useMissing() ? (
          <Failed {...results.error} onRetry={() => location.reload()} />
        ) : (
          <Suspense
            fallback={
              <p role="status" className={css.status}>
                {results.loading}
              </p>
            }
          >
            <Live block={block} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}
