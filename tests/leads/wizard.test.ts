import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { cover, coverLead, family, single } from '../unit/server/cover.ts';
import { postLead, start, storedLeads, type Started } from '../unit/server/fixtures.ts';
import { runCommand } from './support/command.ts';
import { onBothEngines } from './support/engines.ts';
import { until } from './support/leads.ts';
import { startReceiver, type Receiver } from './support/receiver.ts';

const request = 'Family since 09/03/2020';

/** Leads of a wizard with rows, computed fields, and a conditional step. */
onBothEngines((fresh) => {
  let place: LeadsLocation;
  let site: Started;
  let receiver: Receiver;
  beforeEach(async () => {
    [place, receiver] = [await fresh(), await startReceiver()];
    const webhook = { url: receiver.url, secret: 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==' };
    site = await start({ leadForms: { cover }, ...place, webhook });
  });
  afterEach(async () => {
    await site.stop();
    await receiver.close();
  });

  /** Sends the lead of a family, and that of a single person. Returns their references. */
  async function sent(): Promise<[string, string]> {
    const references: string[] = [];
    for (const answers of [family, single]) {
      const answer = await postLead(site.port, coverLead(answers));
      expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
      references.push(answer.json().reference);
    }
    return references as [string, string];
  }
  const run = (...args: string[]) => runCommand(place, args);

  test('list and show print each lead with its rows, questions and computed values', async () => {
    const [ofFamily, ofSingle] = await sent();
    expect((await run('list', '--form', 'cover')).out.match(/^CH-\S+/gm)).toEqual([ofSingle, ofFamily]);
    const { code, out } = await run('show', ofFamily);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual(
      expect.arrayContaining([
        'Age of the eldest: 42',
        'Plans: Family (family)',
        'Price a month: 400',
        'Insured since: 2020-03-09',
        'Member 1: Name: Ravi Rao',
        'Member 1: Relation: Child (child)',
        'Member 2: Their mobile number: 9876543211',
        `Your request: ${request}`,
      ]),
    );
    expect((await run('show', ofSingle)).out).not.toContain('Member');
  });

  test('export has a column for each field of each row, and JSON Lines has all data', async () => {
    const [ofFamily] = await sent();
    const [head = '', first = '', second = ''] = (await run('export')).out.split('\r\n');
    const columns = head.split(',');
    for (const name of ['members.1.member', 'members.1.relation', 'members.2.reach', 'price', 'request'])
      expect(columns.filter((column) => column === name)).toEqual([name]);
    expect(first).toContain('Ravi Rao');
    expect(first).toContain(request);
    expect(second).not.toContain('Rao,Child');
    const lines = (await run('export', '--format', 'jsonl')).out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)[0]).toMatchObject({
      reference: ofFamily,
      answers: { ...family, price: 400, request },
    });
  });

  test('the webhook gets each lead as it is stored', async () => {
    await sent();
    await until(() => receiver.received.length === 2);
    const stored = (await storedLeads(place)).map(({ key: _, ...lead }) => lead);
    expect(receiver.received.map(({ lead }) => lead)).toEqual(stored);
    expect(stored[0]!.answers).toEqual({ ...family, price: 400, request });
  });

  test('erase finds a phone number in a row, and purge deletes all old leads', async () => {
    const [ofFamily] = await sent();
    expect((await run('erase', '--phone', '+91 98765 43211', '--dry-run')).out).toBe(
      `${ofFamily}\nThese 1 would be erased.\n`,
    );
    expect((await run('erase', '--phone', '+91 98765 43211')).out).toContain('Erased: 1.');
    expect((await storedLeads(place)).map(({ answers }) => answers.members)).toEqual([undefined]);
    expect((await run('purge')).code).toBe(0);
    expect(await storedLeads(place)).toHaveLength(1);
  });

  test('a backup restores all of it', async () => {
    const references = await sent();
    const before = await storedLeads(place);
    const file = join(await mkdtemp(join(tmpdir(), 'wizard-backup-')), 'leads.db');
    expect(await run('backup', file)).toMatchObject({ code: 0, err: '' });
    const other = await fresh();
    expect(await runCommand(other, ['restore', file, '--erasures', 'none'])).toMatchObject({ code: 0, err: '' });
    expect(await storedLeads(other)).toEqual(before);
    expect((await runCommand(other, ['show', references[0]])).out).toContain('Member 1: Name: Ravi Rao');
  });
});
