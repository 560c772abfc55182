import { useId, useMemo, useRef, useState } from 'react';
import type { CatalogCompareBlock, CompareChosen } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';
import { useCatalog } from '../../render/context.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { withApi } from '../../render/loading/withApi.tsx';
import { ItemCard } from '../../catalog/ItemCard.tsx';
import { ItemLink } from '../../catalog/ItemLink.tsx';
import { Results } from '../../catalog/Results.tsx';
import { itemName } from '../../../shared/catalog/values.ts';
import { criteriaBounds, readCriteria } from './criteria.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Filters } from './Filters.tsx';
import { PrerenderedItems } from './PrerenderedItems.tsx';
import { SideBySide } from './SideBySide.tsx';
import { useCriteria } from './useCriteria.ts';
import { useChosenItems, useItems } from './useItems.ts';
import styles from './view.module.css';
import cards from '../../catalog/list.module.css';

/** Filters, the items that fit them, and the chosen items side by side. */
function Comparison({ block }: { block: CatalogCompareBlock }) {
  const { elsewhere, limit } = block;
  const catalog = useCatalog(block.catalog);
  const bounds = useMemo(() => criteriaBounds(block, catalog), [block, catalog]);
  const { draft, applied, ready, change } = useCriteria(bounds);
  const isElsewhere = elsewhere !== undefined && applied.filters[elsewhere.filter] === elsewhere.value;
  const found = useItems(block, catalog, applied.filters, ready && !isElsewhere);
  const chosen = useChosenItems(block, catalog, draft.chosen, bounds);
  const { list, panel, fullView, ...choice } = useChoice(chosen.ids, limit, change);
  const [hintId, panelId] = [useId(), useId()];
  return (
    <>
      <PrerenderedItems block={block} catalog={catalog} bounds={bounds} />
      <div className="needs-script">
        <Filters block={block} catalog={catalog} controls={bounds.controls} draft={draft} change={change} />
        <div className="set-off">
          {isElsewhere ? (
            <Elsewhere {...elsewhere} />
          ) : (
            <Results
              {...{ block, catalog, found }}
              heading={list}
              order={draft.sort}
              putInOrder={(sort) => change({ sort })}
              reset={() => change({ filters: readCriteria('', bounds).filters })}
            >
              {(item) => (
                <CompareCard {...{ item, catalog, block, hintId, limit }} chosen={chosen.ids} toggle={choice.toggle} />
              )}
            </Results>
          )}
        </div>
        {chosen.items.length > 0 && (
          <>
            <Tray texts={block.chosen} count={chosen.ids.length} {...{ limit, hintId }} {...choice} />
            <SideBySide
              {...{ block, catalog, change }}
              items={chosen.items}
              differing={draft.differing}
              remove={choice.remove}
              id={panelId}
              heading={panel}
              {...fullView}
            />
          </>
        )}
      </div>
    </>
  );
}

export default withApi(Comparison);

/** The visitor's choice of items, and the headings that the focus goes to when a pressed button has disappeared. */
function useChoice(ids: readonly string[], limit: number, change: ReturnType<typeof useCriteria>['change']) {
  const list = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);
  const fullHeading = useRef<HTMLHeadingElement>(null);
  const [full, setFull] = useState(false);
  const toggle = (id: string): void =>
    change({ chosen: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(0, limit) });
  return {
    list,
    panel,
    fullView: { full, fullHeading, onClose: (): void => setFull(false) },
    toggle,
    remove(id: string): void {
      toggle(id);
      const isLast = ids.length <= 1;
      if (!full) return (isLast ? list : panel).current?.focus();
      if (!isLast) return fullHeading.current?.focus();
      setFull(false);
      // Only the dialog can have the focus while it is open.
      requestAnimationFrame(() => list.current?.focus());
    },
    clear(): void {
      change({ chosen: [], differing: false });
      list.current?.focus();
    },
    /** Shows the items side by side over the whole window. */
    show: (): void => setFull(true),
  };
}

interface CompareCardProps {
  item: CatalogItem;
  catalog: CatalogPlan;
  block: CatalogCompareBlock;
  /** Ids of the chosen items, and how many may be chosen. */
  chosen: readonly string[];
  limit: number;
  /** Id of the text that says why no more can be chosen. */
  hintId: string;
  toggle(id: string): void;
}

/** One item, the button that chooses it for the comparison (spec 2.57, 4.23), and the link to its page. */
function CompareCard({ item, catalog, block, limit, hintId, toggle, ...props }: CompareCardProps) {
  const chosen = props.chosen.includes(item.id);
  const refused = !chosen && props.chosen.length >= limit ? hintId : undefined;
  const { card, figures, large, marks, badge } = block;
  const name = <span className="visually-hidden"> {itemName(item, catalog)}</span>;
  return (
    <ItemCard {...{ item, catalog, figures, large, marks, badge, chosen }}>
      <div className={cards.actions}>
        <button
          type="button"
          className="button"
          data-look="secondary"
          aria-pressed={chosen}
          disabled={refused !== undefined}
          aria-describedby={refused}
          onClick={() => toggle(item.id)}
        >
          <Icon name={chosen ? 'check' : 'plus'} size={18} />
          {chosen ? card.remove : card.compare}
          {name}
        </button>
        <ItemLink item={item} catalog={catalog} className="button" data-look="quiet">
          {card.details}
          {name}
        </ItemLink>
      </div>
    </ItemCard>
  );
}

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
 * Stays visible while the visitor chooses items: how many are chosen, and at the limit why no further one can be (spec
 * 4.23).
 */
function Tray({ texts, count, limit, hintId, clear, show }: TrayProps) {
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
