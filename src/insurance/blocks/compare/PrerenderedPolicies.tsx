import { useContext } from 'react';
import { filterPolicies } from '../../catalog/policies.ts';
import type { CompareBlock } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import { CatalogContext } from '../../../render/context.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import { ComparisonCards } from './ComparisonCards.tsx';
import { readCriteria, type Bounds } from './criteria.ts';
import { Elsewhere } from './Results.tsx';
import { bestOf, rowsOf } from './rows.tsx';
import styles from './view.module.css';

/** For a visitor without JavaScript: the policies that the filters show at first, with all that can be compared. */
export function PrerenderedPolicies({ block, bounds }: { block: CompareBlock; bounds: Bounds }) {
  const catalog = useContext(CatalogContext);
  const { results, elsewhere } = block;
  const { type, q, maxPremium } = readCriteria('', bounds);
  return (
    <noscript>
      {catalog && (
        <section className={styles.results}>
          <Heading level={2}>{results.heading}</Heading>
          <ComparisonCards
            policies={filterPolicies((catalog.policies ?? []) as Policy[], { type, q, minPremium: 0, maxPremium })}
            rows={rowsOf(block, bestOf([]))}
            className={styles.grid}
          />
          {elsewhere && <Elsewhere {...elsewhere} />}
        </section>
      )}
    </noscript>
  );
}
