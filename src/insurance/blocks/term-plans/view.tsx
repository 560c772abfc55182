import type { TermPlansBlock } from '../../../plan/blocks.generated.ts';
import { lazyPart } from '../../../render/loading/lazyPart.tsx';
import { LoadError } from '../../../render/loading/placeholders.tsx';
import { Intro } from '../../../render/elements/Intro.tsx';
import { NoScript } from '../../../render/elements/NoScript.tsx';
import { Section } from '../../../render/elements/Section.tsx';
import css from './view.module.css';

const TermPlans = lazyPart(import('./TermPlans.tsx'));

/** Term plans as cards (spec 2.50, 2.81), on the comparison page beside a sidebar (spec 2.71). */
export default function TermPlansOfPage(block: TermPlansBlock) {
  const { id, tone, eyebrow, heading, main, lead, results } = block;
  const loading = (
    <p role="status" className={css.status}>
      {results.loading}
    </p>
  );
  return (
    <Section name="term-plans" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} main={main} lead={lead} />
      <NoScript />
      <TermPlans
        block={block}
        loading={loading}
        missing={<LoadError {...results.error} onRetry={() => location.reload()} />}
      />
    </Section>
  );
}
