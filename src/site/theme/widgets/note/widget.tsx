import { useContext } from 'react';
import { PageContext } from '../../../render/context.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlOf } from '../../kit/control.ts';
import { Linked } from '../../../render/elements/SiteLink.tsx';
import css from './widget.module.css';

/** A line of text between the questions, which can have links. It has no answer. */
function Note(props: WidgetProps) {
  const { id, label, field } = controlOf<boolean>(props);
  const explain = useContext(PageContext)?.explain;
  // A term of the glossary is explained beside the line.
  const links = (field.terms ?? []).filter(({ href }) => !explain?.terms[href]);
  return (
    <p id={id} role="status" className={css.note} data-look={field.options.look}>
      <Linked text={label} links={Object.fromEntries(links.map((link) => [link.label, link.href]))} />
    </p>
  );
}

export default Object.assign(Note, { frame: 'self' as const });
