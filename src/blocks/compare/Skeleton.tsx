import styles from './view.module.css';

const CARDS = 6;

/** Empty cards while policies are on their way. The words beside them say it to everyone. */
export function Skeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: CARDS }, (_, card) => (
        <div key={card} className={`card ${styles.skeleton}`}>
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
