import type { WidgetProps } from '../../../render/form/types.ts';
import { controlOf, radioAttributes, useChoices } from '../../kit/control.ts';
import frames from '../../../render/controls/choice.module.css';
import controls from '../../../render/controls/controls.module.css';
import css from './widget.module.css';

/** A whole number by its place between a worst and a best one. */
function Rating(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const { lowest, highest } = control.field.options;
  const choices = useChoices(control);
  const meaning = (index: number) => (index === 0 ? lowest : index === choices.length - 1 ? highest : undefined);
  return (
    <div className={css.scale}>
      <div className={css.numbers}>
        {choices.map((choice, index) => (
          <label className={`${frames.choice} ${css.number}`} key={choice.value}>
            <input
              {...radioAttributes(control, choices, index)}
              className={css.over}
              aria-label={meaning(index) && `${choice.label}, ${meaning(index)}`}
              onChange={() => control.change(Number(choice.value))}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {/* Screen readers get each as part of the name of its number. */}
      <div className={`small ${controls.ends}`} aria-hidden="true">
        <span>{lowest}</span>
        <span>{highest}</span>
      </div>
    </div>
  );
}

export default Object.assign(Rating, { frame: 'group' as const });
