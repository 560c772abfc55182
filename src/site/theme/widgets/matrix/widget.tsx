import type { WidgetProps } from '../../../render/form/types.ts';
import { controlOf, radioAttributes, useChoices } from '../../kit/control.ts';
import css from './widget.module.css';

/** A row of a table of choices. Its style makes a table of consecutive rows. */
function MatrixRow(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const choices = useChoices(control);
  return (
    <div className={css.choices}>
      {choices.map((choice, index) => (
        <label className={css.choice} key={choice.value}>
          <input {...radioAttributes(control, choices, index)} />
          <span className={css.words}>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

export default Object.assign(MatrixRow, { frame: 'group' as const });
