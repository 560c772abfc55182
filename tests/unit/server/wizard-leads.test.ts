import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi as openApi } from '../../../src/server/api/openapi/document.ts';
import { cover, coverLead, family, single } from './cover.ts';
import { catalogs, postLead, start, type Started } from './fixtures.ts';

const leadForms = { cover };

let site: Started;
beforeAll(async () => {
  site = await start({ leadForms });
});
afterAll(() => site.stop());

const post = (body: object) => postLead(site.port, body);
const errorsOf = async (body: object) => {
  const answer = await post(body);
  return [answer.status, answer.json().errors];
};

describe('a lead of a wizard', () => {
  it('is stored with the questions of its steps, once for each key', async () => {
    const body = coverLead(single);
    const answer = await postLead(site.port, body, { 'idempotency-key': 'w1' });
    expect([answer.status, answer.json().reference]).toEqual([201, expect.stringMatching(/^CH-/)]);
    const again = await postLead(site.port, body, { 'idempotency-key': 'w1' });
    const [stored, ...others] = (await site.stored()).filter(({ reference }) => reference === answer.json().reference);
    expect([again.json().reference, others]).toEqual([answer.json().reference, []]);
    expect(stored).toMatchObject({
      form: 'cover',
      answers: single,
      labels: {
        age: { question: 'Age of the eldest' },
        plans: { question: 'Plans', answer: 'Basic and Care at home' },
        consent: { question: 'I agree that Kavach may call me about this request.' },
      },
    });
  });

  it('whose path ends at an exit is refused with the exit and its step', async () => {
    expect(await errorsOf(coverLead({ ...single, age: 84 }))).toEqual([
      422,
      [
        {
          path: '/answers',
          keyword: 'exit',
          message: 'These answers end at the exit "too-old". An exit sends nothing.',
          step: 'person',
        },
      ],
    ]);
  });

  it('is checked against every rule of every step, with the messages that the visitor reads', async () => {
    expect(await errorsOf(coverLead({ ...single, age: 9, plans: [], phone: '12' }))).toEqual([
      422,
      [
        { path: '/answers/age', keyword: 'minimum', message: 'The eldest must be 18 or older.', step: 'person' },
        { path: '/answers/plans', keyword: 'required', message: 'Choose a plan.', step: 'plan' },
        { path: '/answers/phone', keyword: 'pattern', message: 'Enter a 10-digit mobile number.', step: 'contact' },
      ],
    ]);
  });

  it.each([[''], [' '], [[]]])('is refused without its required rows when %j is sent instead', async (members) => {
    expect(await errorsOf(coverLead({ ...family, members }))).toMatchObject([422, [{ path: '/answers/members' }]]);
  });

  it('is refused with an unknown field, and without its consent', async () => {
    expect(await errorsOf(coverLead({ ...single, premium: 1 }))).toMatchObject([
      422,
      [{ path: '/answers/premium', keyword: 'unknown' }],
    ]);
    expect(await errorsOf(coverLead(single, { consent: undefined }))).toMatchObject([
      422,
      [{ path: '/consent', keyword: 'required' }],
    ]);
  });

  it('is described by the API', () => {
    const { components } = openApi({ catalogs, leadForms }) as { components: { schemas: Record<string, object> } };
    expect(components.schemas['Lead.cover']).toMatchObject({
      properties: {
        form: { const: 'cover' },
        answers: { required: ['age', 'plans', 'name', 'phone', 'consent'], additionalProperties: false },
      },
    });
  });
});

it('drops the answers of a step that is not on the path', async () => {
  const [first, ...rest] = leadForms.cover.steps;
  const closed = { ...first!, plan: { ...first!.plan, when: 0 }, conditions: [() => false] };
  const note = {
    name: 'note',
    label: 'Note',
    required: false,
    widget: 'text',
    options: {},
    whenHidden: 'drop',
  } as const;
  const asking = {
    ...closed,
    plan: {
      ...closed.plan,
      fields: { note },
      schema: { ...closed.plan.schema, properties: { note: { type: 'string' } as const } },
    },
  };
  const other = await start({ leadForms: { cover: { ...leadForms.cover, steps: [asking, ...rest] } } });
  expect((await postLead(other.port, coverLead({ ...single, note: 'x' }))).status).toBe(201);
  // The server computes the price, even if it is not sent.
  expect((await other.stored())[0]!.answers).toEqual({ ...single, price: 800, request: 'Basic and Care at home' });
  await other.stop();
});
