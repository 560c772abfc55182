import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { noKeys } from '../../src/server/leads/encryption/keys.ts';
import { createIds } from '../../src/server/leads/ids.ts';
import { saveLeads } from '../../src/server/leads/save.ts';
import type { NewLead } from '../../src/server/leads/store.ts';
import { phones, runCommand as run } from './support/command.ts';
import { onBothEngines, onSqlite } from './support/engines.ts';
import { newLead, within } from './support/leads.ts';

/** Saves leads with these times of receipt. Returns their references. */
function given(
  place: LeadsLocation,
  leads: readonly (readonly [at: string, lead: Partial<NewLead>])[],
): Promise<string[]> {
  return within(place, async (db) => {
    const references = [];
    for (const [at, lead] of leads) {
      const [saved] = await saveLeads(
        db,
        [newLead(lead)],
        createIds({ wall: () => Date.parse(at), steady: () => 0 }),
        true,
        { keys: place.keys ?? noKeys, phones },
      );
      references.push((saved as { reference: string }).reference);
    }
    return references;
  });
}

const audits = (place: LeadsLocation) =>
  within(place, async (db) => {
    const rows = await db.selectFrom('audit').selectAll().orderBy('id').execute();
    return rows.map(({ action, details, leads }) => ({ action, leads, ...(JSON.parse(details) as object) }));
  });

const count = (place: LeadsLocation, table: 'lead' | 'outbox') =>
  within(place, async (db) => (await db.selectFrom(table).selectAll().execute()).length);

const asha = { name: 'Asha', phone: '9876543210', consent: true };

