import type { FieldProps, Frame, Registry, WidgetTraits } from '../../render/form/types.ts';
import { widgetName } from '../fields/ControlField.tsx';

/** What stands around a field: what its widget, or its own field such as that of rows, asks for. */
export function frameOf(
  uiSchema: NonNullable<FieldProps['uiSchema']>,
  readonly: boolean | undefined,
  { fields, widgets }: Pick<Registry, 'fields' | 'widgets'>,
): Frame {
  const field = uiSchema['ui:field'];
  const drawn = typeof field === 'string' ? fields[field] : widgets[widgetName(uiSchema, readonly)];
  return (drawn as WidgetTraits | undefined)?.frame ?? 'label';
}
