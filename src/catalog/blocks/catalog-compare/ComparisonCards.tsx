import type { CatalogItem, CatalogPlan } from '../../../plan/catalog.ts';
import { Heading } from '../../../render/elements/Heading.tsx';
import { ItemLink } from '../../elements/ItemLink.tsx';
import { makerOf, nameOf } from '../../model/told.ts';
import { rowsOf } from './rows.tsx';
import styles from './view.module.css';

interface ComparisonCardsProps {
  items: readonly CatalogItem[];
  catalog: CatalogPlan;
  /** The attributes that can be compared. */
  rows: readonly string[];
  className?: string | undefined;
}

/** A card per item with all that can be compared, for a visitor who cannot choose. */
export function ComparisonCards({ items, catalog, rows, className = '' }: ComparisonCardsProps) {
  return (
    <ul className={`${styles.cards} ${className}`}>
      {items.map((item) => (
        <li key={item.id} className="card">
          <Heading level={3}>
            <ItemLink item={item} catalog={catalog}>
              {nameOf(item, catalog)}
            </ItemLink>
          </Heading>
          <p className={styles.issuer}>{makerOf(item, catalog)}</p>
          <dl className={styles.rows}>
            {rowsOf(rows, catalog, []).map(({ label, cell }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{cell(item)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
