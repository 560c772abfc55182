import type { ReactNode, Ref, RefObject } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { CatalogCompareBlock, CompareChosen } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';
import { ComparisonTable } from '../../render/elements/ComparisonTable.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { ShareButton } from '../../render/elements/ShareButton.tsx';
import { Dialog } from '../../render/overlay/Dialog.tsx';
import { ItemLink } from '../../catalog/ItemLink.tsx';
import { makerOf, itemName } from '../../../shared/catalog/values.ts';
import { differingRows, comparedRows } from './rows.tsx';
import type { CriteriaState } from './useCriteria.ts';
import styles from './view.module.css';

interface SideBySideProps {
  block: CatalogCompareBlock;
  catalog: CatalogPlan;
  items: readonly CatalogItem[];
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
 * The chosen items side by side with the best figures marked (spec 2.58), on the page, and over the whole window
 * when the visitor asks for that.
 */
export function SideBySide(props: SideBySideProps) {
  const { block, catalog, items, change, remove, id, heading, full, onClose, fullHeading } = props;
  const { chosen, card } = block;
  const allRows = comparedRows(block.rows, catalog, items);
  const canDiffer = items.length > 1;
  const differing = canDiffer && props.differing;
  const rows = differing ? differingRows(allRows, items) : allRows;
  const table = {
    items,
    rows,
    head: (item: CatalogItem) => <ItemColumn item={item} catalog={catalog} label={card.remove} remove={remove} />,
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

interface ColumnProps {
  item: CatalogItem;
  catalog: CatalogPlan;
  label: string;
  remove(id: string): void;
}

/** The head of an item's column. */
function ItemColumn({ item, catalog, label, remove }: ColumnProps) {
  const name = itemName(item, catalog);
  return (
    <>
      <ItemLink item={item} catalog={catalog}>
        {name}
      </ItemLink>
      <span className={`small ${styles.issuer}`}>{makerOf(item, catalog)}</span>
      <button type="button" className={`button ${styles.remove}`} data-look="quiet" onClick={() => remove(item.id)}>
        <Icon name="x" size={16} />
        {label}
        <span className="visually-hidden"> {name}</span>
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
