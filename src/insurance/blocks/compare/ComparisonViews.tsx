import type { CompareCard } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { PolicyLink } from '../../elements/PolicyLink.tsx';
import type { Row } from './rows.tsx';
import styles from './view.module.css';

interface ComparisonProps {
  policies: readonly Policy[];
  rows: readonly Row[];
  texts: CompareCard;
  remove(id: string): void;
  headingId: string;
}

/**
 * A column per policy. Where the columns are wider than the screen, the region scrolls; the focus lets arrow keys do
 * so.
 */
export function ComparisonTable({ policies, rows, texts, remove, headingId }: ComparisonProps) {
  return (
    <div role="region" aria-labelledby={headingId} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {policies.map((policy) => (
              <th key={policy.id} scope="col">
                <PolicyLink id={policy.id}>{policy.name}</PolicyLink>
                <span className={styles.issuer}>{policy.provider}</span>
                <RemoveButton policy={policy} label={texts.remove} remove={remove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {policies.map((policy) => (
                <td key={policy.id}>{cell(policy)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CardsProps = Pick<ComparisonProps, 'policies' | 'rows' | 'texts'> & {
  /** Without it the cards have no button. */
  remove?: ComparisonProps['remove'];
  className?: string;
};

/** A card per policy, for a screen too narrow for columns. */
export function ComparisonCards({ policies, rows, texts, remove, className = '' }: CardsProps) {
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
          {remove && <RemoveButton policy={policy} label={texts.remove} remove={remove} />}
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ policy, label, remove }: { policy: Policy; label: string; remove(id: string): void }) {
  return (
    <button type="button" className={`button ${styles.remove}`} data-look="quiet" onClick={() => remove(policy.id)}>
      <Icon name="x" size={16} />
      {label}
      <span className="visually-hidden"> {policy.name}</span>
    </button>
  );
}
