import Form from '@rjsf/core';
import type { RJSFValidationError } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import form from '#stock';
import { mount } from '../hand/mount.tsx';
import './stock.css';

/** Our messages for the errors of the validator, without those of an `if`, which only repeat those of its `then`. */
function inOurWords(errors: RJSFValidationError[]): RJSFValidationError[] {
  return errors
    .filter(({ name }) => name !== 'if')
    .map((error) => {
      const field = String(error.params?.missingProperty ?? error.property?.replace(/^\./, ''));
      const messages = form.messages[field];
      const message = String(messages?.[error.name ?? ''] ?? messages?.required ?? error.message);
      return { ...error, message, stack: message };
    });
}

mount(
  <Form
    id={form.id}
    idPrefix={form.id}
    schema={form.schema}
    uiSchema={form.uiSchema}
    validator={validator}
    transformErrors={inOurWords}
    noHtml5Validate
    // Otherwise a required checkbox would be ticked from the start.
    experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
    focusOnFirstError
    onSubmit={({ formData }) => {
      console.info(form.id, formData);
      window.alert('Complete.');
    }}
  />,
);
