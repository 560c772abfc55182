import type { Ref } from 'react';
import { Heading } from './Heading.tsx';
import { Rich } from './Rich.tsx';

interface IntroProps {
  eyebrow?: string;
  heading?: string;
  /** Rich text. */
  lead?: string;
  /** Whether its heading is the page's main one. */
  main?: boolean;
  centred?: boolean;
  /** The heading of a block that may appear later, to which the focus can move. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Smaller on a phone, so that the content is soon visible. */
  compact?: boolean;
}

/** The intro of a block: a small line, its heading and a lead sentence. Draws nothing when config has none of them. */
export function Intro({ eyebrow, heading, lead, main, centred = false, compact = false, headingRef }: IntroProps) {
  if (!eyebrow && !heading && !lead) return null;
  return (
    <div className="intro" data-centred={centred || undefined} data-compact={compact || undefined}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {heading && (
        <Heading level={main ? 1 : 2} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </Heading>
      )}
      {lead && (
        <p className="lead">
          <Rich text={lead} />
        </p>
      )}
    </div>
  );
}
