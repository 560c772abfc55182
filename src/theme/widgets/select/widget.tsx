import { useSite } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlAttributes, useChoices, controlOf } from '../../kit/control.ts';
import { useEarlyChoice } from './useEarlyChoice.ts';
import css from '../../../render/controls/controls.module.css';

/** A drop-down list. A field that has bounds and no list offers whole numbers (spec 5.42). */
export default function Select(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const { field, schema, value, invalid } = control;
  const choices = useChoices(control);
  const { texts } = useSite().site;
  const choose = (text: string): void => control.change(choices.find((choice) => String(choice.value) === text)?.value);
  useEarlyChoice(control.id, choose);
  return (
    <div className={css.box} data-invalid={invalid || undefined} data-empty={value === undefined || undefined}>
      <select
        {...controlAttributes(control)}
        className={`${css.input} ${css.select}`}
        value={value ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {(schema.default === undefined || value === undefined) && (
          <option value="">{field.placeholder ?? texts.chooseOne}</option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} className={css.arrow} />
    </div>
  );
}
