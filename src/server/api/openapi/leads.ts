import type { LeadGuard } from '../../../plan/config.generated.ts';
import type { FormModule } from '../../../plan/form.ts';
import type { LeadForms } from '../lead-forms.ts';

const label = {
  type: 'object',
  additionalProperties: false,
  required: ['question'],
  properties: {
    question: { type: 'string', description: 'The question as the visitor read it.' },
    answer: { type: 'string', description: 'The words of the choice that was made.' },
  },
};

const text64 = { type: 'string', pattern: '^[\\w.-]{1,64}$' };

/** What a lead of each form is, by the name of its schema. */
export function leadSchemas(forms: LeadForms, guard: LeadGuard | undefined): Record<string, object> {
  return Object.fromEntries(Object.entries(forms).map(([id, form]) => [`Lead.${id}`, leadSchema(id, form, guard)]));
}

function leadSchema(id: string, form: FormModule, guard: LeadGuard | undefined): object {
  const { consent } = form.shown;
  return {
    type: 'object',
    additionalProperties: false,
    required: [
      'form',
      'answers',
      'page',
      'config',
      'labels',
      ...(consent ? ['consent'] : []),
      ...(guard ? ['trap', 'spent'] : []),
    ],
    properties: {
      form: { const: id },
      answers: answersSchema(form),
      ...(consent && { consent: consentSchema(consent.version) }),
      page: { type: 'string', pattern: '^/[\\x21-\\x7e]*$', maxLength: 8192, description: 'Path of the page.' },
      config: { ...text64, description: `The form as the visitor saw it; now ${form.shown.config}.` },
      labels: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(Object.keys(form.plan.fields).map((name) => [name, label])),
      },
      trap: { type: 'string', description: 'Text in the field that people do not see.', ...(guard && { const: '' }) },
      spent: {
        type: 'number',
        minimum: guard?.fillTime ?? 0,
        description: 'For how long the form was on show, in ms.',
      },
    },
  };
}

/** Answers as the form's own schema has them. What a field must hold that is not always shown, its condition decides. */
function answersSchema({ plan: { schema, fields } }: FormModule): object {
  const always = schema.required.filter((name) => fields[name]?.when === undefined);
  return { type: 'object', additionalProperties: false, required: always, properties: schema.properties };
}

const consentSchema = (version: string): object => ({
  type: 'object',
  additionalProperties: false,
  required: ['version', 'at'],
  properties: {
    version: { ...text64, description: `The words that were agreed to; now ${version}.` },
    at: { type: 'string', format: 'date-time', description: "When, by the visitor's clock, in UTC." },
  },
});
