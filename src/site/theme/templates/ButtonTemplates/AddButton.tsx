import { getUiOptions } from '@rjsf/utils';
import { Icon } from '../../../render/elements/Icon.tsx';
import type { IconButtonProps } from '../../../render/form/types.ts';

/** Adds a row. Its words are the option `add`; in a row, its name says in which. */
export const AddButton = (props: IconButtonProps) => <RowsButton {...props} words="add" />;

/** Adds a row like the last one. Its words are the option `copy`. */
export const CopyButton = (props: IconButtonProps) => <RowsButton {...props} words="copy" />;

function RowsButton({ id, uiSchema, registry, onClick, words }: IconButtonProps & { words: 'add' | 'copy' }) {
  const options = getUiOptions(uiSchema) as { readonly add?: string; readonly copy?: string };
  const { row } = registry.formContext;
  return (
    <button type="button" className="button" data-look="secondary" id={id} onClick={onClick}>
      <Icon name="plus" size={20} />
      {options[words]}
      {row && <span className="visually-hidden"> {row.name}</span>}
    </button>
  );
}
