import { useId, type MouseEvent, type Ref } from 'react';
import { formatMessage } from '../../engine/format/message.ts';
import type { FieldError } from '../../engine/validate.ts';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import css from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  errors: readonly FieldError[];
  formId: string;
}

/**
 * The errors of a form that has several, each a link to its control. A failed submit moves the
 * focus here, which reads it out once; an alert role would read it a second time.
 */
export function ErrorSummary({ ref, errors, formId }: ErrorSummaryProps) {
  const id = useId();
  const { texts } = useSite().site;
  return (
    <div className={css.summary} role="group" aria-labelledby={id} tabIndex={-1} ref={ref} data-errors>
      <p className={css.heading} id={id}>
        <Icon name="circle-alert" size={20} />
        {formatMessage(texts.errorSummary, { count: errors.length })}
      </p>
      <ul className={css.list}>
        {errors.map(({ field, message, within }) => (
          <li key={field}>
            <a href={`#${formId}-${field}`} onClick={(event) => goTo(event, formId, field)}>
              {within === undefined ? message : `${within}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goTo(event: MouseEvent, formId: string, field: string): void {
  event.preventDefault();
  focusField(formId, field);
}

/** Move the focus to a field's control, to the first one if it has several. */
export function focusField(formId: string, field: string): void {
  document.getElementById(`${formId}-${field}`)?.focus();
}
