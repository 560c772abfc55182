import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, goodLead, postLead, start, type Started } from './fixtures.ts';
import { readLead } from '../../../src/server/api/read-lead.ts';
import type { Problem } from '../../../src/server/http/problem.ts';
import type { SendingForm } from '../../../src/shared/plan/form.ts';
import type { LeadPost } from '../../../src/shared/plan/lead.ts';
import { leadForms } from './fixtures.ts';

/** A lead of a page that was opened before its form has changed. */
const older = { ...goodLead, config: '01de' };

describe('a lead of a page that was opened before its form has changed', () => {
  let site: Started;
  beforeAll(async () => void (site = await start()));
  afterAll(() => site.stop());
  const storedOf = async (reference: string) => (await site.stored()).find((lead) => lead.reference === reference);

  test('is stored without answers that are not asked any more, and says which form it is of', async () => {
    const answers = { ...older.answers, fax: '0401', address: { city: 'Pune' }, rows: [{ a: 1 }], none: {} };
    const sent = await postLead(site.port, { ...older, answers });
    expect(sent.status).toBe(201);
    const lead = await storedOf(sent.json().reference);
    expect(lead).toMatchObject({ config: '01de' });
    expect(lead!.answers).toEqual(goodLead.answers);
    expect(Object.keys(lead!.labels)).not.toContain('fax');
  });

  test('is stored once when it is sent again, without its first answer', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...older, answers: { ...older.answers, fax: '0401' } };
    const [one, other] = [await postLead(site.port, body, headers), await postLead(site.port, body, headers)];
    expect(other.json().reference).toBe(one.json().reference);
  });

  test('is refused with the words of the form where it lacks an answer', async () => {
    const { name: fullName, ...rest } = older.answers;
    const refused = await postLead(site.port, { ...older, answers: { ...rest, fullName } });
    expect([refused.status, refused.json().errors]).toEqual([
      422,
      [{ path: '/answers/name', keyword: 'required', message: 'Enter your name' }],
    ]);
  });

  test('is refused where an answer is wrong, and never keeps more than the form asks', async () => {
    const answers = { ...older.answers, phone: '12', fax: '0401' };
    expect((await postLead(site.port, { ...older, answers })).json().errors).toMatchObject([
      { path: '/answers/phone' },
    ]);
  });

  test('keeps, as a correction, what its page could not show', async () => {
    const sent = (
      await postLead(site.port, { ...goodLead, answers: { ...goodLead.answers, note: 'By email' } })
    ).json();
    const answers = { name: 'Asha Rao', phone: '9876543210', fax: '0401' };
    const correct = (config: string) =>
      call(site.port, '/api/requests/correct', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: sent.token, answers, config }),
      });
    expect((await correct('c0ffee')).status).toBe(422);
    expect((await correct('01de')).status).toBe(200);
    expect((await storedOf(sent.reference))!.answers).toEqual({
      ...goodLead.answers,
      name: 'Asha Rao',
      note: 'By email',
    });
  });

  test('is strict with a page of today', async () => {
    const answers = { ...goodLead.answers, fax: '0401' };
    expect((await postLead(site.port, { ...goodLead, answers })).json().errors).toEqual([
      { path: '/answers/fax', keyword: 'unknown', message: 'This field is not known.' },
    ]);
  });
});

describe('files of a page that was opened before its form has changed', () => {
  const file = {
    field: 'passport',
    size: 9,
    type: 'application/pdf',
    sha256: 'a'.repeat(64),
    parts: [Buffer.from('%PDF-1.7\n')],
  };
  const read = (lead: LeadPost) =>
    readLead(lead, { forms: leadForms as Readonly<Record<string, SendingForm>>, offered: new Map() }, undefined, [
      file,
    ]);

  test('are left out with their question', () => {
    const answers = { ...older.answers, passport: 'me.pdf' };
    expect(read({ ...older, answers })).toMatchObject({ answers: goodLead.answers });
    expect(read({ ...older, answers })).not.toHaveProperty('files');
    try {
      read(goodLead);
      expect.unreachable();
    } catch (problem) {
      expect((problem as Problem).extras.errors).toMatchObject([{ path: '/answers/passport', keyword: 'unknown' }]);
    }
  });
});
