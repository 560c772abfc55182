import { estimateOf } from '../../engine/estimate.ts';
import type { FormModule } from '../../plan/form.ts';
import type { FormStore } from './store.ts';
import { useRested } from './useRested.ts';
import { useAnswers } from './useStore.ts';
import css from './LiveEstimate.module.css';

interface LiveEstimateProps {
  form: FormModule;
  store: FormStore;
}

/**
 * What the form estimates from the answers: shown at once, told to screen readers when the visitor pauses (spec 9.28).
 */
export function LiveEstimate({ form, store }: LiveEstimateProps) {
  const estimate = estimateOf(form, useAnswers(store));
  const { label = '', amount = '', note = '' } = estimate ?? {};
  const said = useRested(`${label}\n${amount}\n${note}`);
  if (!estimate) return null;
  return (
    <div className={css.estimate}>
      <div aria-hidden="true" className={css.seen}>
        <p className={css.label}>{label}</p>
        {amount && <p className={css.amount}>{amount}</p>}
        {note && <p className={css.note}>{note}</p>}
      </div>
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
