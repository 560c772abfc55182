import type { WidgetProps } from '../../../render/form/types.ts';

/** An answer that is not shown: other controls, effects or links give it. */
function Hidden({ id, name, htmlName = name, value }: WidgetProps) {
  const words = value === undefined ? '' : String(value);
  return <input type="hidden" id={id} name={htmlName} value={words} readOnly />;
}

export default Object.assign(Hidden, { frame: 'none' as const });
