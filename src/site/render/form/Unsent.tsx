import { useSite } from '../context.tsx';
import css from './FieldSetForm.module.css';

/** Says that answers are not sent. The words are the same before and after a submit. */
export function Unsent() {
  return <Before sends={false} next={undefined} />;
}

/** Content above the buttons: a note in a form that does not send, and what happens next. */
export function Before({ sends, next }: { sends: boolean | undefined; next: string | undefined }) {
  const { unsent } = useSite().site.texts;
  const words = [sends ? undefined : unsent, next].filter(Boolean).join(' ');
  return words === '' ? null : <p className={css.unsent}>{words}</p>;
}