onBothEngines((fresh) => {
  let place: LeadsLocation;
  beforeEach(async () => void (place = await fresh()));

  test('list shows the newest lead first, without answers; --from and --to are days in India', async () => {
    const [a, b, c] = await given(place, [
      ['2026-01-31T18:29:59.999Z', { form: 'lead' }],
      ['2026-01-31T18:30:00.000Z', { form: 'other' }],
      ['2026-02-01T18:29:59.999Z', { form: 'lead' }],
    ]);
    const all = await run(place, ['list']);
    expect(all).toEqual({
      code: 0,
      err: '',
      out: expect.stringContaining(`${b}  2026-02-01T00:00:00+05:30  other  /policy/health-shield\n`),
    });
    expect(all.out).not.toContain('Asha');
    const listed = async (...args: string[]) => (await run(place, ['list', ...args])).out.match(/^CH-\S+/gm) ?? [];
    expect(await listed()).toEqual([c, b, a]);
    expect(await listed('--from', '2026-02-01', '--to', '2026-02-01')).toEqual([c, b]);
    expect(await listed('--to', '2026-01-31')).toEqual([a]);
    expect(await listed('--form', 'lead', '--limit', '1')).toEqual([c]);
    expect((await run(place, ['list', '--from', '2027-01-01'])).out).toBe('No leads.\n');
    expect((await audits(place))[1]).toMatchObject({ action: 'list', leads: 3, limit: 50 });
  });

  test('show prints everything about one lead, with control characters escaped', async () => {
    const labels = {
      product: { question: 'What for?', answer: 'Term Plan' },
      agree: { question: 'I agree\nWhy: a call' },
    };
    const answers = { name: 'A\u001b[2Jb\u202e\nI agree: true', product: 'term', plans: ['a', 'b'], agree: true };
    const [reference] = await given(place, [['2026-02-01T06:30:00.000Z', { answers, labels }]]);
    const { code, out } = await run(place, ['show', ` ${reference!.toLowerCase()}`]);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      `Reference: ${reference}`,
      'Received:  2026-02-01T12:00:00+05:30',
      'Form:      lead, version c0ffee',
      'Page:      /policy/health-shield',
      "Consent:   version a9ee, 2026-01-31T14:30:00+05:30 by the visitor's clock",
      '',
      'name: A\\u001b[2Jb\\u202e\\u000aI agree: true',
      'What for?: Term Plan (term)',
      'plans: a, b',
      'I agree: true',
      '  Why: a call',
      '',
      // It is due at once, by the clock of the test.
      expect.stringMatching(/^The webhook does not have it yet: 0 tries, next \d{4}(-\d\d){2}T[\d:]+\+05:30$/),
      '',
    ]);
    expect(await run(place, ['show', 'CH-2222-2222'])).toEqual({
      code: 1,
      out: '',
      err: 'No lead has this reference.\n',
    });
    expect(await audits(place)).toEqual([
      { action: 'show', leads: 1, reference },
      { action: 'show', leads: 0, reference: 'CH-2222-2222' },
    ]);
  });

  test('list, show and export show the flags of a lead', async () => {
    const [reference] = await given(place, [['2026-02-01T06:30:00.000Z', { answers: asha, flag: 'many-for-phone' }]]);
    expect((await run(place, ['list'])).out).toMatch(/ {2}many-for-phone\n$/);
    expect((await run(place, ['show', reference!])).out).toContain('\nFlag:      more leads than the limit came');
    expect((await run(place, ['export'])).out).toContain(',many-for-phone,');
    expect((await run(place, ['export', '--format', 'jsonl'])).out).toContain('"flag":"many-for-phone"');
  });

  test('show and export have the language of a lead', async () => {
    const lead = { answers: asha, language: 'hi-IN' };
    const [reference] = await given(place, [['2026-02-01T06:30:00.000Z', lead]]);
    expect((await run(place, ['show', reference!])).out).toContain('\nLanguage:  hi-IN');
    expect((await run(place, ['export'])).out).toContain(',/policy/health-shield,hi-IN,');
    expect((await run(place, ['export', '--format', 'jsonl'])).out).toContain('"language":"hi-IN"');
  });

  test('show and export name the policy of a lead', async () => {
    const words = 'Smart Term of Neelam Life, ₹9,240 a year';
    const asked = { ...asha, policy: 'neelam-smart-term' };
    const labels = { policy: { question: 'Policy or plan', answer: words } };
    const [reference] = await given(place, [['2026-02-01T06:30:00.000Z', { answers: asked, labels }]]);
    expect((await run(place, ['show', reference!])).out).toContain(`\nPolicy or plan: ${words} (neelam-smart-term)\n`);
    expect((await run(place, ['export'])).out).toContain(`"${words} (neelam-smart-term)"`);
  });

  test('export writes CSV with every field of any lead, and no formula', async () => {
    const [a, b] = await given(place, [
      ['2026-02-01T06:30:00.000Z', { answers: { name: '=cmd|calc', note: 'one, "two"\nthree' } }],
      [
        '2026-02-01T06:30:01.000Z',
        { answers: { phone: '+919876543210', name: '@x', cities: ['-1', 'Pune'], amount: -5, empty: '\tx' } },
      ],
    ]);
    const { code, out } = await run(place, ['export']);
    expect(code).toBe(0);
    const when = '2026-02-01T12:00:0';
    const rest = '/policy/health-shield,,c0ffee,a9ee,2026-01-31T09:00:00.000Z,,,';
    expect(out.split('\r\n')).toEqual([
      '\ufeffreference,received,form,page,language,config,consentVersion,consentAt,withdrawnAt,correctedAt,flag,name,note,phone,cities,amount,empty',
      `${a},${when}0+05:30,lead,${rest},"'=cmd|calc","one, ""two""\nthree",,,,`,
      `${b},${when}1+05:30,lead,${rest},"'@x",,"'+919876543210","'-1; Pune","'-5","'\tx"`,
      '',
    ]);
    expect(await audits(place)).toEqual([{ action: 'export', format: 'csv', leads: 2 }]);
  });

  test('a spreadsheet reads from the CSV the same texts that visitors gave, and numbers as numbers', async () => {
    const texts = ['007', '0123456789012345', '1234567890123456', '123456789012', '5.10', '1,50,000', '12E3', '1/2'];
    const alike = ['3-4', '5%', '2026-11', ' =1+1'];
    const plain = ['9876543210', '411001', '2026-01-31', 'MH12AB1234', "O'Brien & Sons", 'a\\b', '{x} %20 <3 ॐ'];
    const all = [...texts, ...alike, ...plain];
    const answers = { ...Object.fromEntries(all.map((text, index) => [`t${index}`, text])), amount: 1500000.5 };
    await given(place, [['2026-02-01T06:30:00.000Z', { answers, labels: {} }]]);
    const { out } = await run(place, ['export']);
    const cells = /Z,,,,(.*)\r\n$/.exec(out)![1]!.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    const read = cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
    expect(read).toEqual([...[...texts, ...alike].map((text) => `'${text}`), ...plain, '1500000.5']);
  });

  test('what was left empty differs in show and CSV from what was not asked', async () => {
    const labels = {
      name: { question: 'Full name' },
      note: { question: 'Anything else?' },
      'members.1.age': { question: 'Member 1: Age' },
    };
    const asked = { answers: { name: 'Asha', members: [{ name: 'Meera' }] }, labels };
    const [first] = await given(place, [
      ['2026-02-01T06:30:00.000Z', asked],
      ['2026-02-01T06:30:01.000Z', { answers: { name: 'Ravi', members: [{ name: 'Tara', age: 7 }] }, labels: {} }],
    ]);
    expect((await run(place, ['show', first!])).out).toContain(
      '\nAnything else?: (left empty)\nMember 1: Age: (left empty)\n',
    );
    const rows = (await run(place, ['export'])).out.split('\r\n').map((row) => row.split(',').slice(11));
    expect(rows.slice(0, 3)).toEqual([
      ['name', 'members.1.name', 'note', 'members.1.age'],
      ['Asha', 'Meera', '"(left empty)"', '"(left empty)"'],
      ['Ravi', 'Tara', '', '7'],
    ]);
  });

  test.each([['csv'], ['jsonl']])('export as %s escapes control characters', async (format) => {
    await given(place, [['2026-02-01T06:30:00.000Z', { answers: { name: 'A\u001b[2J\u009b\u202e\rन\u200dम' } }]]);
    const { out } = await run(place, ['export', '--format', format]);
    expect(out).toContain('A\\u001b[2J\\u009b\\u202e');
    expect(out).toContain('न\u200dम');
    expect(out).not.toMatch(/[\u001b\u009b\u202e]|\r(?!\n)/);
  });

  test('export writes all data as JSON Lines, into a new file that only its owner can read', async () => {
    const [a] = await given(place, [
      ['2026-02-01T06:30:00.000Z', { answers: asha }],
      ['2026-02-01T06:30:00.000Z', { form: 'other' }],
    ]);
    const file = join(await mkdtemp(join(tmpdir(), 'leads-')), 'leads.jsonl');
    const args = ['export', '--format', 'jsonl', '--form', 'lead', '--out', file];
    expect(await run(place, args)).toEqual({ code: 0, out: '', err: '' });
    const { key: _, ...sent } = newLead({ answers: asha });
    const lines = (await readFile(file, 'utf8')).split('\n');
    expect(lines.map((line) => line && JSON.parse(line))).toEqual([
      { reference: a, at: '2026-02-01T06:30:00.000Z', ...sent },
      '',
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await run(place, args)).toEqual({ code: 1, out: '', err: `${file} exists already.\n` });
  });

  test.each([
    [['--phone', '+91 98765-43210'], ''],
    [['--phone', '९८७६५४३२१०'], ''],
    [['--phone', '\u202a+91\u00a098765\u201143210\u202c'], ''],
    [['--phone', '091-9876543210'], ''],
    [['--phone', '98765−43210'], ''],
    [['--phone', '-'], '09876543210\n'],
    [['--email', ' ASHA@example.com'], ''],
    [['--email', '-'], 'asha@Example.com'],
  ])('erase %j deletes only the leads of that person', async (args, input) => {
    const theirs = { name: 'Asha', phone: '9876543210', email: 'Asha@Example.com' };
    const other = { name: '9876543210 asha@example.com', phone: '9876543211', email: 'asha@example.co' };
    const references = await given(place, [
      ['2026-01-01T00:00:00Z', { answers: theirs }],
      ['2026-01-02T00:00:00Z', { answers: other }],
      ['2026-01-03T00:00:00Z', { answers: { name: 'Ravi', members: [{ name: 'Meera' }, theirs] } }],
    ]);
    const gone = [references[0], references[2]];
    const tried = await run(place, ['erase', ...args, '--dry-run'], { input });
    expect(tried).toEqual({ code: 0, err: '', out: `${gone.join('\n')}\nThese 2 would be erased.\n` });
    expect(await count(place, 'lead')).toBe(3);
    const done = await run(place, ['erase', ...args], { input, settings: { webhook: 'https://crm.example' } });
    expect(done).toEqual({
      code: 0,
      err: '',
      out: `${gone.join('\n')}\nErased: 2. The webhook is told of it (lead.erased).\n`,
    });
    expect([await count(place, 'lead'), await count(place, 'outbox')]).toEqual([1, 3]);
    expect((await run(place, ['erase', ...args], { input })).out).toBe('No lead has it.\n');
    const by = [args[0]!.slice(2)];
    expect(await audits(place)).toEqual([
      { action: 'erase', by, dryRun: true, leads: 2, references: gone },
      { action: 'erase', by, dryRun: false, leads: 2, references: gone },
      { action: 'erase', by, dryRun: false, leads: 0, references: [] },
    ]);
  });

  test('purge deletes leads older than the retention of site.yaml', async () => {
    const now = Date.now();
    const day = 24 * 3_600_000;
    const at = (days: number) => new Date(now - days * day).toISOString();
    const references = await given(place, [
      [at(400), {}],
      [at(30.01), {}],
      [at(29.99), {}],
      [at(0), {}],
    ]);
    expect((await run(place, ['purge', '--dry-run'])).out).toMatch(/^Would be deleted: 2 received before /);
    expect(await count(place, 'lead')).toBe(4);
    expect((await run(place, ['purge'])).out).toMatch(
      /^Deleted: 2 received before \d{4}-\d\d-\d\dT[\d:]{8}\+05:30\.\n$/,
    );
    expect((await run(place, ['list'])).out.match(/CH-\S+/g)).toEqual(references.slice(2).reverse());
    expect(await count(place, 'outbox')).toBe(2);
    expect((await audits(place)).map(({ action, leads }) => [action, leads])).toEqual([
      ['purge', 2],
      ['purge', 2],
      ['list', 2],
    ]);
    expect(await run(place, ['purge'], { settings: {} })).toMatchObject({
      code: 1,
      err: expect.stringContaining('leads.retention'),
    });
  });
});

