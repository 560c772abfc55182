import { useId, useMemo, useRef } from 'react';
import type { Option } from '../../plan/answers.ts';
import type { CompareBlock } from '../../plan/blocks.generated.ts';
import { useList } from '../../render/context.tsx';
import type { Bounds } from './criteria.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Filters } from './Filters.tsx';
import { Results } from './Results.tsx';
import { SideBySide } from './SideBySide.tsx';
import { Tray } from './Tray.tsx';
import { useCriteria } from './useCriteria.ts';
import { useChosen, usePolicies } from './usePolicies.ts';

/** Filters, policies, and the chosen ones side by side. Needs a QueryProvider. */
export function Comparison({ block }: { block: CompareBlock }) {
  const { elsewhere } = block;
  const types = useList<Option>(block.types);
  const bounds = useBounds(block, types);
  const { draft, applied, ready, change } = useCriteria(bounds);
  const isElsewhere = elsewhere !== undefined && applied.type === elsewhere.type;
  const found = usePolicies(applied, ready && !isElsewhere);
  const chosen = useChosen(draft.chosen, bounds);
  const panelId = useId();
  const hintId = useId();
  const list = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);

  const toggle = (id: string): void =>
    change({
      chosen: chosen.ids.includes(id)
        ? chosen.ids.filter((other) => other !== id)
        : [...chosen.ids, id].slice(0, block.limit),
    });
  // The button that was pressed is gone with its column: the focus goes on to what is left.
  const remove = (id: string): void => {
    toggle(id);
    (chosen.ids.length > 1 ? panel : list).current?.focus();
  };
  const clear = (): void => {
    change({ chosen: [], differing: false });
    list.current?.focus();
  };
  const show = (): void => {
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Filters block={block} types={types} draft={draft} change={change} />
      {isElsewhere ? (
        <Elsewhere {...elsewhere} />
      ) : (
        <Results
          block={block}
          types={types}
          found={found}
          chosen={chosen.ids}
          toggle={toggle}
          hintId={hintId}
          heading={list}
          reset={() => change(everything(bounds))}
        />
      )}
      {chosen.policies.length > 0 && (
        <>
          <Tray
            texts={block.chosen}
            count={chosen.ids.length}
            limit={block.limit}
            hintId={hintId}
            clear={clear}
            show={show}
          />
          <SideBySide
            block={block}
            policies={chosen.policies}
            differing={draft.differing}
            change={change}
            remove={remove}
            id={panelId}
            heading={panel}
          />
        </>
      )}
    </>
  );
}

/** What asks for everything. The choice stays. */
const everything = ({ types, max }: Bounds) => ({ type: types[0] ?? '', q: '', maxPremium: max });

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
