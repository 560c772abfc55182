import type { WidgetProps } from '../../../render/form/types.ts';
import { choiceAttributes, useChoices, controlOf } from '../../kit/control.ts';
import css from './widget.module.css';

/** A row of a table of choices. Its style makes a table of the rows that stand one after another. */
function MatrixRow(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const choices = useChoices(control);
  return (
    <div className={css.choices}>
      {choices.map(({ value, label }, index) => (
        <label className={css.choice} key={value}>
          <input
            {...choiceAttributes(control, index)}
            type="radio"
            required={control.field.required}
            value={value}
            checked={control.value === value}
            onChange={() => control.change(value)}
          />
          <span className={css.words}>{label}</span>
        </label>
      ))}
    </div>
  );
}

export default Object.assign(MatrixRow, { frame: 'group' as const });
