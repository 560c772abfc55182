import type { WidgetProps } from '../../../render/form/types.ts';
import { choiceAttributes, useChoices, controlOf } from '../../kit/control.ts';
import css from '../../../render/controls/choice.module.css';

/** One of a few choices, side by side. */
function Radio(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const choices = useChoices(control);
  return (
    <div className={css.pills}>
      {choices.map(({ value, label }, index) => (
        <label className={css.pill} key={value}>
          <input
            {...choiceAttributes(control, index)}
            type="radio"
            required={control.field.required}
            value={value}
            checked={control.value === value}
            onChange={() => control.change(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

export default Object.assign(Radio, { frame: 'group' as const });
