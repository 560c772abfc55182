import type { ReactNode, Ref, RefObject } from 'react';
import { formatMessage } from '../../../engine/format/message.ts';
import type { CompareBlock, CompareChosen } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import { ComparisonTable } from '../../../render/elements/ComparisonTable.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { ShareButton } from '../../../render/elements/ShareButton.tsx';
import { Dialog } from '../../../render/overlay/Dialog.tsx';
import { PolicyLink } from '../../elements/PolicyLink.tsx';
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
  /** Whether it fills the window. */
  full: boolean;
  onClose(): void;
  fullHeading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The chosen policies side by side with the best figures marked (spec 2.58), on the page, and over the whole window
 * when the visitor asks for that.
 */
export function SideBySide(props: SideBySideProps) {
  const { block, policies, change, remove, id, heading, full, onClose, fullHeading } = props;
  const { chosen, card } = block;
  const allRows = rowsOf(block, bestOf(policies));
  const canDiffer = policies.length > 1;
  const differing = canDiffer && props.differing;
  const rows = differing ? differingRows(allRows, policies) : allRows;
  const table = {
    items: policies,
    rows,
    head: (policy: Policy) => <Column policy={policy} label={card.remove} remove={remove} />,
  };
  const only = canDiffer && (
    <OnlyDiffering
      texts={chosen.differing}
      differing={differing}
      rows={{ all: allRows.length, shown: rows.length }}
      change={change}
    />
  );
  return (
    <>
      <section className={`prints-alone ${styles.panel}`} aria-hidden={full || undefined} inert={full}>
        <Heading level={2} id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          {chosen.heading}
        </Heading>
        {chosen.hint && <p className={styles.hint}>{chosen.hint}</p>}
        <Tools texts={chosen}>{only}</Tools>
        <ComparisonTable {...table} labelledBy={id} />
      </section>
      <Dialog open={full} full title={chosen.heading} onClose={onClose} headingRef={fullHeading}>
        {only && <div className={`${styles.tools} ${styles.inset}`}>{only}</div>}
        <ComparisonTable {...table} label={chosen.heading} fills />
      </Dialog>
    </>
  );
}

/** The head of a policy's column. */
function Column({ policy, label, remove }: { policy: Policy; label: string; remove(id: string): void }) {
  return (
    <>
      <PolicyLink id={policy.id}>{policy.name}</PolicyLink>
      <span className={styles.issuer}>{policy.provider}</span>
      <button type="button" className={`button ${styles.remove}`} data-look="quiet" onClick={() => remove(policy.id)}>
        <Icon name="x" size={16} />
        {label}
        <span className="visually-hidden"> {policy.name}</span>
      </button>
    </>
  );
}

interface OnlyDifferingProps {
  texts: CompareChosen['differing'];
  differing: boolean;
  rows: { readonly all: number; readonly shown: number };
  change: CriteriaState['change'];
}

/** Leaves out the rows that are the same for all, and says how many they are. */
function OnlyDiffering({ texts, differing, rows, change }: OnlyDifferingProps) {
  return (
    <>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          name="differing"
          checked={differing}
          onChange={({ target }) => change({ differing: target.checked })}
        />
        {texts.label}
      </label>
      <p role="status" className={styles.hidden}>
        {differing && (rows.shown === 0 ? texts.none : formatMessage(texts.hidden, { count: rows.all - rows.shown }))}
      </p>
    </>
  );
}

/** What can be done with the comparison: `children`, print it, share its address. */
function Tools({ texts: { print, share }, children }: { texts: CompareChosen; children: ReactNode }) {
  return (
    <div className={`${styles.tools} no-print`}>
      {children}
      <div className={styles.buttons}>
        <button type="button" className="button" data-look="secondary" onClick={() => window.print()}>
          <Icon name="printer" size={18} />
          {print}
        </button>
        <ShareButton icon="share-2" texts={share} />
      </div>
    </div>
  );
}
