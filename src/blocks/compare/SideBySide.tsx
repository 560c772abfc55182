import { useSyncExternalStore, type Ref } from 'react';
import type { CompareBlock } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { bestOf } from './best.ts';
import { ComparisonCards } from './ComparisonCards.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { rowsOf } from './rows.tsx';
import styles from './view.module.css';

interface SideBySideProps {
  block: CompareBlock;
  policies: readonly Policy[];
  remove(id: string): void;
  id: string;
  heading: Ref<HTMLHeadingElement>;
}

/** The chosen policies side by side, the best figures marked (spec 2.58): a table, on a phone cards. */
export function SideBySide({ block, policies, remove, id, heading }: SideBySideProps) {
  const isWide = useWide();
  const { chosen, card } = block;
  const View = isWide ? ComparisonTable : ComparisonCards;
  return (
    <section className={styles.panel}>
      <Heading level={2} id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {chosen.heading}
      </Heading>
      {chosen.hint && <p className={styles.hint}>{chosen.hint}</p>}
      <View policies={policies} rows={rowsOf(block, bestOf(policies))} texts={card} remove={remove} headingId={id} />
    </section>
  );
}

const WIDE = '(min-width: 48rem)';

const followWidth = (listener: () => void): (() => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const useWide = (): boolean => useSyncExternalStore(followWidth, () => window.matchMedia(WIDE).matches, () => false);
