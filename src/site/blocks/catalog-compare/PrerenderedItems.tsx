import { useContext } from 'react';
import type { CatalogCompareBlock } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';
import { CatalogContext } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { ItemLink } from '../../catalog/ItemLink.tsx';
import { matchingItems } from '../../../shared/catalog/filter.ts';
import { makerOf, itemName } from '../../../shared/catalog/values.ts';
import { type Bounds, readCriteria } from './criteria.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { comparedRows } from './rows.tsx';
import list from '../../catalog/list.module.css';
import styles from './view.module.css';

interface PrerenderedItemsProps {
  block: CatalogCompareBlock;
  catalog: CatalogPlan;
  bounds: Bounds;
}

/** For a visitor without JavaScript: the items that the filters show at first, with all that can be compared. */
export function PrerenderedItems({ block, catalog, bounds }: PrerenderedItemsProps) {
  const items = useContext(CatalogContext)?.[catalog.id];
  const { results, rows, elsewhere } = block;
  return (
    <noscript>
      {items && (
        <section className="set-off">
          <Heading level={2}>{results.heading}</Heading>
          <ComparisonCards
            items={matchingItems(items, { ...block.filters.always, ...readCriteria('', bounds).filters }, catalog)}
            catalog={catalog}
            rows={rows}
            className={list.grid}
          />
          {elsewhere && <Elsewhere {...elsewhere} />}
        </section>
      )}
    </noscript>
  );
}

interface ComparisonCardsProps {
  items: readonly CatalogItem[];
  catalog: CatalogPlan;
  /** The attributes that can be compared. */
  rows: readonly string[];
  className?: string | undefined;
}

/** A card per item with all that can be compared, for a visitor who cannot choose. */
function ComparisonCards({ items, catalog, rows, className = '' }: ComparisonCardsProps) {
  return (
    <ul className={`${styles.cards} ${className}`}>
      {items.map((item) => (
        <li key={item.id} className="card">
          <Heading level={3}>
            <ItemLink item={item} catalog={catalog}>
              {itemName(item, catalog)}
            </ItemLink>
          </Heading>
          <p className={`small ${styles.issuer}`}>{makerOf(item, catalog)}</p>
          <dl className={styles.rows}>
            {comparedRows(rows, catalog, []).map(({ label, cell }) => (
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