describe('a clock that jumps', () => {
  const day = 24 * 3_600_000;
  const at = (days: number) => new Date(Date.now() - days * day).toISOString();
  const fresh = onSqlite();

  test.each([
    ['fast: all leads look old', [200, 100]],
    ['slow: the newest lead is in the future', [40, -300]],
  ])('purge needs --yes when the clock looks %s', async (_what, days) => {
    const place = await fresh();
    await given(
      place,
      days.map((each) => [at(each), {}] as const),
    );
    const asked = await run(place, ['purge']);
    expect([asked.code, asked.out]).toEqual([1, '']);
    expect(asked.err).toMatch(/^The newest lead came at .* Nothing is deleted\. If the clock is right, add --yes\.\n$/);
    expect(await count(place, 'lead')).toBe(2);
    expect((await run(place, ['purge', '--yes'])).out).toMatch(/^Deleted: [12] /);
  });

  test('purge needs --yes when leads came under a slow clock, after an earlier purge', async () => {
    const place = await fresh();
    await given(place, [
      [at(40), {}],
      [at(0), {}],
    ]);
    expect((await run(place, ['purge'])).out).toMatch(/^Deleted: 1 /);
    expect((await run(place, ['purge'])).out).toMatch(/^Deleted: 0 /);
    await given(place, [[at(300), {}]]);
    expect(await run(place, ['purge'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^A lead is older than what was purged last/),
    });
    expect(await count(place, 'lead')).toBe(2);
  });
});

