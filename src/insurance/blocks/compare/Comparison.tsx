import { useId, useMemo, useRef } from 'react';
import type { Option } from '../../../plan/answers.ts';
import type { CompareBlock } from '../../../plan/blocks.generated.ts';
import { useList } from '../../../render/context.tsx';
import { withApi } from '../../../render/loading/withApi.tsx';
import type { Bounds } from './criteria.ts';
import { Filters } from './Filters.tsx';
import { PrerenderedPolicies } from './PrerenderedPolicies.tsx';
import { Elsewhere, Results } from './Results.tsx';
import { SideBySide } from './SideBySide.tsx';
import { Tray } from './Tray.tsx';
import { useCriteria } from './useCriteria.ts';
import { useChosenPolicies, usePolicies } from './usePolicies.ts';

/** Filters, the policies that fit them, and the chosen policies side by side. */
function Comparison({ block }: { block: CompareBlock }) {
  const { elsewhere } = block;
  const types = useList<Option>(block.types);
  const bounds = useBounds(block, types);
  const { draft, applied, ready, change } = useCriteria(bounds);
  const isElsewhere = elsewhere !== undefined && applied.type === elsewhere.type;
  const found = usePolicies(applied, ready && !isElsewhere);
  const chosen = useChosenPolicies(draft.chosen, bounds);
  const { list, panel, ...choice } = useChoice(chosen.ids, block.limit, change);
  const hintId = useId();
  const panelId = useId();
  const resetFilters = () => change({ type: bounds.types[0] ?? '', q: '', maxPremium: bounds.max });
  const selection = { chosen: chosen.ids, toggle: choice.toggle, hintId };
  return (
    <>
      <PrerenderedPolicies block={block} bounds={bounds} />
      <div className="needs-script">
        <Filters block={block} types={types} draft={draft} change={change} />
        {isElsewhere ? (
          <Elsewhere {...elsewhere} />
        ) : (
          <Results block={block} types={types} found={found} heading={list} reset={resetFilters} {...selection} />
        )}
        {chosen.policies.length > 0 && (
          <>
            <Tray
              texts={block.chosen}
              count={chosen.ids.length}
              limit={block.limit}
              hintId={hintId}
              clear={choice.clear}
              show={choice.show}
            />
            <SideBySide
              block={block}
              policies={chosen.policies}
              differing={draft.differing}
              change={change}
              remove={choice.remove}
              id={panelId}
              heading={panel}
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
  const toggle = (id: string): void =>
    change({ chosen: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(0, limit) });
  return {
    list,
    panel,
    toggle,
    remove(id: string): void {
      toggle(id);
      (ids.length > 1 ? panel : list).current?.focus();
    },
    clear(): void {
      change({ chosen: [], differing: false });
      list.current?.focus();
    },
    /** Goes to the policies side by side. */
    show(): void {
      panel.current?.scrollIntoView({ block: 'start' });
      panel.current?.focus({ preventScroll: true });
    },
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
