import { Suspense } from 'react';
import { latePart } from '../../api/lazyPart.ts';
import type { SavedPoliciesBlock } from '../../plan/blocks.generated.ts';
import { Intro } from '../../render/elements/Intro.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

// The clients of the API come after the page's own script, asked for as soon as that is there.
const { Part: Live, useMissing } = latePart(import('./Live.tsx'));

/** What the visitor saved on this device (spec 2.117, 3.01). */
export default function SavedPolicies(block: SavedPoliciesBlock) {
  const { id, tone, eyebrow, heading, main, lead, noscript, loading, failed } = block;
  const waiting = (
    <p role="status" className={css.status}>
      {loading}
    </p>
  );
  return (
    <Section name="saved-policies" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} main={main} lead={lead} />
      <noscript>
        <p className="card">
          <Rich text={noscript} />
        </p>
      </noscript>
      <div className="needs-script">
        {useMissing() ? (
          <p role="alert" className="card">
            <Rich text={failed} />
          </p>
        ) : (
          <Suspense fallback={waiting}>
            <Live block={block} waiting={waiting} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}
