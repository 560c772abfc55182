import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import css from './FieldSetForm.module.css';

/** Says why the last submit failed, with a button that tries again. Without `words` it takes no space. */
export function Failure({ words }: { words: string | undefined }) {
  const { texts } = useSite().site;
  return (
    <div role="alert" className={css.alert}>
      {words !== undefined && (
        <div className={css.failure}>
          <Icon name="triangle-alert" size={20} />
          <p>{words}</p>
          <button type="submit" className="button" data-look="secondary">
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  );
}
