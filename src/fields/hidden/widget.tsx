import { inputName } from '../../render/form/inputName.ts';
import type { FieldWidgetProps } from '../../render/form/types.ts';

/** An answer that is not shown: other controls, effects or links give it. */
function Hidden({ id, field, value, form }: FieldWidgetProps) {
  const words = value === undefined ? '' : String(value);
  return <input type="hidden" id={id} name={inputName(form, field.name)} value={words} readOnly />;
}

export default Object.assign(Hidden, { frame: 'none' as const });
