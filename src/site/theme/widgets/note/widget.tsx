import type { WidgetProps } from '../../../render/form/types.ts';
import { controlOf } from '../../kit/control.ts';
import css from './widget.module.css';

/** A line of text between the questions. It has no answer. */
function Note(props: WidgetProps) {
  const { id, label, field } = controlOf<boolean>(props);
  return (
    <p id={id} role="status" className={css.note} data-look={field.options.look}>
      {label}
    </p>
  );
}

export default Object.assign(Note, { frame: 'self' as const });
