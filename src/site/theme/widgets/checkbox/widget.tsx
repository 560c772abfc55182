import type { ReactNode } from 'react';
import { SiteLink } from '../../../render/elements/SiteLink.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlAttributes, controlOf } from '../../kit/control.ts';
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
      <span>{field.options.links ? withLinks(field.label, field.options.links) : field.label}</span>
    </label>
  );
}

/** The label with its links. */
function withLinks(label: string, links: Readonly<Record<string, string>>): ReactNode {
  const [words] = Object.keys(links).filter((one) => label.includes(one));
  if (words === undefined) return label;
  const { [words]: href, ...others } = links;
  const [before = '', ...after] = label.split(words);
  return (
    <>
      {withLinks(before, others)}
      <SiteLink href={href!}>{words}</SiteLink>
      {withLinks(after.join(words), others)}
    </>
  );
}

export default Object.assign(Checkbox, { frame: 'self' as const });
