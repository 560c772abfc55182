import { Skeleton } from '../../../render/loading/placeholders.tsx';
import styles from './view.module.css';

/** Stands in the block while the code of its other parts loads. */
export function Loading({ text }: { text: string }) {
  return (
    <>
      <p role="status" className={styles.status}>
        {text}
      </p>
      <PolicySkeletons />
    </>
  );
}

const CARDS = 6;

/** Empty cards in the place of policies that are being fetched. */
export function PolicySkeletons() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: CARDS }, (_, card) => (
        <Skeleton key={card} bars={4} className={`card ${styles.skeleton}`} />
      ))}
    </div>
  );
}
