import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import type { ComparisonProps } from './rows.tsx';
import styles from './view.module.css';

/** A card per policy, for a screen too narrow for columns. */
export function ComparisonCards({ policies, rows, texts, remove }: ComparisonProps) {
  return (
    <ul className={styles.cards}>
      {policies.map((policy) => (
        <li key={policy.id} className="card">
          <Heading level={3}>
            <SiteLink href={`/policy/${policy.id}`}>{policy.name}</SiteLink>
          </Heading>
          <p className={styles.issuer}>{policy.provider}</p>
          <dl className={styles.rows}>
            {rows.map(({ label, cell }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{cell(policy)}</dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className={`button ${styles.remove}`}
            data-look="quiet"
            onClick={() => remove(policy.id)}
          >
            <Icon name="x" size={16} />
            {texts.remove}
            <span className="visually-hidden"> {policy.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
