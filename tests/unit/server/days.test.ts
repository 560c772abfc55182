import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { byDay, calendarOf, type LaterSite } from '../../../src/server/days.ts';
import { formerTerms } from '../../../src/server/parts.ts';
import { validatorOf } from '../../support/validator.ts';
import {
  call,
  catalogs,
  goodLead,
  leadForms,
  postLead,
  start,
  temporary,
  writeSite,
  type Started,
} from './fixtures.ts';

const from = '2027-04-01';

/** A script only of the later site. */
const laterScript = 'assets/april-AbCd12_9.js';

let remove: (() => Promise<void>) | undefined;

/** The sample site with another home page, fewer policies, and a form that asks for a longer name, from a day on. */
async function laterSite(): Promise<LaterSite> {
  const folder = await temporary();
  remove = folder.remove;
  const client = await writeSite(join(folder.path, 'client'));
  await writeFile(join(client, laterScript), 'export {};');
  await writeFile(join(client, 'index.html'), '<!doctype html><title>April</title>');
  await writeFile(join(client, 'sitemap.xml'), '<urlset>April</urlset>');
  const { lead } = leadForms;
  const step = lead.steps[0]!;
  const schema = {
    ...step.plan.schema,
    required: ['name'],
    properties: { name: { type: 'string', minLength: 20 }, phone: { type: 'string' } },
  } as const;
  return {
    from,
    client,
    catalogs: [{ ...catalogs[0], items: catalogs[0].items.slice(0, 1) }],
    leadForms: {
      lead: { ...lead, steps: [{ ...step, plan: { ...step.plan, schema }, validator: validatorOf(schema) }] },
    },
  };
}

let running: Started | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await remove?.();
});

const on = async (day: string): Promise<Started> => (running = await start({ later: [await laterSite()], day }));

/** What a visitor gets: the home page, a page that stays, the number of policies, and the status of a lead. */
async function seen({ port }: Started) {
  const [home, claim, policies, lead] = await Promise.all([
    call(port, '/'),
    call(port, '/ClaimSettlement'),
    call(port, '/api/mock/policies'),
    postLead(port, goodLead),
  ]);
  return {
    home: /<title>(.*?)</.exec(home.text)?.[1],
    claim: claim.status,
    policies: policies.json<unknown[]>().length,
    lead: lead.status,
  };
}

describe('the site by day', () => {
  it.each([
    ['2027-03-31', { home: 'Home', claim: 200, policies: 3, lead: 201 }],
    // A page opened yesterday still sends the answers to its old questions.
    ['2027-04-01', { home: 'April', claim: 200, policies: 1, lead: 201 }],
    ['2027-04-02', { home: 'April', claim: 200, policies: 1, lead: 422 }],
  ])('on %s', async (day, expected) => {
    expect(await seen(await on(day))).toEqual(expected);
  });

  it.each(['2027-03-31', '2027-04-02'])(
    'has the scripts of the other days on %s, for pages that stay open',
    async (day) => {
      const { port } = await on(day);
      expect((await call(port, `/${laterScript}`)).status).toBe(200);
    },
  );

  it('refuses with the messages of today a lead that was invalid yesterday too', async () => {
    const { port } = await on(from);
    const answer = await postLead(port, { ...goodLead, answers: { phone: '1' } });
    expect(answer.status).toBe(422);
    expect(answer.json().errors.map(({ message }) => message)).toEqual(['Enter your name']);
  });
});

it("works out yesterday's terms of leads once, and not for each lead", async () => {
  const later = { ...(await laterSite()), isPage: () => true };
  const former = formerTerms({ catalogs, leadForms }, [later], () => from);
  expect(former()?.forms).toBe(leadForms);
  expect(former()).toBe(former());
});

describe('a server that runs over midnight', () => {
  afterEach(() => vi.useRealTimers());

  /** A lead with a present consent. */
  const sendNow = (port: number, answers: object) =>
    postLead(port, { ...goodLead, answers, consent: { ...goodLead.consent, at: new Date().toISOString() } });

  it('shows the new day from midnight in the time zone of the site, and accepts leads from pages of yesterday', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-31T18:29:58.000Z') });
    running = await start({ later: [await laterSite()], timeZone: 'Asia/Kolkata' });
    const { port } = running;
    const before = await call(port, '/');
    expect(before.text).toContain('<title>Home');
    expect((await call(port, '/sitemap.xml')).text).not.toContain('April');
    expect((await call(port, '/api/mock/policies')).json<unknown[]>()).toHaveLength(3);

    vi.setSystemTime(new Date('2027-03-31T18:30:00.000Z'));
    // A browser revalidates the cached copy of yesterday, which has changed.
    const { etag } = before.headers;
    const after = await call(port, '/', { headers: { 'if-none-match': etag! } });
    expect([after.status, after.text]).toEqual([200, expect.stringContaining('<title>April')]);
    expect(before.headers['cache-control']).toBe('no-cache');
    expect((await call(port, '/sitemap.xml')).text).toContain('April');
    expect((await call(port, '/api/mock/policies')).json<unknown[]>()).toHaveLength(1);
    expect((await sendNow(port, goodLead.answers)).status).toBe(201);

    vi.setSystemTime(new Date('2027-04-01T18:29:58.000Z'));
    expect((await sendNow(port, goodLead.answers)).status).toBe(201);
    vi.setSystemTime(new Date('2027-04-01T18:30:00.000Z'));
    expect((await sendNow(port, goodLead.answers)).status).toBe(422);
  });
});

describe('the calendar', () => {
  afterEach(() => vi.useRealTimers());

  it('begins a day at midnight in the time zone of the site', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-31T18:29:59.000Z') });
    const today = calendarOf('Asia/Kolkata', undefined);
    expect(today()).toBe('2027-03-31');
    vi.setSystemTime(new Date('2027-03-31T18:30:00.000Z'));
    expect(today()).toBe('2027-04-01');
    vi.setSystemTime(new Date('2027-03-31T18:29:59.000Z'));
    expect(today()).toBe('2027-03-31');
  });

  it('shows a given day', () => expect(calendarOf('Asia/Kolkata', '2030-01-01')()).toBe('2030-01-01'));
});

describe('a value by day', () => {
  const days = ['2027-04-01', '2027-07-01', '2027-05-01'].map((day) => ({ from: day, value: day }));
  it.each([
    ['2026-01-01', 'first', undefined],
    ['2027-04-01', '2027-04-01', 'first'],
    ['2027-04-02', '2027-04-01', undefined],
    ['2027-05-01', '2027-05-01', '2027-04-01'],
    ['2027-08-01', '2027-07-01', undefined],
  ])('on %s', (day, now, yesterday) => {
    const held = byDay('first', days, () => day);
    expect([held.now(), held.yesterday()]).toEqual([now, yesterday]);
  });
});
