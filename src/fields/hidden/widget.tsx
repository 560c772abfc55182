import type { FieldWidgetProps } from '../../render/form/types.ts';

/** An answer that is not shown: other controls, effects or links give it. */
function Hidden({ id, name, value }: FieldWidgetProps) {
  return <input type="hidden" id={id} name={name} value={value === undefined ? '' : String(value)} readOnly />;
}

export default Object.assign(Hidden, { frame: 'none' as const });
