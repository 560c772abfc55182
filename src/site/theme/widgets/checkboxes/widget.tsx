import { ChoiceLabel } from '../../../render/controls/ChoiceLabel.tsx';
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
      {choices.map((choice, index) => (
        <label className={css.pill} key={choice.value}>
          <input
            {...choiceAttributes(control, choices, index)}
            type="checkbox"
            value={choice.value}
            checked={chosen.includes(choice.value)}
            onChange={() => control.change(toggled(chosen, choice.value, choices, exclusive))}
          />
          <ChoiceLabel choice={choice} />
        </label>
      ))}
    </div>
  );
}

export default Object.assign(Checkboxes, { frame: 'group' as const });
