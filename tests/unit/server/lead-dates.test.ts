import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LeadForm } from '../../../src/server/api/lead-form.ts';
import { readLead } from '../../../src/server/api/read-lead.ts';
import type { Problem } from '../../../src/server/http/problem.ts';
import { formOf } from '../shared/engine/sets.ts';

const { plan, steps } = formOf({
  fields: {
    start: {
      type: 'string',
      format: 'date',
      ui: { widget: 'date', dates: { minimum: {}, maximum: { plus: 1, unit: 'years' } } },
    },
  },
  messages: { start: { minimum: 'Not in the past', maximum: 'Within a year' } },
});
const form: LeadForm = {
  plan: { ...plan, submit: { label: 'Send', actions: [{ sendLead: true }] } },
  // The server checks a form even if the browser enforces nothing.
  steps: steps.map((step) => ({ ...step, plan: { ...step.plan, validation: 'none' } })),
  shown: { config: 'c0ffee' },
};

const taken = (start: string) => {
  try {
    return readLead(
      { form: 'trip', answers: { start }, page: '/', config: 'c0ffee' },
      { forms: { trip: form }, offered: new Map() },
    ).answers;
  } catch (error) {
    return (error as Problem).extras.errors;
  }
};

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());

it.each([
  ['1999-01-01', [{ path: '/answers/start', keyword: 'minimum', message: 'Not in the past' }]],
  ['2999-01-01', [{ path: '/answers/start', keyword: 'maximum', message: 'Within a year' }]],
  ['2026-06-15', { start: '2026-06-15' }],
])('the server checks the bounds of a date: %s', (start, outcome) => expect(taken(start)).toEqual(outcome));
