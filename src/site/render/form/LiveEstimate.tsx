import type { Answers } from '../../../shared/plan/answers.ts';
import type { Estimate } from '../../../shared/plan/estimate.ts';
import type { FormStore } from './store.ts';
import { useRested } from './useRested.ts';
import { useAnswers } from './useStore.ts';
import css from './LiveEstimate.module.css';

export interface LiveEstimateProps {
  /** The estimate for the answers of the form, or of all steps of a wizard. */
  estimateOf: (answers: Answers) => Estimate | undefined;
  store: FormStore;
}

/**
 * The estimate for the answers: shown at once, announced to screen readers when the visitor pauses (spec 9.28). Only
 * pages whose forms estimate something ship this.
 */
export default function LiveEstimate({ estimateOf, store }: LiveEstimateProps) {
  const estimate = estimateOf(useAnswers(store));
  const { label = '', amount = '', note = '' } = estimate ?? {};
  const said = useRested(`${label}\n${amount}\n${note}`);
  if (!estimate) return null;
  return (
    <div className={css.estimate} data-estimate>
      <div aria-hidden="true" className={css.seen}>
        <p className={css.label}>{label}</p>
        {amount && (
          <p className={css.amount} data-amount>
            {amount}
          </p>
        )}
        {note && <p className={css.note}>{note}</p>}
      </div>
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
