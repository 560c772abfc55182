import type { CompareChosen } from '../../../plan/blocks.generated.ts';
import styles from './view.module.css';

interface TrayProps {
  texts: CompareChosen;
  count: number;
  limit: number;
  hintId: string;
  clear(): void;
  /** Goes to the side-by-side view. */
  show(): void;
}

/**
 * Stays in sight while the visitor chooses items: how many are chosen, and at the limit why no more can be (spec
 * 4.23).
 */
export function Tray({ texts, count, limit, hintId, clear, show }: TrayProps) {
  return (
    <div className={styles.tray}>
      <p role="status">
        {texts.count}{' '}
        <strong>
          {count} / {limit}
        </strong>
        {count >= limit && (
          <span id={hintId} className={styles.full}>
            {texts.full}
          </span>
        )}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button" data-look="quiet" onClick={clear}>
          {texts.clear}
        </button>
        <button type="button" className="button" onClick={show}>
          {texts.show}
        </button>
      </div>
    </div>
  );
}
