import css from '../../render/controls/controls.module.css';

/** Before an amount in rupees. Its words below it, or its label, say the same. */
export const RupeeSign = () => (
  <span className={css.affix} aria-hidden="true">
    ₹
  </span>
);
