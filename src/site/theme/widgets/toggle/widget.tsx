import choice from '../../../render/controls/choice.module.css';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlAttributes, controlOf } from '../../kit/control.ts';
import css from './widget.module.css';

/** A yes or no as a switch. */
function Toggle(props: WidgetProps) {
  const control = controlOf<boolean>(props);
  // Off is an answer too, so the browser may not ask for on.
  const { required: _, ...attributes } = controlAttributes(control);
  return (
    <label className={choice.line}>
      <input
        {...attributes}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
        role="switch"
        className={css.switch}
        checked={control.value ?? false}
        onChange={({ target }) => control.change(target.checked)}
      />
      <span>{control.field.label}</span>
    </label>
  );
}

export default Object.assign(Toggle, { frame: 'self' as const });
