import { useId } from 'react';
import type { CompareCard, CompareLabels } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import { InsurerMark } from '../../elements/InsurerMark.tsx';
import { PolicyFigures } from '../../elements/PolicyFigures.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { PolicyLink } from '../../elements/PolicyLink.tsx';
import { SaveButton } from '../../../render/elements/SaveButton.tsx';
import { savedPolicies } from '../../saved/savedPolicies.ts';
import styles from './view.module.css';

interface PolicyCardProps {
  policy: Policy;
  /** Label of its type. */
  type: string;
  texts: CompareCard;
  /** The list of the insurers' logos. */
  marks?: string;
  labels: CompareLabels;
  chosen: boolean;
  /** Id of the text that says why it cannot be chosen; undefined when it can be. */
  refused?: string;
  toggle(): void;
}

/** One policy with its figures (spec 2.56), and the button that chooses it for the comparison (spec 2.57, 4.23). */
export function PolicyCard({ policy, type, texts, marks, labels, chosen, refused, toggle }: PolicyCardProps) {
  const id = useId();
  return (
    <article className={`card ${styles.card}`} aria-labelledby={id} data-chosen={chosen || undefined}>
      <div className={styles.top}>
        <p className={styles.type}>{type}</p>
        <SaveButton list={savedPolicies} item={policy} icon="heart" />
      </div>
      <div className={styles.who}>
        <InsurerMark list={marks} insurer={policy.provider} />
        <div>
          <Heading level={3} id={id}>
            {policy.name}
          </Heading>
          <p className={styles.provider}>{policy.provider}</p>
        </div>
      </div>
      <PolicyFigures policy={policy} labels={labels} className={styles.figures} />
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          data-look="secondary"
          aria-pressed={chosen}
          disabled={refused !== undefined}
          aria-describedby={refused}
          onClick={toggle}
        >
          <Icon name={chosen ? 'check' : 'plus'} size={18} />
          {chosen ? texts.remove : texts.compare}
          <span className="visually-hidden"> {policy.name}</span>
        </button>
        <PolicyLink id={policy.id} className="button" data-look="quiet">
          {texts.details}
          <span className="visually-hidden"> {policy.name}</span>
        </PolicyLink>
      </div>
    </article>
  );
}
