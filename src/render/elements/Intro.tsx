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
  /** Smaller on a phone, so that what it opens is soon in sight. */
  compact?: boolean;
}

/**
 * What a block opens with: a small line, its heading and a lead sentence. Draws nothing when config has none of them.
 */
export function Intro({ eyebrow, heading, lead, main, centred = false, compact = false }: IntroProps) {
  if (!eyebrow && !heading && !lead) return null;
  return (
    <div className="intro" data-centred={centred || undefined} data-compact={compact || undefined}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {heading && <Heading level={main ? 1 : 2}>{heading}</Heading>}
      {lead && (
        <p className="lead">
          <Rich text={lead} />
        </p>
      )}
    </div>
  );
}
