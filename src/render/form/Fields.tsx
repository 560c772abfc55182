import { memo, useCallback } from 'react';
import { Field } from './Field.tsx';
import { FieldsLayout } from './FieldsLayout.tsx';
import type { FieldWidgets, FormContext } from './types.ts';

interface FieldsProps {
  /** What the ids of the controls start with. */
  formId: string;
  form: FormContext;
  widgets: FieldWidgets;
  /** What stands in their ids between that and the name of the field. */
  separator?: string;
}

/** The fields of a form, or of a row. Each redraws itself: a change redraws none of these. */
export const Fields = memo(function Fields({ formId, form, widgets, separator = '-' }: FieldsProps) {
  const draw = useCallback(
    (name: string) => (
      <Field key={name} name={name} id={`${formId}${separator}${name}`} form={form} widgets={widgets} />
    ),
    [formId, form, widgets, separator],
  );
  return <FieldsLayout plan={form.set.plan} store={form.store} widgets={widgets} draw={draw} />;
});
