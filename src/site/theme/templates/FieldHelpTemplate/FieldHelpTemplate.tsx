import { helpId } from '@rjsf/utils';
import type { FieldHelpProps } from '../../../render/form/types.ts';
import css from '../FieldTemplate/FieldTemplate.module.css';

/** What helps to answer a field. */
export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  if (!help) return null;
  return (
    <p className={`small ${css.help}`} id={helpId(fieldPathId)}>
      {help}
    </p>
  );
}
