import type { ClientSettings } from '../../../src/api/client.ts';
import type { Policy } from '../../../src/plan/config.generated.ts';
import type { FieldPlan, SendingForm } from '../../../src/plan/form.ts';
import { validatorOf } from '../../support/validator.ts';

export const http = (base: string): ClientSettings => ({
  base,
  timeout: 2000,
  timeoutMessage: 'Request timeout. Please try again.',
  unansweredMessage: 'We could not be reached.',
  rateLimitMessage: 'Rate limit exceeded. Slow down and retry.',
});

export const policy: Policy = {
  id: 'health-shield-plus',
  type: 'health',
  name: 'Health Shield Plus',
  provider: 'Himadri Health',
  premium: 899,
  coverage: 300000,
  csr: 94.2,
  benefits: ['In-patient treatment'],
  exclusions: ['Cosmetic treatment'],
};

const field = (name: string, label: string, more: Partial<FieldPlan> = {}): FieldPlan => ({
  name,
  label,
  required: true,
  widget: 'text',
  options: {},
  whenHidden: 'drop',
  ...more,
});

const schema = { $id: 'set/ask', type: 'object', required: [], properties: {} } as const;

/** A form whose answers are sent, with a choice and a consent. */
export const form: SendingForm = {
  plan: {
    id: 'ask',
    validation: 'messages',
    schema,
    fields: {
      name: field('name', 'Full name'),
      product: field('product', 'What for?', { choices: [{ value: 'term', label: 'Term Plan' }] }),
      email: field('email', 'Email'),
      consent: field('consent', 'I agree'),
    },
    messages: {},
    rules: [],
    effects: [],
    submit: { label: 'Send', actions: [{ sendLead: true }] },
  },
  validator: validatorOf(schema),
  conditions: [],
  rules: {},
  shown: { config: 'c0ffee', consent: { field: 'consent', version: 'a9ee' } },
};
