import { Icon } from '../../render/elements/Icon.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import type { ComparisonProps } from './rows.tsx';
import styles from './view.module.css';

/** A column per policy. When they are wider than the screen, the region scrolls and takes the focus for it. */
export function ComparisonTable({ policies, rows, texts, remove, headingId }: ComparisonProps) {
  return (
    <div role="region" aria-labelledby={headingId} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {policies.map(({ id, name, provider }) => (
              <th key={id} scope="col">
                <SiteLink href={`/policy/${id}`}>{name}</SiteLink>
                <span className={styles.issuer}>{provider}</span>
                <button
                  type="button"
                  className={`button ${styles.remove}`}
                  data-look="quiet"
                  onClick={() => remove(id)}
                >
                  <Icon name="x" size={16} />
                  {texts.remove}
                  <span className="visually-hidden"> {name}</span>
                </button>
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
