import { formatMessage } from '../../engine/format/message.ts';
import type { CompareChosen } from '../../plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { shareAddress } from './share.ts';
import type { CriteriaState } from './useCriteria.ts';
import styles from './view.module.css';

interface ToolsProps {
  texts: CompareChosen;
  /** Whether only rows that differ are shown; undefined where there is nothing to compare with. */
  differing: boolean | undefined;
  /** How many rows there are, and how many of them differ. */
  rows: { readonly all: number; readonly shown: number };
  change: CriteriaState['change'];
}

/** What can be done with the comparison: show only the differences, print it, share its address. */
export function Tools({ texts: { differing: words, print, share }, differing, rows, change }: ToolsProps) {
  return (
    <div className={`${styles.tools} no-print`}>
      {differing !== undefined && (
        <label className={styles.toggle}>
          <input
            type="checkbox"
            name="differing"
            checked={differing}
            onChange={({ target }) => change({ differing: target.checked })}
          />
          {words.label}
        </label>
      )}
      <div className={styles.buttons}>
        <button type="button" className="button" data-look="secondary" onClick={() => window.print()}>
          <Icon name="printer" size={18} />
          {print}
        </button>
        <button type="button" className="button" data-look="secondary" onClick={() => void shareAddress(share)}>
          <Icon name="share-2" size={18} />
          {share.label}
        </button>
      </div>
      <p role="status" className={styles.hidden}>
        {differing && (rows.shown === 0 ? words.none : formatMessage(words.hidden, { count: rows.all - rows.shown }))}
      </p>
    </div>
  );
}
