import { useId, useMemo, useRef, useState } from 'react';
import type { Option } from '../../../plan/answers.ts';
import type { CompareBlock } from '../../../plan/blocks.generated.ts';
import { useList } from '../../../render/context.tsx';
import { withApi } from '../../../render/loading/withApi.tsx';
import type { Bounds } from './criteria.ts';
import type { Order } from '../../catalog/sorted.ts';
import { Filters } from './Filters.tsx';
import { PrerenderedPolicies } from './PrerenderedPolicies.tsx';
import { Elsewhere, Results } from './Results.tsx';
import { SideBySide } from './SideBySide.tsx';
import { Tray } from './Tray.tsx';
import { useCriteria } from './useCriteria.ts';
import { useChosenPolicies, usePolicies } from './usePolicies.ts';

/** Filters, the policies that fit them, and the chosen policies side by side. */
function Comparison({ block }: { block: CompareBlock }) {
  const { elsewhere, limit } = block;
  const types = useList<Option>(block.types);
  const bounds = useBounds(block, types);
  const { draft, applied, ready, change } = useCriteria(bounds);
  const isElsewhere = elsewhere !== undefined && applied.type === elsewhere.type;
  const found = usePolicies(applied, ready && !isElsewhere);
  const chosen = useChosenPolicies(draft.chosen, bounds);
  const { panel, fullView, ...choice } = useChoice(chosen.ids, limit, change);
  const [hintId, panelId] = [useId(), useId()];
  const list = {
    heading: choice.list,
    reset: () => change({ type: bounds.types[0] ?? '', q: '', maxPremium: bounds.max }),
    order: draft.sort,
    putInOrder: (sort: Order) => change({ sort }),
  };
  const selection = { chosen: chosen.ids, toggle: choice.toggle, hintId };
  return (
    <>
      <PrerenderedPolicies block={block} bounds={bounds} />
      <div className="needs-script">
        <Filters block={block} types={types} draft={draft} change={change} />
        {isElsewhere ? (
          <Elsewhere {...elsewhere} />
        ) : (
          <Results block={block} types={types} found={found} {...list} {...selection} />
        )}
        {chosen.policies.length > 0 && (
          <>
            <Tray texts={block.chosen} count={chosen.ids.length} {...{ limit, hintId }} {...choice} />
            <SideBySide
              block={block}
              policies={chosen.policies}
              differing={draft.differing}
              change={change}
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

/** The visitor's choice of policies, and the headings that the focus goes to when a pressed button has disappeared. */
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
    /** Shows the policies side by side over the whole window. */
    show: (): void => setFull(true),
  };
}

function useBounds({ elsewhere, maxPremium: { min, max }, limit }: CompareBlock, types: readonly Option[]): Bounds {
  return useMemo(
    () => ({
      types: [...types.map(({ value }) => String(value)), ...(elsewhere ? [elsewhere.type] : [])],
      min,
      max,
      limit,
    }),
    [types, elsewhere, min, max, limit],
  );
}
