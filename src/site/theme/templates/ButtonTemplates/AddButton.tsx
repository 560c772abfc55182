import { getUiOptions } from '@rjsf/utils';
import { Icon } from '../../../render/elements/Icon.tsx';
import type { IconButtonProps } from '../../../render/form/types.ts';

/** Adds a row. Its words are the option `add`; in a row, its name says in which. */
export function AddButton({ id, uiSchema, registry, onClick }: IconButtonProps) {
  const { add } = getUiOptions(uiSchema) as { add?: string };
  const { row } = registry.formContext;
  return (
    <button type="button" className="button" data-look="secondary" id={id} onClick={onClick}>
      <Icon name="plus" size={20} />
      {add}
      {row && <span className="visually-hidden"> {row.name}</span>}
    </button>
  );
}
