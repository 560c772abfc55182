import { afterAll, beforeAll, expect, test } from 'vitest';
import * as emitted from 'virtual:catalog';
import { leadForms } from 'virtual:lead-forms';
import { servedOf } from '../../../src/server/api/catalog.ts';
import { money } from '../../../src/shared/engine/format/numbers.ts';
import type { Policy, TermPlan } from '../../support/catalog-items.ts';
import { call, postLead, start } from './fixtures.ts';
import type { Started } from './fixtures.ts';

const catalogs = servedOf(emitted.catalogs);
const itemsOf = <Item>(name: string) => catalogs.find(({ id }) => id === name)!.items as unknown as readonly Item[];
const [policies, termPlans] = [itemsOf<Policy>('policies'), itemsOf<TermPlan>('term-plans')];

let site: Started;
beforeAll(async () => {
  site = await start({ catalogs, leadForms });
});
afterAll(() => site.stop());

const [policy, plan] = [policies[0]!, termPlans.find(({ premium }) => premium !== undefined)!];
const bare = termPlans.find(({ premium }) => premium === undefined)!;

const inIndia = { sign: '₹', groups: 2 };

const ask = (about: object) =>
  postLead(site.port, {
    form: 'lead',
    answers: { name: 'Nikhil Joshi', phone: '9876543210', productType: 'term', consent: true, ...about },
    consent: { version: leadForms.lead!.shown.consent!.version, at: new Date().toISOString() },
    page: '/TermPlans',
    config: leadForms.lead!.shown.config,
    // Details of the policy from a client are ignored.
    labels: { policy: { question: 'Policy', answer: 'Free of charge' } },
  });

test.each([
  ['a policy', policy.id, `${policy.name} of ${policy.provider}, ${money(policy.premium, inIndia)} a year`],
  ['a term plan', plan.id, `${plan.title} of ${plan.provider}, ${money(plan.premium, inIndia)} a year`],
  ['a term plan without a premium of its own', bare.id, `${bare.title} of ${bare.provider}`],
])('a lead about %s is stored with its name, insurer and premium as the catalog has them', async (_, id, answer) => {
  expect((await ask({ policy: id })).status).toBe(201);
  const lead = (await site.stored()).at(-1)!;
  expect(lead.answers.policy).toBe(id);
  expect(lead.labels.policy).toEqual({ question: expect.any(String), answer });
});

test('a lead without a policy is accepted, as older pages send it', async () => {
  expect((await ask({})).status).toBe(201);
  expect((await site.stored()).at(-1)!.labels.policy).toBeUndefined();
});

test.each(['no-such-policy', 'constructor', 'Free of charge'])('a lead about "%s" is refused', async (id) => {
  const refused = await ask({ policy: id });
  expect([refused.status, refused.json().errors]).toEqual([
    422,
    [{ path: '/answers/policy', keyword: 'unknown', message: 'No item of a catalog has this id.' }],
  ]);
});

test('the description of the API lists the policies and plans', async () => {
  const { components } = (await call(site.port, '/api/openapi.json')).json<{
    components: { schemas: Record<string, { properties: { answers: { properties: Record<string, object> } } }> };
  }>();
  expect(components.schemas['Lead.lead']!.properties.answers.properties.policy).toMatchObject({
    enum: [...policies, ...termPlans].map(({ id }) => id),
  });
});
