import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runLeads } from '../../src/tools/cli/leads/run.ts';
import { openLeads } from '../../src/server/leads/open.ts';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { noKeys } from '../../src/server/leads/encryption/keys.ts';
import { bytesOf } from '../../src/server/leads/files.ts';
import { partSize, type LeadStore } from '../../src/server/leads/store.ts';
import { storedLeads } from '../unit/server/fixtures.ts';
import { onBothEngines, onSqlite } from './support/engines.ts';
import { fileOf, newLead, until, within } from './support/leads.ts';
import { startReceiver } from './support/receiver.ts';

/** A lead of Asha with a licence of several parts, and two pictures of the same name. */
const withFiles = (licence: Buffer) =>
  newLead({
    answers: { name: 'Asha', phone: '9876543210', licence: 'a/../licence.exe', photos: ['तस्वीर.jpg', 'तस्वीर.jpg'] },
    files: [
      { ...fileOf('licence', licence), name: 'a/../licence.exe' },
      { ...fileOf('photos', randomBytes(10)), name: 'तस्वीर.jpg', type: 'image/jpeg' },
      { ...fileOf('photos', randomBytes(20)), name: 'तस्वीर.jpg', type: 'image/jpeg' },
    ],
  });

/** Runs `npm run leads -- …`, expects it to succeed, and returns its output. */
async function leads(place: LeadsLocation, ...args: string[]): Promise<string> {
  const out = new PassThrough();
  const around = { place: () => place, settings: { retention: 30 }, out, err: out, input: Readable.from([]) };
  const code = await runLeads(args, around);
  const printed = await text(out.end());
  expect([code, printed]).toEqual([0, printed]);
  return printed;
}

/** The number of rows in the tables of files, and the bytes of each file. */
const storedFiles = (place: LeadsLocation) =>
  within(place, async (db) => {
    const files = await db.selectFrom('lead_file').selectAll().orderBy('lead_id').orderBy('number').execute();
    const parts = await db.selectFrom('lead_file_part').select('part').execute();
    const bytes: Buffer[] = [];
    for (const { lead_id, number } of files) {
      const all: Uint8Array[] = [];
      for await (const part of bytesOf(db, lead_id, number, place.keys ?? noKeys)) all.push(part);
      bytes.push(Buffer.concat(all));
    }
    return { files: files.length, parts: parts.length, bytes };
  });

const restored = onSqlite();

