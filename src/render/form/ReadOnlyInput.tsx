import { rupees } from '../../engine/format/numbers.ts';
import { labelOf } from './choices.ts';
import type { FieldWidgetProps } from './types.ts';
import { useControl } from './useControl.ts';
import css from './controls.module.css';

/** An answer to be seen, not changed (spec 5.01): its words, whatever its widget is. */
export function ReadOnlyInput(props: FieldWidgetProps) {
  const { id, name, field, value, describedBy } = useControl(props);
  const text = field.display === 'rupees' && value !== undefined ? rupees(value) : labelOf(field.choices ?? [], value);
  return (
    <div className={css.box} data-readonly>
      <input
        id={id}
        name={name}
        className={css.input}
        type="text"
        readOnly
        value={text}
        aria-describedby={describedBy}
      />
    </div>
  );
}
