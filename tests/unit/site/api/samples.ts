import type { ClientSettings } from '../../../../src/site/api/client.ts';
import type { FieldPlan, SendingForm } from '../../../../src/shared/plan/form.ts';
import type { CatalogItem, CatalogPlan } from '../../../../src/shared/plan/catalog.ts';
import type { Policy } from '../../../support/catalog-items.ts';
import { validatorOf } from '../../../support/validator.ts';

export const http = (base: string): ClientSettings => ({
  base,
  timeout: 60_000,
  timeoutMessage: 'Request timeout. Please try again.',
  unansweredMessage: 'We could not be reached.',
  rateLimitMessage: 'Rate limit exceeded. Slow down and retry.',
});

const label = 'x';

/** The catalog of policies, as pages have it. */
export const policies: CatalogPlan = {
  id: 'policies',
  attributes: {
    type: { type: 'choice', options: { health: 'Health', life: 'Life', auto: 'Auto', travel: 'Travel', home: 'Home' } },
    name: { type: 'text', tells: 'name' },
    provider: { type: 'text', tells: 'by' },
    premium: { type: 'amount', label, tells: 'price', minimum: 0, better: 'lowest', best: 'Lowest premium' },
    coverage: { type: 'amount', label, minimum: 1, better: 'highest', best: 'Highest coverage' },
    csr: { type: 'percent', label, better: 'highest', best: 'Highest ratio' },
    benefits: { type: 'points', label, tells: 'yes' },
    exclusions: { type: 'points', label, tells: 'no' },
  },
  api: {
    name: 'Policy',
    list: '/mock/policies',
    item: '/mock/policy/{id}',
    ids: 100,
    filters: {
      type: { is: 'type', any: 'all', none: ['term'] },
      q: { words: ['name', 'provider'], longest: 100 },
      minPremium: { atLeast: 'premium', to: 1000 },
      maxPremium: { atMost: 'premium', to: 1000 },
    },
  },
};

/** The catalog of term plans. */
export const termPlans: CatalogPlan = {
  id: 'term-plans',
  attributes: {
    title: { type: 'text', tells: 'name' },
    provider: { type: 'text', tells: 'by' },
    premium: { type: 'amount', label, tells: 'price', missing: 5000, minimum: 1 },
    csr: { type: 'percent', label, missing: 95 },
    waiting: { type: 'text', label, missing: '2 yrs' },
    covid: { type: 'text', label, missing: 'Yes' },
  },
  api: { name: 'TermPlan', list: '/mock/term/plans' },
};

export const policy: Policy & CatalogItem = {
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

/** A form that sends its answers, with a choice and a consent. */
export const form: SendingForm = {
  plan: { id: 'ask', carried: [], submit: { label: 'Send', actions: [{ sendLead: true }] } },
  steps: [
    {
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
      },
      validator: validatorOf(schema),
      conditions: [],
      rules: {},
    },
  ],
  shown: { config: 'c0ffee', consent: { field: 'consent', version: 'a9ee' } },
};
