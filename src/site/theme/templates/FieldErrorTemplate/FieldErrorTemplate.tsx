import { errorId } from '@rjsf/utils';
import type { FieldErrorProps } from '../../../render/form/types.ts';
import css from '../FieldTemplate/FieldTemplate.module.css';

/** What is wrong with a field: at most one thing at a time. */
export function FieldErrorTemplate({ errors, fieldPathId }: FieldErrorProps) {
  const [error] = errors ?? [];
  if (!error) return null;
  return (
    <p className={css.error} id={errorId(fieldPathId)}>
      {error}
    </p>
  );
}