describe('the command line', () => {
  const fresh = onSqlite();

  test('--help shows every command with examples, and needs no database', async () => {
    const help = await run({ dataDir: '/none' }, ['--help']);
    expect([help.code, help.err]).toEqual([0, '']);
    for (const words of ['list [', 'show <', 'export [', 'erase --', 'purge [', 'refused [', 'Examples', 'Exit codes'])
      expect(help.out).toContain(words);
    expect(await run({ dataDir: '/none' }, ['erase', '-h'])).toEqual(help);
    expect(await run({ dataDir: '/none' }, [])).toEqual({ ...help, code: 2 });
  });

  test.each([
    [
      ['steal'],
      /There is no command "steal"\. There are list, show, export, of, withdraw, unlink, correct, erase, purge, breach, refused, erasures, rekey, backup, restore\./,
    ],
    [['constructor'], /There is no command/],
    [['list', '--colour'], /Unknown option '--colour'/],
    [['list', 'all'], /takes options only/],
    [['show'], /takes one reference/],
    [['backup'], /takes one file/],
    [['list', '--from', '2026-02-30'], /--from takes a day such as 2026-01-31, not "2026-02-30"/],
    [['list', '--limit', '0'], /--limit takes a number/],
    [['export', '--format', 'xls'], /--format takes csv or jsonl, not "xls"/],
    [['export', '--format', 'toString'], /--format takes/],
    [['erase'], /Give --phone or --email/],
    [['erase', '--phone', '1', '--email', 'a@b'], /Give --phone or --email/],
    [['erase', '--phone', '98765'], /--phone takes a number of 10 digits/],
    [['erase', '--email', 'asha'], /--email takes an address/],
  ])('%j is refused with exit code 2 and a hint', async (args, words) => {
    const place = await fresh();
    await within(place, async () => {});
    const { code, out, err } = await run(place, args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(words);
    expect(err).toMatch(/See: npm run leads -- --help\n$/);
  });

  test('a folder without leads is an error, and no folder is created', async () => {
    const place = await fresh();
    const { code, err } = await run(place, ['list']);
    expect([code, err]).toEqual([
      1,
      `There is no ${place.dataDir}/leads.db. Set DATA_DIR or DATABASE_URL to those of the server.\n`,
    ]);
    await expect(stat(place.dataDir)).rejects.toThrow('ENOENT');
  });

  test('an unreachable database is an error without its password', async () => {
    const { code, err } = await run({ dataDir: '', databaseUrl: 'postgres://root:hunter2@127.0.0.1:1/leads' }, [
      'list',
    ]);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The database of the leads cannot be opened: .*ECONNREFUSED/),
    ]);
    expect(err).not.toContain('hunter2');
  });
});
