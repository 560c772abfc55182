import { useSite } from '../context.tsx';
import css from './FieldSetForm.module.css';

/** Says that answers are not sent. The words are the same before and after a submit. */
export function Unsent() {
  const { unsent } = useSite().site.texts;
  return unsent === undefined ? null : <p className={css.unsent}>{unsent}</p>;
}
