import type { Policy } from '../../../plan/config.generated.ts';
import { Heading } from '../../../render/elements/Heading.tsx';
import { PolicyLink } from '../../elements/PolicyLink.tsx';
import type { Row } from './rows.tsx';
import styles from './view.module.css';

interface ComparisonCardsProps {
  policies: readonly Policy[];
  rows: readonly Row[];
  className?: string;
}

/** A card per policy with all that can be compared, for a visitor who cannot choose. */
export function ComparisonCards({ policies, rows, className = '' }: ComparisonCardsProps) {
  return (
    <ul className={`${styles.cards} ${className}`}>
      {policies.map((policy) => (
        <li key={policy.id} className="card">
          <Heading level={3}>
            <PolicyLink id={policy.id}>{policy.name}</PolicyLink>
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
        </li>
      ))}
    </ul>
  );
}
