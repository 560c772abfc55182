import { useSyncExternalStore, type Ref } from 'react';
import type { CompareBlock } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { bestOf } from './best.ts';
import { ComparisonCards } from './ComparisonCards.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { differing } from './differing.ts';
import { rowsOf } from './rows.tsx';
import { Tools } from './Tools.tsx';
import type { CriteriaState } from './useCriteria.ts';
import styles from './view.module.css';

interface SideBySideProps {
  block: CompareBlock;
  policies: readonly Policy[];
  /** Whether the visitor wants to see only what differs. */
  differing: boolean;
  change: CriteriaState['change'];
  remove(id: string): void;
  id: string;
  heading: Ref<HTMLHeadingElement>;
}

/** The chosen policies side by side, the best figures marked (spec 2.58): a table, on a phone cards. */
export function SideBySide({ block, policies, differing: wanted, change, remove, id, heading }: SideBySideProps) {
  const isWide = useWide();
  const { chosen, card } = block;
  const all = rowsOf(block, bestOf(policies));
  const canDiffer = policies.length > 1;
  const rows = wanted && canDiffer ? differing(all, policies) : all;
  const View = isWide ? ComparisonTable : ComparisonCards;
  return (
    <section className={`prints-alone ${styles.panel}`}>
      <Heading level={2} id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {chosen.heading}
      </Heading>
      {chosen.hint && <p className={styles.hint}>{chosen.hint}</p>}
      <Tools
        texts={chosen}
        differing={canDiffer ? wanted : undefined}
        rows={{ all: all.length, shown: rows.length }}
        change={change}
      />
      <View policies={policies} rows={rows} texts={card} remove={remove} headingId={id} />
    </section>
  );
}

const WIDE = '(min-width: 48rem)';

const followWidth = (listener: () => void): (() => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const useWide = (): boolean =>
  useSyncExternalStore(
    followWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
