import { useId, useMemo, useRef, useState } from 'react';
import type { CatalogCompareBlock } from '../../../plan/blocks.generated.ts';
import { useCatalog } from '../../../render/context.tsx';
import { withApi } from '../../../render/loading/withApi.tsx';
import { Results } from '../../elements/Results.tsx';
import { CompareCard } from './CompareCard.tsx';
import { boundsOf, readCriteria } from './criteria.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Filters } from './Filters.tsx';
import { PrerenderedItems } from './PrerenderedItems.tsx';
import { SideBySide } from './SideBySide.tsx';
import { Tray } from './Tray.tsx';
import { useCriteria } from './useCriteria.ts';
import { useChosenItems, useItems } from './useItems.ts';
import styles from './view.module.css';

/** Filters, the items that fit them, and the chosen items side by side. */
function Comparison({ block }: { block: CatalogCompareBlock }) {
  const { elsewhere, limit } = block;
  const catalog = useCatalog(block.catalog);
  const bounds = useMemo(() => boundsOf(block, catalog), [block, catalog]);
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
        <div className={styles.found}>
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
