import { useCallback } from 'react';
import type { FieldProps, WidgetProps } from '../../render/form/types.ts';

/**
 * The field of every answer that one widget gives, of any type. rjsf has a field for each type, which look for widget,
 * choices and format again at each drawing; the compiler has found these already.
 */
export function ControlField(props: FieldProps) {
  const { name, fieldPathId, schema, uiSchema = {}, formData, registry, onChange, readonly, required } = props;
  const { disabled, hideError, autofocus, rawErrors, onBlur, onFocus } = props;
  const take: WidgetProps['onChange'] = useCallback(
    (answer, errors, id) => onChange(answer, fieldPathId.path, errors, id),
    [onChange, fieldPathId],
  );
  const widget = widgetName(uiSchema, readonly);
  const Widget = registry.widgets[widget];
  if (!Widget) throw new Error(`This page ships no widget "${widget}"`);
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      htmlName={fieldPathId.name}
      label={uiSchema['ui:title'] ?? schema.title ?? name}
      placeholder={uiSchema['ui:placeholder']}
      options={uiSchema['ui:options'] ?? noOptions}
      value={formData}
      required={required}
      disabled={disabled}
      readonly={readonly}
      autofocus={autofocus}
      hideError={hideError}
      rawErrors={rawErrors}
      {...{ schema, uiSchema, registry, onBlur, onFocus }}
      onChange={take}
    />
  );
}

const noOptions = {};

/** The name of the widget that draws a field; one that cannot be changed is shown in words. */
export const widgetName = (uiSchema: NonNullable<FieldProps['uiSchema']>, readonly: boolean | undefined): string =>
  readonly ? 'read-only' : String(uiSchema['ui:widget']);
