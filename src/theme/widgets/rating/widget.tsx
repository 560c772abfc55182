import type { WidgetProps } from '../../../render/form/types.ts';
import { choiceAttributes, useChoices, controlOf } from '../../kit/control.ts';
import css from './widget.module.css';

/** A whole number by its place between a worst and a best one. */
function Rating(props: WidgetProps) {
  const control = controlOf<number>(props);
  const { lowest, highest } = control.field.options;
  const choices = useChoices(control);
  const meaning = (index: number) => (index === 0 ? lowest : index === choices.length - 1 ? highest : undefined);
  return (
    <div className={css.scale}>
      <div className={css.numbers}>
        {choices.map(({ value, label }, index) => (
          <label className={css.number} key={value}>
            <input
              {...choiceAttributes(control, index)}
              type="radio"
              className={css.over}
              required={control.field.required}
              value={value}
              aria-label={meaning(index) && `${label}, ${meaning(index)}`}
              checked={control.value === value}
              onChange={() => control.change(Number(value))}
            />
            {label}
          </label>
        ))}
      </div>
      {/* Each is part of the name of its number, for who hears the page. */}
      <div className={css.ends} aria-hidden="true">
        <span>{lowest}</span>
        <span>{highest}</span>
      </div>
    </div>
  );
}

export default Object.assign(Rating, { frame: 'group' as const });
