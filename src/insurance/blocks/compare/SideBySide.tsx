import { useSyncExternalStore, type Ref } from 'react';
import { formatMessage } from '../../../engine/format/message.ts';
import type { CompareBlock, CompareChosen, CompareShare } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { showAlert } from '../../../render/overlay/alert.ts';
import { showToast } from '../../../render/overlay/toast.ts';
import { ComparisonCards, ComparisonTable } from './ComparisonViews.tsx';
import { bestOf, differingRows, rowsOf } from './rows.tsx';
import type { CriteriaState } from './useCriteria.ts';
import styles from './view.module.css';

interface SideBySideProps {
  block: CompareBlock;
  policies: readonly Policy[];
  /** Whether the visitor wants to see only the rows that differ. */
  differing: boolean;
  change: CriteriaState['change'];
  remove(id: string): void;
  id: string;
  heading: Ref<HTMLHeadingElement>;
}

/** The chosen policies side by side with the best figures marked (spec 2.58): a table, or cards on a narrow screen. */
export function SideBySide({ block, policies, differing, change, remove, id, heading }: SideBySideProps) {
  const isWide = useWide();
  const { chosen, card } = block;
  const allRows = rowsOf(block, bestOf(policies));
  const canDiffer = policies.length > 1;
  const rows = differing && canDiffer ? differingRows(allRows, policies) : allRows;
  const View = isWide ? ComparisonTable : ComparisonCards;
  return (
    <section className={`prints-alone ${styles.panel}`}>
      <Heading level={2} id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {chosen.heading}
      </Heading>
      {chosen.hint && <p className={styles.hint}>{chosen.hint}</p>}
      <Tools
        texts={chosen}
        differing={canDiffer ? differing : undefined}
        rows={{ all: allRows.length, shown: rows.length }}
        change={change}
      />
      <View policies={policies} rows={rows} texts={card} remove={remove} headingId={id} />
    </section>
  );
}

interface ToolsProps {
  texts: CompareChosen;
  /** Whether only rows that differ are shown; undefined while a single policy is chosen. */
  differing: boolean | undefined;
  rows: { readonly all: number; readonly shown: number };
  change: CriteriaState['change'];
}

/** What can be done with the comparison: show only the differences, print it, share its address. */
function Tools({ texts: { differing: words, print, share }, differing, rows, change }: ToolsProps) {
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

/** Shares the page's address with the device's own dialog, or copies it where there is none. */
async function shareAddress({ copied, failed }: CompareShare): Promise<void> {
  const { href: url } = location;
  try {
    if (navigator.canShare?.({ url })) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    showToast({ message: copied, type: 'success' });
  } catch (error) {
    // The visitor closed the dialog without sharing.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await showAlert(formatMessage(failed, { address: url }));
  }
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
