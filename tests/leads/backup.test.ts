import { mkdtemp, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { runLeads } from '../../src/tools/cli/leads/run.ts';
import { openLeads } from '../../src/server/leads/open.ts';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { storedLeads } from '../unit/server/fixtures.ts';
import { onBothEngines, onSqlite } from './support/engines.ts';
import { fileOf, newLead, within } from './support/leads.ts';

async function run(place: LeadsLocation, ...args: string[]): Promise<[code: number, text: string]> {
  const out = new PassThrough();
  const code = await runLeads(args, { place: () => place, settings: {}, out, err: out, input: Readable.from([]) });
  return [code, await text(out.end())];
}

const restored = onSqlite();

onBothEngines((fresh) => {
  let [place, folder, file]: [LeadsLocation | undefined, string, string] = [undefined, '', ''];
  beforeEach(async () => {
    place = await fresh();
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    file = join(folder, 'leads.db');
  });
  const filled = async (leads: number) => {
    const store = await openLeads({ ...place!, webhook: { url: 'http://127.0.0.1:1', secret: 'x'.repeat(16) } });
    await Promise.all(Array.from({ length: leads }, () => store.save(newLead())));
    return store;
  };

  test('a backup has every lead acknowledged before it, even while leads come in, and restores into both engines', async () => {
    const store = await filled(700);
    const before = (await storedLeads(place!)).map(({ reference }) => reference);
    let going = true;
    const writing = (async () => {
      while (going) await store.save(newLead());
    })();
    const [code, words] = await run(place!, 'backup', file);
    going = false;
    await writing;
    await store.close();
    expect([code, words]).toEqual([0, expect.stringMatching(/^Kept: 7\d\d leads\.\n$/)]);
    expect([(await stat(file)).mode & 0o777, await readdir(folder)]).toEqual([0o600, ['leads.db']]);
    const count = Number(/\d+/.exec(words)![0]);
    for (const target of [{ ...(await restored()), keys: place!.keys }, await fresh()]) {
      expect(await run(target, 'restore', file, '--erasures', 'none')).toEqual([0, `Restored: ${count} leads.\n`]);
      const all = await storedLeads(target);
      expect(all).toEqual((await storedLeads(place!)).slice(0, count));
      expect(all.slice(0, 700).map(({ reference }) => reference)).toEqual(before);
      const lines = await within(target, (db) => db.selectFrom('outbox').select('lead_id').execute());
      expect(lines).toHaveLength(count);
      expect(await run(target, 'restore', file, '--erasures', 'none')).toEqual([
        1,
        expect.stringContaining('already has leads'),
      ]);
    }
  });

  test('a backup never overwrites a file, and a damaged one is not restored', async () => {
    await (await filled(200)).close();
    await writeFile(file, 'mine');
    expect(await run(place!, 'backup', file)).toEqual([1, `${file} exists already.\n`]);
    expect(await readFile(file, 'utf8')).toBe('mine');
    const other = join(folder, 'other.db');
    expect((await run(place!, 'backup', other))[0]).toBe(0);
    await truncate(other, (await stat(other)).size - 8_192);
    const target = await fresh();
    for (const damaged of [file, other])
      expect(await run(target, 'restore', damaged, '--erasures', 'none')).toEqual([
        1,
        `${damaged} is damaged, or not a backup of leads.\n`,
      ]);
    expect(await storedLeads(target)).toEqual([]);
    expect(await run(target, 'restore', join(folder, 'none'), '--erasures', 'none')).toEqual([
      1,
      expect.stringContaining('ENOENT'),
    ]);
  });

  test('a backup does not bring back who was erased after it, into either engine', async () => {
    const store = await filled(3);
    const theirs = { name: 'Ravi', phone: '9123456780', consent: true };
    await store.save(newLead({ answers: theirs, files: [fileOf('licence')] }));
    await store.close();
    await run(place!, 'backup', file);
    expect((await run(place!, 'erase', '--phone', theirs.phone))[1]).toContain('Erased: 1.');
    const [, printed] = await run(place!, 'erasures');
    expect(printed).toMatch(/^[0-9a-f]{64} \d{4}-\d\d-\d\dT\S+Z\n# end 1\n$/);
    const list = join(folder, 'erasures.txt');
    await writeFile(list, printed);
    for (const target of [{ ...(await restored()), keys: place!.keys }, await fresh()]) {
      expect(await run(target, 'restore', file)).toEqual([2, expect.stringContaining('Give --erasures')]);
      expect(await run(target, 'restore', file, '--erasures', file)).toEqual([
        1,
        `${file} is not a list of erasures.\n`,
      ]);
      // A shell empties the file before the command fails; a copy ends early.
      for (const part of ['', printed.replace(/#.*/, ''), printed.replace(/.*\n/, '')]) {
        const cut = join(folder, 'cut.txt');
        await writeFile(cut, part);
        expect(await run(target, 'restore', file, '--erasures', cut)).toEqual([
          1,
          expect.stringContaining('cut.txt was cut off: its last line is not "# end '),
        ]);
      }
      expect(await run(target, 'restore', file, '--erasures', list)).toEqual([
        0,
        'Restored: 3 leads. Left out, because they were erased: 1.\n',
      ]);
      expect((await storedLeads(target)).map(({ answers }) => answers.name)).not.toContain('Ravi');
      const rows = await within(target, async (db) => [
        await db.selectFrom('outbox').selectAll().execute(),
        await db.selectFrom('lead_file').selectAll().execute(),
        await db.selectFrom('lead_file_part').select('part').execute(),
      ]);
      expect(rows.map(({ length }) => length)).toEqual([3, 0, 0]);
      // A later backup holds the list as well.
      expect((await run(target, 'erasures'))[1]).toBe(printed);
    }
  });

  test('erasures --into replaces the list in one step, but not by that of another database', async () => {
    const store = await filled(2);
    const theirs = { name: 'Ravi', phone: '9123456780', consent: true };
    await store.save(newLead({ answers: theirs }));
    await store.close();
    const list = join(folder, 'erasures.txt');
    const written = () => readFile(list, 'utf8');
    expect([await run(place!, 'erasures', '--into', list), await written()]).toEqual([[0, ''], '# end 0\n']);
    await run(place!, 'erase', '--phone', theirs.phone);
    expect(await run(place!, 'erasures', '--into', list)).toEqual([0, '']);
    const whole = await written();
    expect(whole).toMatch(/ \S+Z\n# end 1\n$/);
    expect(whole).toBe((await run(place!, 'erasures'))[1]);
    const other = await fresh();
    await (await openLeads(other)).close();
    expect(await run(other, 'erasures', '--into', list)).toEqual([
      1,
      `${list} stays as it is: 1 erased lead in it is not known to this database. Name another file, or set DATA_DIR or DATABASE_URL to the right database.\n`,
    ]);
    expect([await written(), (await readdir(folder)).sort()]).toEqual([whole, ['erasures.txt']]);
    expect(await run(place!, 'erasures', '--into', join(folder, 'none', 'list.txt'))).toEqual([
      1,
      `${join(folder, 'none', 'list.txt')} cannot be written: ENOENT\n`,
    ]);
  });
});
