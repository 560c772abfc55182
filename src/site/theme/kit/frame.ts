import type { FieldProps, Frame, Registry, WidgetTraits } from '../../render/form/types.ts';
import { widgetName } from '../fields/ControlField.tsx';

/** The frame of a field: the one that its widget asks for, or its own field, such as that of rows. */
export function frameOf(
  uiSchema: NonNullable<FieldProps['uiSchema']>,
  readonly: boolean | undefined,
  { fields, widgets }: Pick<Registry, 'fields' | 'widgets'>,
): Frame {
  const field = uiSchema['ui:field'];
  const drawn = typeof field === 'string' ? fields[field] : widgets[widgetName(uiSchema, readonly)];
  return (drawn as WidgetTraits | undefined)?.frame ?? 'label';
}
