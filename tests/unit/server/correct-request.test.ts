import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SendingForm } from '../../../src/shared/plan/form.ts';
import { call, goodLabels, goodLead, leadForms, postLead, readableLog, start, type Started } from './fixtures.ts';

const postTo = (port: number, path: string, body: unknown) =>
  call(port, `/api/requests${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const corrected = { ...goodLead.answers, name: 'Asha Rao', phone: '9000000001' };

/** A store of leads whose form changes between two servers. */
async function withForm(folder: Started, lead: object, work: (site: Started) => Promise<void>): Promise<void> {
  const site = await start({ leadForms: { lead: lead as SendingForm }, dataDir: folder.dataDir });
  await work(site);
  await site.stop();
}

/** The sample form with other parts in its plan, or another fingerprint. */
function formWith(fields: object, properties: object = {}, shown: object = {}): SendingForm {
  const [step] = leadForms.lead.steps;
  const schema = { ...step!.plan.schema, properties: { ...step!.plan.schema.properties, ...properties } };
  const plan = { ...step!.plan, schema, fields: { ...step!.plan.fields, ...fields } };
  return {
    ...leadForms.lead,
    shown: { ...leadForms.lead.shown, ...shown },
    steps: [{ ...step!, plan }],
  } as SendingForm;
}

describe('the correction of a request', () => {
  let site: Started;
  const { log, text } = readableLog();
  beforeAll(async () => void (site = await start({ log })));
  afterAll(() => site.stop());
  const send = async () => (await postLead(site.port, goodLead)).json();
  const correct = (token: string, body: object) => postTo(site.port, '/correct', { token, ...body });
  const storedOf = async (asked: string) => (await site.stored()).find(({ reference }) => reference === asked);

  test('changes the answers, and nothing else of the lead', async () => {
    const { reference, token } = await send();
    const before = await storedOf(reference);
    const answer = await correct(token, { answers: corrected });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toMatchObject({
      reference,
      corrected: expect.stringMatching(/^\d{4}-.*Z$/),
      answers: [{ value: 'Asha Rao' }, { value: '9000000001' }],
      correctable: { answers: corrected },
    });
    expect(await storedOf(reference)).toEqual({
      ...before,
      answers: corrected,
      labels: goodLabels,
      corrected: answer.json<{ corrected: string }>().corrected,
    });
    expect(text()).not.toMatch(/Asha Rao|9000000001/);
  });

  test('refuses invalid answers as the form does, each with its place, and changes nothing', async () => {
    const { reference, token } = await send();
    const before = await storedOf(reference);
    const refused = await correct(token, { answers: { ...corrected, phone: '12', other: 'x' } });
    expect([refused.status, refused.json().errors]).toEqual([
      422,
      [{ path: '/answers/other', keyword: 'unknown', message: 'This field is not known.' }],
    ]);
    expect((await correct(token, { answers: { ...corrected, phone: '12' } })).json().errors).toEqual([
      { path: '/answers/phone', keyword: 'pattern', message: 'Enter 10 digits' },
    ]);
    expect((await correct(token, { answers: { ...corrected, again: '9000000002' } })).json().errors).toMatchObject([
      { path: '/answers/again', message: 'The numbers differ' },
    ]);
    expect((await correct(token, { answers: {} })).json().errors).toHaveLength(2);
    expect(await storedOf(reference)).toEqual(before);
  });

  test('keeps the tick and its consent, whatever is sent for them', async () => {
    const { reference, token } = await send();
    const { consent: _, ...unticked } = corrected;
    const consent = { version: 'other', at: new Date().toISOString() };
    for (const answers of [unticked, { ...corrected, consent: false }])
      expect((await correct(token, { answers, consent })).status).toBe(200);
    expect(await storedOf(reference)).toMatchObject({ answers: corrected, consent: goodLead.consent });
  });

  test('may be sent twice, and one from a page that did not see the last correction is refused', async () => {
    const { token } = await send();
    const first = (await correct(token, { answers: corrected })).json<{ corrected: string }>();
    expect((await correct(token, { answers: corrected })).json()).toMatchObject({ corrected: first.corrected });
    const other = await correct(token, { answers: goodLead.answers });
    expect([other.status, other.json().type]).toEqual([409, '/api/problems/changed-meanwhile']);
    const seen = await correct(token, { answers: goodLead.answers, corrected: first.corrected });
    expect(seen.json()).toMatchObject({ correctable: { answers: goodLead.answers } });
  });

  test('is not offered or taken once the consent is withdrawn', async () => {
    const { token } = await send();
    const withdrawn = await postTo(site.port, '/withdraw', { token });
    expect(withdrawn.json()).not.toHaveProperty('correctable');
    const refused = await correct(token, { answers: corrected });
    expect([refused.status, refused.json().type]).toEqual([409, '/api/problems/not-correctable']);
  });

  test('reaches no other lead', async () => {
    const [own, other] = [await send(), await send()];
    const before = await storedOf(other.reference);
    await correct(own.token, { answers: corrected });
    for (const body of [{ reference: other.reference }, { form: 'other' }, { page: '/x' }])
      expect((await correct(own.token, { answers: goodLead.answers, ...body })).status).toBe(400);
    expect(await storedOf(other.reference)).toEqual(before);
  });

  test.each([
    {},
    { answers: [] },
    { answers: { name: null } },
    { answers: {}, consent: 'yes' },
    { answers: {}, corrected: 1 },
  ])('refuses the body %j', async (body) => {
    const { token } = await send();
    expect((await correct(token, body)).status).toBe(400);
  });

  test('is limited in size, and is not read from another site', async () => {
    const { token } = await send();
    const large = await correct(token, { answers: { ...corrected, note: 'x'.repeat(17_000) } });
    expect(large.status).toBe(413);
    const crossing = await call(site.port, '/api/requests/correct', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ token, answers: corrected }),
    });
    expect(crossing.status).toBe(403);
  });

  test('asks to agree again once the words have changed, and stores the new version', async () => {
    const { reference, token } = await send();
    const words = formWith({ consent: { ...leadForms.lead.steps[0]!.plan.fields.consent, label: 'I agree anew' } });
    const form = { ...words, shown: { config: 'beef', consent: { field: 'consent', version: 'b0b0' } } };
    await withForm(site, form, async ({ port, stored }) => {
      const { consent: _, ...rest } = goodLead.answers;
      const seen = (await postTo(port, '', { token })).json<object>();
      expect(seen).toMatchObject({ correctable: { answers: rest, agrees: true } });
      const at = new Date().toISOString();
      expect((await postTo(port, '/correct', { token, answers: corrected })).json().errors).toMatchObject([
        { path: '/consent', keyword: 'required' },
      ]);
      const old = await postTo(port, '/correct', { token, answers: corrected, consent: goodLead.consent });
      expect([old.status, old.json()]).toMatchObject([422, { consent: { version: 'b0b0', words: 'I agree anew' } }]);
      const consent = { version: 'b0b0', at };
      expect((await postTo(port, '/correct', { token, answers: corrected, consent })).status).toBe(200);
      const [lead] = (await stored()).filter((one) => one.reference === reference);
      expect(lead).toMatchObject({ consent, labels: { consent: { question: 'I agree anew' } }, config: 'c0ffee' });
    });
  });

  test('keeps what today’s form does not ask any more, and the words of what did not change', async () => {
    const body = { ...goodLead, answers: { ...goodLead.answers, note: 'By email, please' } };
    const { reference, token } = (await postLead(site.port, body)).json();
    const { note: _, ...fields } = leadForms.lead.steps[0]!.plan.fields;
    const [step] = leadForms.lead.steps;
    const renamed = {
      ...fields,
      name: { ...fields.name!, label: 'Your name' },
      phone: { ...fields.phone!, label: 'Tel' },
    };
    const form = { ...leadForms.lead, steps: [{ ...step!, plan: { ...step!.plan, fields: renamed } }] };
    await withForm(site, form, async ({ port, stored }) => {
      const answers = { ...goodLead.answers, phone: '9000000001' };
      expect((await postTo(port, '/correct', { token, answers })).status).toBe(200);
      const [lead] = (await stored()).filter((one) => one.reference === reference);
      expect(lead!.answers).toEqual({ ...answers, note: 'By email, please' });
      expect(lead!.labels).toEqual({ ...goodLabels, phone: { question: 'Tel' } });
    });
  });

  test('keeps the item that the lead asks about when it is not offered any more', async () => {
    const again = { ...leadForms.lead.steps[0]!.plan.fields.again!, widget: 'hidden' };
    const form = { ...formWith({ again }), offers: { again: ['name'] } };
    const dataDir = `${site.dataDir}-offers`;
    const own = await start({
      leadForms: {
        lead: {
          ...form,
          steps: form.steps.map((one) => ({ ...one, plan: { ...one.plan, rules: [] } })),
        } as never,
      },
      dataDir,
    });
    const answers = { ...goodLead.answers, again: 'plan-one' };
    const { token } = (await postLead(own.port, { ...goodLead, answers })).json();
    expect((await postTo(own.port, '/correct', { token, answers: { ...answers, again: 'gone' } })).status).toBe(422);
    expect((await postTo(own.port, '/correct', { token, answers: { ...answers, name: 'Asha Rao' } })).status).toBe(200);
    await own.stop();
  });
});

test('wrong tokens of corrections count with those of the other calls', async () => {
  const site = await start();
  const { token } = (await postLead(site.port, goodLead)).json();
  for (let tries = 0; tries < 20; tries += 1) {
    const body = { token: `wrong${tries}`, answers: corrected };
    expect(
      (await postTo(site.port, tries % 2 === 0 ? '/correct' : '', tries % 2 === 0 ? body : { token: body.token }))
        .status,
    ).toBe(404);
  }
  expect((await postTo(site.port, '/correct', { token, answers: corrected })).status).toBe(429);
  await site.stop();
});

test('corrections count as leads: many leads cannot be turned to one phone number', async () => {
  const limits = { address: { leads: 4, minutes: 1 } };
  const site = await start({ leadSettings: { limits } as never });
  const { token } = (await postLead(site.port, goodLead)).json();
  let seen: string | undefined;
  for (const name of ['Asha One', 'Asha Two', 'Asha Three']) {
    const body = { token, answers: { ...corrected, name }, ...(seen && { corrected: seen }) };
    const answer = await postTo(site.port, '/correct', body);
    expect(answer.status).toBe(200);
    seen = answer.json<{ corrected: string }>().corrected;
  }
  const refused = await postTo(site.port, '/correct', { token, answers: corrected, corrected: seen });
  expect([refused.status, refused.json().type]).toEqual([429, '/api/problems/too-many-leads']);
  expect((await postTo(site.port, '/correct', { token, answers: { ...corrected, phone: '1' } })).status).toBe(422);
  await site.stop();
});