describe('files of leads', () => {
  onBothEngines((fresh) => {
    let place: LeadsLocation;
    let store: LeadStore;
    beforeEach(async () => {
      place = await fresh();
      store = await openLeads(place);
    });
    afterEach(() => store.close());

    test('are stored with their lead, byte for byte', async () => {
      const contents = [randomBytes(5_000_000), randomBytes(partSize), randomBytes(1)];
      const lead = newLead({ files: contents.map((bytes, index) => fileOf(`file${index}`, bytes)) });
      await store.save(lead);
      const found = await storedFiles(place);
      expect(found.bytes.map((bytes, index) => bytes.equals(contents[index]!))).toEqual([true, true, true]);
      expect(found.parts).toBe(39 + 1 + 1);
      const files = lead.files!.map(({ parts: _, ...file }) => file);
      expect((await storedLeads(place))[0]).toMatchObject({ files });
    });

    test('are stored once when the lead is sent again, and not at all with another file under its key', async () => {
      const lead = newLead({ files: [fileOf('licence', randomBytes(200_000))] });
      const [one, other] = await Promise.all([store.save(lead), store.save(lead)]);
      expect({ ...other, token: '' }).toEqual({ ...one, token: '' });
      expect(await store.save({ ...lead, files: [fileOf('licence', randomBytes(200_000))] })).toEqual({
        outcome: 'conflict',
      });
      expect(await storedFiles(place)).toMatchObject({ files: 1, parts: 2 });
    });

    test('are listed, shown, and exported under names that are safe on any system', async () => {
      const bytes = randomBytes(300_000);
      const { reference } = (await store.save(withFiles(bytes))) as { reference: string };
      await store.save(newLead());
      expect(await leads(place, 'list')).toMatch(new RegExp(`^${reference}.* {2}3 files$`, 'm'));
      expect(await leads(place, 'show', reference)).toMatch(
        /\nFile of licence: a\/\.\.\/licence\.exe, application\/pdf, 300000 bytes, SHA-256 [0-9a-f]{64}\n/,
      );
      const folder = await mkdtemp(join(tmpdir(), 'export-'));
      await leads(place, 'export', '--out', join(folder, 'leads.csv'));
      const exported = join(folder, 'leads-files');
      const names = ['licence-1-a_licence.pdf', 'photos-1-तस्वीर.jpg', 'photos-2-तस्वीर.jpg'];
      expect(await readdir(exported)).toEqual([reference]);
      expect((await readdir(join(exported, reference))).sort()).toEqual(names);
      expect((await readFile(join(exported, reference, names[0]!))).equals(bytes)).toBe(true);
      expect([
        (await stat(exported)).mode & 0o777,
        (await stat(join(exported, reference, names[0]!))).mode & 0o777,
      ]).toEqual([0o700, 0o600]);
      const csv = await readFile(join(folder, 'leads.csv'), 'utf8');
      expect(csv).toContain(`,leads-files/${reference}/${names[0]},`);
      expect(csv).toContain(`"leads-files/${reference}/${names[1]}; leads-files/${reference}/${names[2]}"`);

      await leads(place, 'export', '--format', 'jsonl', '--out', join(folder, 'other.jsonl'));
      const [first] = (await readFile(join(folder, 'other.jsonl'), 'utf8')).split('\n');
      expect((JSON.parse(first!) as { files: object[] }).files[1]).toMatchObject({
        name: 'तस्वीर.jpg',
        path: `other-files/${reference}/${names[1]}`,
      });
      expect(await leads(place, 'export')).toContain(',a/../licence.exe,');
    });

    test('of rows are exported in the place of their answers, and erased with the lead', async () => {
      const names = ['rooms.1.guests.1.paper', 'rooms.1.guests.2.paper'];
      const guests = [{ guest: 'Asha', paper: 'one.pdf' }, { guest: 'Om', paper: 'two.pdf' }, { guest: 'Ravi' }];
      const files = names.map((name, index) => ({ ...fileOf(name), name: guests[index]!.paper! }));
      const { reference } = (await store.save(
        newLead({ answers: { email: 'asha@example.com', rooms: [{ room: 'double', guests }] }, files }),
      )) as {
        reference: string;
      };
      const folder = await mkdtemp(join(tmpdir(), 'rows-'));
      await leads(place, 'export', '--out', join(folder, 'leads.csv'));
      const [head, line] = (await readFile(join(folder, 'leads.csv'), 'utf8')).split('\r\n');
      const at = (name: string) => line!.split(',')[head!.split(',').indexOf(name)];
      expect([at(names[0]!), at(names[1]!), at('rooms.1.guests.2.guest')]).toEqual([
        `leads-files/${reference}/${names[0]}-1-one.pdf`,
        `leads-files/${reference}/${names[1]}-1-two.pdf`,
        'Om',
      ]);
      expect((await readdir(join(folder, 'leads-files', reference))).sort()).toEqual([
        `${names[0]}-1-one.pdf`,
        `${names[1]}-1-two.pdf`,
      ]);
      await leads(place, 'export', '--format', 'jsonl', '--out', join(folder, 'shape.jsonl'));
      const [first] = (await readFile(join(folder, 'shape.jsonl'), 'utf8')).split('\n');
      expect((JSON.parse(first!) as { answers: object }).answers).toMatchObject({
        rooms: [{ room: 'double', guests }],
      });
      await leads(place, 'erase', '--email', 'asha@example.com');
      expect(await storedFiles(place)).toMatchObject({ files: 0, parts: 0 });
    });

    test('that are suspect, or that a scan refuses, are left out of an export', async () => {
      const clean = { ...fileOf('licence', Buffer.from('%PDF-clean')), name: 'clean.pdf' };
      const bad = { ...fileOf('licence', Buffer.from('%PDF-virus')), name: 'virus.pdf' };
      const script = { ...fileOf('licence'), name: 'script.pdf', suspect: 'script' as const };
      const answers = { licence: ['clean.pdf', 'virus.pdf', 'script.pdf'] };
      const { reference } = (await store.save(newLead({ answers, files: [clean, bad, script] }))) as {
        reference: string;
      };
      const folder = await mkdtemp(join(tmpdir(), 'scan-'));
      const scan = join(folder, 'scan');
      await writeFile(scan, '#!/bin/sh\n! grep -q virus "$1"\n', { mode: 0o700 });
      const exported = async (name: string, ...more: string[]) => {
        await leads(place, 'export', '--out', join(folder, `${name}.csv`), ...more);
        const csv = await readFile(join(folder, `${name}.csv`), 'utf8');
        return [(await readdir(join(folder, `${name}-files`, reference))).sort(), /"([^"]*)"\r\n$/.exec(csv)?.[1]];
      };
      expect(await exported('plain')).toEqual([
        ['licence-1-clean.pdf', 'licence-2-virus.pdf'],
        expect.stringMatching(/^plain-files\S+clean.pdf; plain-files\S+virus.pdf; \(quarantined\) script.pdf$/),
      ]);
      expect(await exported('scanned', '--scan', scan)).toEqual([
        ['licence-1-clean.pdf'],
        expect.stringMatching(/^\S+clean.pdf; \(quarantined\) virus.pdf; \(quarantined\) script.pdf$/),
      ]);
      // What a scan has refused once stays out.
      expect((await exported('later'))[0]).toEqual(['licence-1-clean.pdf']);
      expect((await exported('all', '--suspect'))[0]).toHaveLength(3);
      const shown = await leads(place, 'show', reference);
      expect(shown).toMatch(/virus\.pdf, .*, refused by a scan\n.*script\.pdf, .*, with a program in it\n/);
    });

    test('are erased with their lead, and those of other leads stay', async () => {
      await store.save(withFiles(randomBytes(300_000)));
      await store.save(newLead({ answers: { phone: '9123456780' }, files: [fileOf('licence', randomBytes(5))] }));
      await leads(place, 'erase', '--phone', '9876543210');
      expect(await storedFiles(place)).toMatchObject({ files: 1, parts: 1 });
    });

    test('are in a backup, which restores into both engines', async () => {
      const bytes = randomBytes(300_000);
      await store.save(withFiles(bytes));
      const file = join(await mkdtemp(join(tmpdir(), 'backup-')), 'leads.db');
      await leads(place, 'backup', file);
      for (const target of [{ ...(await restored()), keys: place.keys }, await fresh()]) {
        await leads(target, 'restore', file, '--erasures', 'none');
        const found = await storedFiles(target);
        expect([found.files, found.parts, found.bytes[0]!.equals(bytes)]).toEqual([3, 5, true]);
      }
    });

    test('are described to the webhook without their bytes', async () => {
      const receiver = await startReceiver();
      const sender = await openLeads({ ...place, webhook: { url: receiver.url, secret: 'x'.repeat(16) } });
      await sender.save(withFiles(randomBytes(300_000)));
      const delivered = await until(() => receiver.received[0]);
      await sender.close();
      await receiver.close();
      expect((JSON.parse(delivered.body) as { files: object[] }).files).toEqual([
        {
          field: 'licence',
          name: 'a/../licence.exe',
          type: 'application/pdf',
          size: 300_000,
          sha256: expect.any(String),
        },
        expect.objectContaining({ field: 'photos' }),
        expect.objectContaining({ field: 'photos' }),
      ]);
      expect(delivered.body.length).toBeLessThan(3_000);
    });

    test('leave no lead when they cannot be written', async () => {
      await within(place, (db) => db.schema.dropTable('lead_file_part').execute());
      const lead = newLead({ files: [fileOf('licence', randomBytes(10))] });
      await expect(store.save(lead)).rejects.toThrow();
      expect(await storedLeads(place)).toEqual([]);
    });
  });
});
