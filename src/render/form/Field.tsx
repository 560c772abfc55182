import { memo } from 'react';
import { framed } from './FieldFrame.tsx';
import type { FieldWidgets, FormContext } from './types.ts';
import { useField } from './useStore.ts';
import { widgetOf } from './widgetOf.ts';

interface FieldProps {
  name: string;
  id: string;
  form: FormContext;
  widgets: FieldWidgets;
}

/** One field: the control that its plan names, with what stands around it. No other field redraws it. */
export const Field = memo(function Field({ name, id, form, widgets }: FieldProps) {
  const { value, error, label } = useField(form.store, name);
  const { fields, schema } = form.set.plan;
  const [field, ownSchema] = [fields[name], schema.properties[name]];
  if (!field || !ownSchema) throw new Error(`The form has no field "${name}"`);
  const Widget = widgetOf(field, widgets);
  const props = { id, field, schema: ownSchema, label, value, error, form };
  return framed({ ...props, frame: Widget.frame ?? 'label', control: <Widget {...props} /> });
});
