import controls from '../../render/controls/controls.module.css';
import type { WidgetProps } from '../../render/form/types.ts';
import { rulesFor, textRules } from './textRules.ts';
import { controlAttributes, controlOf } from './control.ts';
import { useDraft } from './useDraft.ts';

interface LongTextProps {
  widget: WidgetProps;
  /** Called with every new text in the control. */
  onText?(text: string): void;
  /** Id of words about the text, which describe it besides help and error. */
  describedBy?: string;
}

/** The box of every control that takes several lines of text. */
export function LongText({ widget, onText, describedBy }: LongTextProps) {
  const control = controlOf<string>(widget);
  const { field, native, schema, invalid } = control;
  const draft = useDraft({ widget, rules: rulesFor(widget, textRules), onText });
  return (
    <div className={controls.box} data-invalid={invalid || undefined}>
      <textarea
        {...controlAttributes(control)}
        {...(describedBy && { 'aria-describedby': [control.describedBy, describedBy].filter(Boolean).join(' ') })}
        {...draft.attributes}
        rows={field.options.rows ?? 4}
        minLength={native ? schema.minLength : undefined}
        placeholder={field.placeholder}
        className={`${controls.input} ${controls.area}`}
      />
    </div>
  );
}
