import { getUiOptions } from '@rjsf/utils';
import { Icon } from '../../../render/elements/Icon.tsx';
import type { IconButtonProps } from '../../../render/form/types.ts';

/** Adds a row. Its words are the option `add`. */
export function AddButton({ id, uiSchema, onClick }: IconButtonProps) {
  const { add } = getUiOptions(uiSchema) as { add?: string };
  return (
    <button type="button" className="button" data-look="secondary" id={id} onClick={onClick}>
      <Icon name="plus" size={20} />
      {add}
    </button>
  );
}
