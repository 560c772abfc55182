import type { SavedItemsBlock } from '../../../shared/plan/blocks.generated.ts';
import { lazyPart } from '../../render/loading/lazyPart.tsx';
import { NeedsScript } from '../../render/loading/placeholders.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';

const SavedList = lazyPart(import('./SavedList.tsx'));

/** What the visitor saved on this device (spec 2.117, 3.01). */
export default function SavedItems(block: SavedItemsBlock) {
  const { id, tone, eyebrow, heading, main, lead, noscript, failed } = block;
  const loading = (
    <p role="status" className="muted">
      {block.loading}
    </p>
  );
  const missing = (
    <p role="alert" className="card">
      <Rich text={failed} />
    </p>
  );
  return (
    <Section name="saved-items" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} main={main} lead={lead} />
      <NeedsScript noscript={noscript}>
        <SavedList block={block} prerendered={loading} loading={loading} missing={missing} />
      </NeedsScript>
    </Section>
  );
}
