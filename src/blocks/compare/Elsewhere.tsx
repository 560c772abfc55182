import type { CompareElsewhere } from '../../plan/blocks.generated.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import styles from './view.module.css';

/** In place of the policies, for a type whose plans stand on another page (spec 2.21). */
export function Elsewhere({ heading, text, button }: CompareElsewhere) {
  return (
    <div className={`card ${styles.note}`}>
      <Heading level={2} className={styles.noteHeading}>
        {heading}
      </Heading>
      <p>
        <Rich text={text} />
      </p>
      <SiteLink href={button.href} className="button">
        {button.label}
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </div>
  );
}
