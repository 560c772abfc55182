import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openLeads } from '../../src/server/leads/open.ts';
import type { Place } from '../../src/server/leads/database/open.ts';
import { bytesOf } from '../../src/server/leads/files.ts';
import { partSize, type LeadStore, type NewFile } from '../../src/server/leads/store.ts';
import { storedLeads } from '../unit/server/fixtures.ts';
import { onBothEngines } from './support/engines.ts';
import { newLead, within } from './support/leads.ts';

/** A file with random bytes. */
const fileOf = (field: string, bytes: Buffer): NewFile => ({
  field,
  name: `${field}.pdf`,
  type: 'application/pdf',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  parts: Array.from({ length: Math.ceil(bytes.length / partSize) }, (_, part) =>
    bytes.subarray(part * partSize, (part + 1) * partSize),
  ),
});

/** How many rows the tables of files have, and the bytes of each file. */
const kept = (place: Place) =>
  within(place, async (db) => {
    const files = await db.selectFrom('lead_file').selectAll().orderBy('lead_id').orderBy('number').execute();
    const parts = await db.selectFrom('lead_file_part').select('part').execute();
    const bytes: Buffer[] = [];
    for (const { lead_id, number } of files) {
      const all: Uint8Array[] = [];
      for await (const part of bytesOf(db, lead_id, number)) all.push(part);
      bytes.push(Buffer.concat(all));
    }
    return { files: files.length, parts: parts.length, bytes };
  });

describe('files of leads', () => {
  onBothEngines((fresh) => {
    let place: Place;
    let store: LeadStore;
    beforeEach(async () => {
      place = await fresh();
      store = await openLeads(place);
    });
    afterEach(() => store.close());

    test('are kept with their lead, byte for byte', async () => {
      const contents = [randomBytes(5_000_000), randomBytes(partSize), randomBytes(1)];
      const lead = newLead({ files: contents.map((bytes, index) => fileOf(`file${index}`, bytes)) });
      await store.save(lead);
      const found = await kept(place);
      expect(found.bytes.map((bytes, index) => bytes.equals(contents[index]!))).toEqual([true, true, true]);
      expect(found.parts).toBe(39 + 1 + 1);
      const files = lead.files!.map(({ parts: _, ...file }) => file);
      expect((await storedLeads(place))[0]).toMatchObject({ files });
    });

    test('of a lead that comes again are kept once; of another file under its key, not at all', async () => {
      const lead = newLead({ files: [fileOf('licence', randomBytes(200_000))] });
      const [one, other] = await Promise.all([store.save(lead), store.save(lead)]);
      expect(other).toEqual(one);
      expect(await store.save({ ...lead, files: [fileOf('licence', randomBytes(200_000))] })).toEqual({
        outcome: 'conflict',
      });
      expect(await kept(place)).toMatchObject({ files: 1, parts: 2 });
    });

    test('that cannot be written leave no lead', async () => {
      await within(place, (db) => db.schema.dropTable('lead_file_part').execute());
      const lead = newLead({ files: [fileOf('licence', randomBytes(10))] });
      await expect(store.save(lead)).rejects.toThrow();
      expect(await storedLeads(place)).toEqual([]);
    });
  });
});
