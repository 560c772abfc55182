import { useId, type MouseEvent } from 'react';
import { formatMessage } from '../../../../shared/engine/format/message.ts';
import { useSite } from '../../../render/context.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { focusField } from '../../../render/form/focusField.ts';
import type { FormStore } from '../../../render/form/store.ts';
import type { ErrorListProps } from '../../../render/form/types.ts';
import css from './ErrorListTemplate.module.css';

/**
 * The errors of a form that has several, each a link to its control. A failed submit moves the
 * focus here, which reads it out once; an alert role would read it a second time.
 */
export function ErrorListTemplate({ errors, registry }: ErrorListProps) {
  const id = useId();
  const { texts } = useSite().site;
  const { store } = registry.formContext;
  const { idPrefix } = registry.globalFormOptions;
  return (
    <div className={css.summary} role="group" aria-labelledby={id} tabIndex={-1} data-errors>
      <p className={css.heading} id={id}>
        <Icon name="circle-alert" size={20} />
        {formatMessage(texts.errorSummary, { count: errors.length })}
      </p>
      <ul className={css.list}>
        {errors.map(({ property = '', stack }) => (
          <ErrorLink key={property} {...{ store, idPrefix }} field={property.slice(1)} words={stack} />
        ))}
      </ul>
    </div>
  );
}

interface ErrorLinkProps {
  store: FormStore;
  idPrefix: string;
  field: string;
  words: string;
}

function ErrorLink({ store, idPrefix, field, words }: ErrorLinkProps) {
  function goTo(event: MouseEvent): void {
    event.preventDefault();
    focusField(store, idPrefix, field);
  }
  return (
    <li>
      <a href={`#${idPrefix}-${field}`} onClick={goTo}>
        {words}
      </a>
    </li>
  );
}
