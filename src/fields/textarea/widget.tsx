import { textRules } from '../kit/TextInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import { controlAttributes, useControl } from '../kit/useControl.ts';
import { useDraft } from '../kit/useDraft.ts';
import css from '../../render/controls/controls.module.css';

interface Options {
  rows?: number;
}

/** Several lines of text. */
export default function Textarea(props: FieldWidgetProps) {
  const control = useControl<string>(props);
  const { field, native, schema, invalid } = control;
  const { rows = 4 }: Options = field.options;
  const draft = useDraft(control, textRules(field.filters));
  return (
    <div className={css.box} data-invalid={invalid || undefined}>
      <textarea
        {...controlAttributes(control)}
        {...draft.attributes}
        rows={rows}
        minLength={native ? schema.minLength : undefined}
        placeholder={field.placeholder}
        className={`${css.input} ${css.area}`}
      />
    </div>
  );
}
