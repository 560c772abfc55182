import { toggled } from '../../../render/controls/choices.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { choiceAttributes, useChoices, controlOf } from '../../kit/control.ts';
import css from '../../../render/controls/choice.module.css';

interface Options {
  exclusive?: string | number;
}

/** Any of a few choices, side by side. */
function Checkboxes(props: WidgetProps) {
  const control = controlOf<readonly (string | number)[]>(props);
  const { field, value: chosen = [] } = control;
  const { exclusive }: Options = field.options;
  const choices = useChoices(control);
  return (
    <div className={css.pills}>
      {choices.map(({ value, label }, index) => (
        <label className={css.pill} key={value}>
          <input
            {...choiceAttributes(control, index)}
            type="checkbox"
            value={value}
            checked={chosen.includes(value)}
            onChange={() => control.change(toggled(chosen, value, choices, exclusive))}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

export default Object.assign(Checkboxes, { frame: 'group' as const });
