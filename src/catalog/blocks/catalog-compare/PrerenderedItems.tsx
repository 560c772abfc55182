import { useContext } from 'react';
import type { CatalogCompareBlock } from '../../../plan/blocks.generated.ts';
import type { CatalogPlan } from '../../../plan/catalog.ts';
import { CatalogContext } from '../../../render/context.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import list from '../../list/list.module.css';
import { fitting } from '../../model/filter.ts';
import { ComparisonCards } from './ComparisonCards.tsx';
import { readCriteria, type Bounds } from './criteria.ts';
import { Elsewhere } from './Elsewhere.tsx';
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
        <section className={styles.found}>
          <Heading level={2}>{results.heading}</Heading>
          <ComparisonCards
            items={fitting(items, { ...block.filters.always, ...readCriteria('', bounds).filters }, catalog)}
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
