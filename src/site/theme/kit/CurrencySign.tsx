import type { FieldPlan } from '../../../shared/plan/form.ts';
import css from '../../render/controls/controls.module.css';

/** Before an amount in the currency of the site. The words below it, or its label, say the same. */
export function CurrencySign({ field: { display, numbers } }: { field: FieldPlan }) {
  if (display !== 'money' || numbers?.sign === undefined) return null;
  return (
    <span className={css.affix} aria-hidden="true">
      {numbers.sign}
    </span>
  );
}
