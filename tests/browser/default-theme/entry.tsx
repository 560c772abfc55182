import Form from '@rjsf/core';
import type { CustomValidator, RJSFSchema } from '@rjsf/utils';
import { createRoot } from 'react-dom/client';
import enquiry from '../../../config/forms/enquiry.yaml';
import login from '../../../config/forms/login.yaml';
import register from '../../../config/forms/register.yaml';
import { answersOfType } from '../../../src/shared/engine/answers.ts';
import { formatMessage } from '../../../src/shared/engine/format/message.ts';
import { transformErrorsOf } from '../../../src/shared/engine/transform-errors.ts';
import { uiSchemaOf } from '../../../src/shared/engine/ui-schema.ts';
import type { FormModule, Step } from '../../../src/shared/plan/form.ts';

declare global {
  interface Window {
    /** The answers of each accepted submit. */
    sent: unknown[];
  }
}

/** The rules over several fields of a form, as rjsf runs them. */
const rulesOf =
  ({ plan, rules }: Step): CustomValidator =>
  (answers, errors) => {
    for (const { plugin, with: settings, messages } of plan.rules)
      for (const { field, code, values = {} } of rules[plugin]!(answersOfType(plan, answers), settings))
        errors[field]!.addError(formatMessage(messages[code]!, values));
    return errors;
  };

const forms = { enquiry, login, register } as Readonly<Record<string, FormModule>>;
const form = forms[new URLSearchParams(location.search).get('form')!]!.steps[0]!;
window.sent = [];

createRoot(document.getElementById('root')!).render(
  <Form
    schema={form.plan.schema as unknown as RJSFSchema}
    uiSchema={uiSchemaOf(form.plan)}
    validator={form.validator}
    transformErrors={transformErrorsOf(form, 'No message fits')}
    customValidate={rulesOf(form)}
    noHtml5Validate
    showErrorList={false}
    // Without it rjsf logs each refusal as an error.
    onError={() => undefined}
    onSubmit={({ formData }) => window.sent.push(formData)}
  />,
);
