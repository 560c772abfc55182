import type { CompareElsewhere } from '../../../shared/plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { NoteCard } from '../../render/loading/placeholders.tsx';
import styles from './view.module.css';

/** Replaces the items of a choice that are on another page (spec 2.21). */
export function Elsewhere({ heading, text, button }: CompareElsewhere) {
  return (
    <NoteCard heading={heading} level={2} {...(styles.elsewhere && { className: styles.elsewhere })}>
      <p>
        <Rich text={text} />
      </p>
      <SiteLink href={button.href} className="button">
        {button.label}
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </NoteCard>
  );
}
