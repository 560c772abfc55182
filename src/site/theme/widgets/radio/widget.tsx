import type { WidgetProps } from '../../../render/form/types.ts';
import { controlOf, radioAttributes, useChoices } from '../../kit/control.ts';
import { ChoiceLabel } from '../../../render/controls/ChoiceLabel.tsx';
import css from '../../../render/controls/choice.module.css';

/** One of a few choices, side by side. */
function Radio(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const choices = useChoices(control);
  return (
    <div className={css.pills}>
      {choices.map((choice, index) => (
        <label className={css.pill} key={choice.value}>
          <input {...radioAttributes(control, choices, index)} />
          <ChoiceLabel choice={choice} />
        </label>
      ))}
    </div>
  );
}

export default Object.assign(Radio, { frame: 'group' as const });
