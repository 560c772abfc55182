import { getUiOptions } from '@rjsf/utils';
import { Icon } from '../../../render/elements/Icon.tsx';
import type { IconButtonProps } from '../../../render/form/types.ts';
import css from './RowButton.module.css';

/** Removes the row that `title` names. Its words are the option `remove`. */
export function RemoveButton({ uiSchema, title, onClick }: IconButtonProps) {
  const { remove } = getUiOptions(uiSchema) as { remove?: string };
  return (
    <button type="button" className={css.button} onClick={onClick}>
      <Icon name="x" size={18} />
      {remove}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}
