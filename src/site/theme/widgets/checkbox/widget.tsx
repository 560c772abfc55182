import type { WidgetProps } from '../../../render/form/types.ts';
import { controlAttributes, controlOf } from '../../kit/control.ts';
import { Linked } from '../../../render/elements/SiteLink.tsx';
import css from '../../../render/controls/choice.module.css';

/** One box to tick, such as a consent. A required box that is not ticked is no answer. */
function Checkbox(props: WidgetProps) {
  const control = controlOf<boolean>(props);
  const { field, value = false } = control;
  return (
    <label className={css.line}>
      <input
        {...controlAttributes(control)}
        type="checkbox"
        checked={value}
        onChange={({ target }) => control.change(target.checked || (field.required ? undefined : false))}
      />
      <span>{field.options.links ? <Linked text={field.label} links={field.options.links} /> : field.label}</span>
    </label>
  );
}

export default Object.assign(Checkbox, { frame: 'self' as const });
