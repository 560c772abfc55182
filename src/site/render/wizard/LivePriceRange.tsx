import { useEffect, useMemo, useState } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import { RESULT, type Edit } from '../../../shared/engine/wizard/edit.ts';
import type { Walk } from '../../../shared/engine/wizard/walk.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { PageModule } from '../../../shared/plan/page.ts';
import type { PriceRange, RangeModule } from '../../../shared/plan/offers.ts';
import { usePage } from '../context.tsx';
import css from './LivePriceRange.module.css';

export interface LivePriceRangeProps {
  wizard: FormModule;
  walked: Walk;
  /** Id of the step that is shown. It counts once the visitor has gone on from it. */
  shown: string;
  /** While the visitor changes an earlier answer: where they return to. */
  edit: Edit | undefined;
}

/**
 * The price range of the offers that may still fit, announced politely as steps are done. Its space is reserved from
 * the start, so that nothing moves. Only pages whose wizards have `priceRange` ship this, and its code loads with the
 * first answers; if that fails, the line stays unchanged, because it is only a help.
 */
export default function LivePriceRange({ wizard: { plan }, walked, shown, edit }: LivePriceRangeProps) {
  const { range } = usePage() as PageModule;
  const load = range?.of[plan.id];
  const [module, setModule] = useState<RangeModule>();
  const done = useMemo(() => doneSteps(walked, shown, edit), [walked, shown, edit]);
  const begun = done.size > 0;
  useEffect(() => {
    if (!begun || !load) return;
    let isGone = false;
    load().then(
      (loaded) => !isGone && setModule(loaded.default),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [begun, load]);
  const [prices, setPrices] = useState<PriceRange>();
  useEffect(() => {
    if (!module) return;
    // Computed after the step is drawn, so that it does not delay it.
    const soon = setTimeout(() => setPrices(begun ? module.range(walked.answers, done) : undefined));
    return () => clearTimeout(soon);
  }, [begun, module, walked.answers, done]);
  if (!plan.wizard?.priceRange) return null;
  const { words, first, none } = plan.wizard.priceRange;
  return (
    <p className={css.range} role="status">
      {!prices ? first : prices.fits ? formatMessage(words, { ...prices }) : none}
    </p>
  );
}

/**
 * The steps that the visitor has gone on from: those before the one that is shown, or before the one to which they
 * return.
 */
function doneSteps({ steps }: Walk, shown: string, edit: Edit | undefined): ReadonlySet<string> {
  const until = edit?.to ?? shown;
  const at = until === RESULT ? steps.length : steps.findIndex(({ id }) => id === until);
  const passed = steps.slice(0, at < 0 ? steps.length : at);
  return new Set(passed.filter(({ id, state }) => id !== shown && state === 'done').map(({ id }) => id));
}
