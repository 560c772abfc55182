import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { byDay, calendarOf, type LaterSite } from '../../../src/server/days.ts';
import { call, catalog, goodLead, leadForms, postLead, start, temporary, writeSite, type Started } from './fixtures.ts';

const from = '2027-04-01';

/** A script that only the later site has. */
const laterScript = 'assets/april-AbCd12_9.js';

let remove: (() => Promise<void>) | undefined;

/** The sample site with another home page, fewer policies, and a form that asks more, from a day on. */
async function laterSite(): Promise<LaterSite> {
  const folder = await temporary();
  remove = folder.remove;
  const client = await writeSite(join(folder.path, 'client'));
  await writeFile(join(client, laterScript), 'export {};');
  await writeFile(join(client, 'index.html'), '<!doctype html><title>April</title>');
  const { lead } = leadForms;
  const validate = Object.assign(() => false, {
    errors: [{ instancePath: '', keyword: 'required', params: { missingProperty: 'name' } }],
  }) as unknown as typeof lead.validate;
  return {
    from,
    client,
    catalog: { ...catalog, policies: catalog.policies.slice(0, 1) },
    leadForms: { lead: { ...lead, validate } },
  };
}

let running: Started | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await remove?.();
});

const on = async (day: string): Promise<Started> => (running = await start({ later: [await laterSite()], day }));

/** What a visitor sees of the site: its home page, a page that stays, how many policies, and what comes of a lead. */
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
    // A page that was opened yesterday still sends what was asked then.
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

  it('says what is wrong by the words of today where yesterday would not have taken it either', async () => {
    const { port } = await on(from);
    const answer = await postLead(port, { ...goodLead, answers: { phone: '1' } });
    expect(answer.status).toBe(422);
    expect(answer.json().errors.map(({ message }) => message)).toEqual(['Enter your name']);
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

  it('shows the day that is asked about', () => expect(calendarOf('Asia/Kolkata', '2030-01-01')()).toBe('2030-01-01'));
});

describe('what is replaced by day', () => {
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
