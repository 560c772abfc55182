import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { answerInWords } from '../../engine/words.ts';
import type { Answer } from '../../plan/answers.ts';
import controls from '../controls/controls.module.css';
import { describedBy } from './describedBy.ts';
import { inputName } from './inputName.ts';
import type { FieldWidget, FieldWidgetProps, FormContext } from './types.ts';
import { useError } from './useStore.ts';

/**
 * The one rjsf field for every type of answer: it hands the answer to the widget that the plan names.
 * The fields of rjsf look up widgets, choices and number formats again at each key.
 */
export function LeafField({
  name,
  schema,
  uiSchema,
  fieldPathId,
  formData,
  required,
  registry,
}: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { set, change } = registry.formContext;
  const plan = set.plan.fields[name];
  const Widget = plan && (plan.readOnly ? ReadOnlyInput : (registry.widgets[plan.widget] as FieldWidget | undefined));
  if (!Widget) throw new Error(`This page ships no widget "${plan?.widget ?? name}"`);
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={plan.label}
      value={formData}
      required={required ?? false}
      options={plan.options as FieldWidgetProps['options']}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      onChange={(answer) => change(name, answer as Answer | undefined)}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
}

const ignore = (): void => undefined;

/** An answer that the visitor sees and cannot change, in words, whatever its widget is (spec 5.01). */
function ReadOnlyInput({ id, name, value, registry }: FieldWidgetProps) {
  const { set, store } = registry.formContext;
  const field = set.plan.fields[name];
  const error = useError(store, name);
  const answer = value as Answer | undefined;
  return (
    <div className={controls.box} data-readonly>
      <input
        id={id}
        name={inputName(registry.formContext, name)}
        className={controls.input}
        type="text"
        readOnly
        value={field && answer !== undefined ? answerInWords(field, answer) || String(answer) : ''}
        aria-describedby={describedBy(id, field, error)}
      />
    </div>
  );
}
