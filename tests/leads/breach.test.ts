import { beforeEach, expect, test } from 'vitest';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { noKeys, readKeys } from '../../src/server/leads/encryption/keys.ts';
import { createIds } from '../../src/server/leads/ids.ts';
import { saveLeads } from '../../src/server/leads/save.ts';
import type { NewLead } from '../../src/server/leads/store.ts';
import { phones, runCommand } from './support/command.ts';
import { keyText, onBothEngines } from './support/engines.ts';
import { fileOf, newLead, within } from './support/leads.ts';

const asha = { name: 'Asha', phone: '9012345678', email: 'asha@example.com', consent: true };
const ravi = { name: 'Ravi', phone: '9123456780', consent: true };

function given(place: LeadsLocation, time: string, lead: Partial<NewLead>): Promise<string> {
  const ids = createIds({ wall: () => Date.parse(`${time}Z`), steady: () => 0 });
  const encryption = { keys: place.keys ?? noKeys, phones };
  return within(place, async (db) => {
    const [saved] = await saveLeads(db, [newLead(lead)], ids, false, encryption);
    return (saved as { reference: string }).reference;
  });
}

onBothEngines((fresh) => {
  let place: LeadsLocation;
  let references: string[];
  const run = (...args: string[]) => runCommand(place, ['breach', ...args]);
  const days = ['--from', '2026-01-10', '--to', '2026-01-11'];
  beforeEach(async () => {
    place = await fresh();
    const guests = [{ age: 7 }, { age: 9 }];
    references = [
      await given(place, '2026-01-09T06:00', { answers: { ...ravi, phone: '9000000001' } }),
      await given(place, '2026-01-09T18:30', { answers: asha, files: [fileOf('licence')] }),
      await given(place, '2026-01-10T09:00', { answers: { ...asha, phone: '9012345679', guests }, form: 'other' }),
      await given(place, '2026-01-11T06:00', { answers: { ...ravi, joined: '2026-01-31' }, language: 'hi' }),
      await given(place, '2026-01-11T18:29', { answers: { name: 'Nobody' } }),
      await given(place, '2026-01-11T18:30', { answers: ravi }),
    ];
  });

  test('counts leads, persons, forms, data and contact channels of the days, without an answer', async () => {
    await runCommand(place, ['withdraw', references[3]!]);
    const { code, out, err } = await run(...days, '--json');
    expect([code, err]).toEqual([0, '']);
    const key = readKeys(keyText).first!.id;
    expect(JSON.parse(out)).toMatchObject({
      from: '2026-01-10',
      to: '2026-01-11',
      leads: 4,
      // Asha has sent two leads with different numbers and the same address.
      persons: 3,
      references: references.slice(1, 5),
      forms: { lead: 3, other: 1 },
      data: { lead: { name: 3, phone: 2, email: 1, joined: 1 }, other: { name: 1, 'guests.age': 1 } },
      files: 1,
      channels: { phone: 1, email: 0, both: 2, none: 1 },
      withdrawn: 1,
      encrypted: place.keys ? { [key]: 4 } : {},
      unencrypted: place.keys ? 0 : 4,
      unread: 0,
      erasedSince: 0,
      sentTo: {},
    });
    for (const word of ['Asha', '9012345678', 'example.com', 'contacts']) expect(out).not.toContain(word);
  });

  test('prints what the report needs: what, when, whom, what was done, and by when it is due', async () => {
    await runCommand(place, ['export']);
    await runCommand(place, ['erase', '--phone', '9000000001']);
    const { code, out } = await run(...days, '--noticed', '2026-01-12T09:30:00+05:30');
    expect(code).toBe(0);
    expect(out).toContain('Report to the Data Protection Board by 2026-01-15T09:30:00+05:30.');
    expect(out).toContain('Leads:       4, 0 of them with a withdrawn consent\n');
    expect(out).toContain('Persons:     3, ');
    expect(out).toContain('To reach by: phone 1, e-mail 0, both 2, neither 1\n');
    expect(out).toContain('Erased since 2026-01-10: 1 lead,');
    expect(out).toMatch(/\n {2}lead \(3\): name 3, phone 2, email 1, /);
    expect(out).toMatch(/\n {2}export by \S+: once, 6 leads, last /);
    expect(out).toContain(
      references
        .slice(1, 5)
        .map((reference) => `  ${reference}\n`)
        .join(''),
    );
    expect(out).not.toContain('Asha');
  });

  test('--list prints how to reach each person, as CSV or in the JSON', async () => {
    const { code, out } = await run(...days, '--list');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\r\n')).toEqual([
      'reference,form,language,withdrawnAt,phones,emails',
      `${references[1]},lead,,,9012345678,asha@example.com`,
      `${references[2]},other,,,9012345679,asha@example.com`,
      `${references[3]},lead,hi,,9123456780,`,
      `${references[4]},lead,,,,`,
    ]);
    const { contacts } = JSON.parse((await run(...days, '--list', '--json')).out) as { contacts: object[] };
    expect(contacts).toHaveLength(4);
    expect(contacts[0]).toMatchObject({
      reference: references[1],
      phones: ['9012345678'],
      emails: ['asha@example.com'],
    });
    const audits = await within(place, (db) => db.selectFrom('audit').selectAll().orderBy('id').execute());
    expect(audits.map(({ action, leads }) => [action, leads])).toEqual([
      ['breach', 4],
      ['breach', 4],
    ]);
    expect(JSON.parse(audits[0]!.details)).toEqual({ from: '2026-01-10', to: '2026-01-11', list: true });
  });

  test('leads that cannot be read are counted and named', async () => {
    if (!place.keys) return;
    const { code, out, err } = await runCommand({ ...place, keys: noKeys }, ['breach', ...days]);
    expect([code, err]).toEqual([1, expect.stringContaining('Not read: 4 of the leads.')]);
    expect(out).toContain('Not read:    4 leads, whose persons and data are not counted\n');
    expect(out).toContain('Leads:       4,');
  });

  test.each([
    [[], 'Give --from and --to.'],
    [['--from', '2026-01-10'], 'Give --from and --to.'],
    [['--from', '2026-01-11', '--to', '2026-01-10'], '--from is after --to.'],
    [['--from', '2026-01-32', '--to', '2026-02-01'], '--from takes a day such as 2026-01-31'],
    [[...days, '--noticed', 'yesterday'], '--noticed takes a time such as 2026-02-01T09:30:00+05:30'],
  ])('refuses %j', async (args, words) => {
    expect(await run(...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
  });
});
