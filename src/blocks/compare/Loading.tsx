import styles from './view.module.css';
import { Skeleton } from './Skeleton.tsx';

/** While the part that fetches is itself on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <>
      <p role="status" className={styles.status}>
        {text}
      </p>
      <Skeleton />
    </>
  );
}
