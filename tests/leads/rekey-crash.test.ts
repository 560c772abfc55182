import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { readKeys } from '../../src/server/leads/encryption/keys.ts';
import { bytesOf, filesOf } from '../../src/server/leads/files.ts';
import { leadOf } from '../../src/server/leads/rows.ts';
import { openLeads } from '../../src/server/leads/open.ts';
import type { NewLead } from '../../src/server/leads/store.ts';
import { Draw } from '../support/mutations/draw.ts';
import { seed } from '../support/seed.ts';
import { environmentOf, onPostgres, onSqlite, type Fresh } from './support/engines.ts';
import { fileOf, newLead, within } from './support/leads.ts';
import { bundled } from './support/processes.ts';

/** How many times rekey is killed in each test; `npm run bench faults` kills more often. */
const kills = Number(process.env.LEAD_KILLS ?? 4);

const script = bundled('tests/leads/support/run-leads.ts');
const draw = new Draw(seed);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const newKey = () => randomBytes(32).toString('base64');
const firstIdOf = (keys: string): string | null => readKeys(keys).first?.id ?? null;

/** Some leads of 100 that one transaction writes, and files in several parts, which are written one by one. */
const count = 240;
const leads: readonly NewLead[] = Array.from({ length: count }, (_, index) =>
  newLead({
    answers: { name: `Visitor ${index}`, phone: String(9_000_000_000 + index), consent: true },
    ...(index % 12 === 0 && { files: [fileOf('proof', randomBytes(300_000))] }),
  }),
);

interface Ended {
  readonly code: number | null;
  readonly out: string;
}

/** Runs `rekey` as its own process. `kill`: resolves when it is to be killed; it may have ended before. */
async function rekey(place: LeadsLocation, keys: string, kill?: (out: () => string) => Promise<void>): Promise<Ended> {
  const env = { ...process.env, ...environmentOf({ ...place, keys: undefined }), LEADS_KEY: keys };
  const child = spawn(process.execPath, [script(), 'rekey'], { env });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => void (out += String(text)));
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  if (kill) {
    await Promise.race([kill(() => out), ended]);
    child.kill('SIGKILL');
  }
  return { code: await ended, out };
}

/** Reads every lead and every byte of its files with these keys. Returns how many are not of the first key. */
const readAll = (place: LeadsLocation, text: string): Promise<number> =>
  within(place, async (db) => {
    const keys = readKeys(text);
    const rows = await db.selectFrom('lead').selectAll().orderBy('id').execute();
    const sent = new Map(leads.map((lead) => [lead.key, lead]));
    expect(rows).toHaveLength(count);
    for (const row of rows) {
      const { files = [], ...lead } = leadOf(row, keys, await filesOf(db, row.id));
      const { answers, files: sentFiles = [] } = sent.get(row.idempotency_key)!;
      expect(lead.answers).toEqual(answers);
      expect(files.map(({ sha256 }) => sha256)).toEqual(sentFiles.map(({ sha256 }) => sha256));
      for (const [index, { sha256 }] of files.entries()) {
        const hash = createHash('sha256');
        for await (const bytes of bytesOf(db, row.id, index + 1, keys)) hash.update(bytes);
        expect(hash.digest('hex')).toBe(sha256);
      }
    }
    return rows.filter(({ key_id }) => key_id !== firstIdOf(text)).length;
  });

/** Moves all leads from one first key to another, through kills at random moments. */
async function killRepeatedly(place: LeadsLocation, before: string, after: string): Promise<void> {
  const store = await openLeads({ ...place, keys: readKeys(before) });
  await Promise.all(leads.map((lead) => store.save(lead)));
  await store.close();
  const left: number[] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    await rekey(place, after, async (out) => {
      // Half of the kills come at some time, also while it starts; the others while it writes.
      while (killed % 2 === 0 && !out().includes('leads\n')) await pause(5);
      await pause(draw.below(killed % 2 === 0 ? 120 : 600));
    });
    left.push(await readAll(place, after));
  }
  // No kill takes back what was written before it.
  expect(left).toEqual([...left].sort((one, other) => other - one));
  const last = await rekey(place, after);
  expect([last.code, last.out]).toEqual([0, expect.stringMatching(/leads\n/)]);
  expect(await readAll(place, after)).toBe(0);
  // The old key is not needed any more.
  const [first = ''] = after.split(',');
  expect(await readAll(place, first === 'none' ? '' : first)).toBe(0);
  expect(await within(place, (db) => db.selectFrom('lead_key').select('id').execute())).toEqual(
    first === 'none' ? [] : [{ id: firstIdOf(first) }],
  );
}

function onKills(fresh: Fresh, check?: (place: LeadsLocation) => Promise<void>): void {
  const [old, next] = [newKey(), newKey()];
  test.each([
    ['from one key to another', old, `${next},${old}`],
    ['from no key to the first', '', next],
    ['back to none', old, `none,${old}`],
  ])('%s, rekey that is killed loses no lead and no file, and ends when it is run again', async (_, before, after) => {
    const place = await fresh();
    await killRepeatedly(place, before, after);
    await check?.(place);
  });
}

describe('on SQLite', () =>
  onKills(onSqlite(), async (place) => {
    const rows = await within(place, async (db) => (await sql`pragma integrity_check`.execute(db)).rows);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  }));

describe('on PostgreSQL', () => onKills(onPostgres().fresh));
