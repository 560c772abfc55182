import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../../../src/site/api/client.ts';
import { UnexpectedAnswer } from '../../../../src/site/api/errors.ts';
import { ConsentRefused, LeadRejected, postLead } from '../../../../src/site/api/leads.ts';
import { form, http } from './samples.ts';
import { startServer, type TestServer } from './server.ts';

const { fields } = form.steps[0]!.plan;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const submitted = {
  answers: { name: 'आशा', product: 'term', consent: true },
  at: '2026-01-31T09:00:00.000Z',
  page: '/policy/x',
  idempotencyKey: '0190-key',
};
const send = () =>
  postLead(
    { id: form.plan.id, shown: form.shown, fields },
    submitted,
    createApi(http(server.base), () => 'abc'),
  );

describe('sending a lead', () => {
  it('posts JSON with its idempotency key through the shared client [spec 7.06]', async () => {
    server.answer({ status: 201, body: { reference: 'CH-7F3K' } });
    expect(await send()).toEqual({ reference: 'CH-7F3K' });
    expect(server.seen).toMatchObject([{ method: 'POST', url: { pathname: '/api/leads' } }]);
    const { headers, body } = server.seen[0]!;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': '0190-key',
      authorization: 'Bearer abc',
    });
    expect(JSON.parse(body)).toEqual({
      form: 'ask',
      answers: submitted.answers,
      consent: { version: 'a9ee', at: submitted.at },
      page: '/policy/x',
      config: 'c0ffee',
    });
  });

  it('sends no consent if the form has no consent box', async () => {
    server.answer({ status: 201, body: { reference: 'CH-7F3K' } });
    const { consent: _, ...answers } = submitted.answers;
    await postLead(
      { id: 'ask', shown: form.shown, fields },
      { ...submitted, answers },
      createApi(http(server.base), () => undefined),
    );
    expect(JSON.parse(server.seen[0]!.body)).not.toHaveProperty('consent');
  });

  it('does not send values that are computed only for other values, and sends all others', async () => {
    server.answer({ status: 201, body: { reference: 'CH-7F3K' } });
    const more = {
      ...fields,
      months: { widget: 'hidden', computed: true, sent: false },
      emi: { widget: 'output', computed: true },
    } as const;
    await postLead(
      { id: 'ask', shown: form.shown, fields: more },
      { ...submitted, answers: { ...submitted.answers, months: 240, emi: 21_696 } },
      createApi(http(server.base), () => undefined),
    );
    expect(JSON.parse(server.seen[0]!.body)).toHaveProperty('answers', { ...submitted.answers, emi: 21_696 });
  });

  it('reports the fields that the server refused', async () => {
    const errors = [{ path: '/answers/phone', keyword: 'pattern', message: 'Enter a 10-digit mobile number' }];
    server.answer({ status: 422, body: { errors } });
    const error = await send().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LeadRejected);
    expect(error).toMatchObject({ errors });
  });

  it('reports the new consent when the server refused the old one', async () => {
    const asked = { version: 'b0b0', words: 'I agree to more', at: '2026-01-31T09:00:00.000Z' };
    const errors = [{ path: '/consent/version', keyword: 'version', message: 'No words of this version are known.' }];
    server.answer({ status: 422, body: { type: '/api/problems/unusable-consent', errors, consent: asked } });
    const error = await send().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConsentRefused);
    expect(error).toMatchObject({ asked });
  });

  it.each([{}, { errors: 'phone' }, { errors: [{ path: 1 }] }])(
    'passes a 422 without field errors through: %j',
    async (body) => {
      server.answer({ status: 422, body });
      await expect(send()).rejects.toMatchObject({ isAxiosError: true, status: 422 });
    },
  );

  it('reports that the server is busy [spec 8.01]', async () => {
    server.answer({ status: 429 });
    await expect(send()).rejects.toThrow('Rate limit exceeded. Slow down and retry.');
  });

  it('refuses a page in place of a receipt', async () => {
    server.answer({ body: '<!doctype html>', type: 'text/html' });
    await expect(send()).rejects.toBeInstanceOf(UnexpectedAnswer);
  });
});
