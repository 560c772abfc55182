import { helpId } from '@rjsf/utils';
import { useContext, type ComponentType } from 'react';
import { PageContext } from '../../../render/context.tsx';
import type { FieldHelpProps } from '../../../render/form/types.ts';
import css from '../FieldTemplate/FieldTemplate.module.css';

/** What helps to answer a field. Its words have markup only where the page brings what draws it. */
export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  const Words = useContext(PageContext)?.help as ComponentType<{ text: string }> | undefined;
  if (!help) return null;
  return (
    <p className={`small ${css.help}`} id={helpId(fieldPathId)}>
      {Words && typeof help === 'string' ? <Words text={help} /> : help}
    </p>
  );
}
