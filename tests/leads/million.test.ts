import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import type { LeadTable } from '../../src/server/leads/database/tables.ts';
import { createIds } from '../../src/server/leads/ids.ts';
import { environmentOf, onBothEngines } from './support/engines.ts';
import type { Fresh } from './support/engines.ts';
import { within } from './support/leads.ts';
import { bundled } from './support/processes.ts';

/** Number of leads; `npm run bench faults` uses a million. */
const rows = Number(process.env.LEAD_ROWS ?? 6_000);

const script = bundled('src/tools/cli/leads.ts', { withSite: true });

/** Memory limit, too small for all leads at once. */
const memory = ['--max-old-space-size=48'];

interface Ran {
  readonly code: number | null;
  readonly lines: number;
  readonly start: string;
  readonly err: string;
}

/**
 * Runs the bundled command in its own process, and counts its printed lines. `enough`: close its output after this
 * number of lines.
 */
function run(place: LeadsLocation, args: readonly string[], enough = Infinity): Promise<Ran> {
  const child = spawn(process.execPath, [...memory, script(), ...args], {
    env: { ...process.env, ...environmentOf(place) },
  });
  let [lines, start, err] = [0, '', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (start.length < 2_000) start += chunk;
    if (lines >= enough) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, lines, start, err })));
}

async function fill(place: LeadsLocation): Promise<void> {
  // The leads are spread evenly over the last 400 days, so that purge finds some.
  const start = Date.now() - 400 * 24 * 3_600_000;
  const newId = createIds({ wall: () => 0, steady: () => 0 });
  await within(place, async (db) => {
    let made = 0;
    while (made < rows) {
      const batch = Array.from({ length: Math.min(1_000, rows - made) }, () => lead(made++));
      await db.insertInto('lead').values(batch).execute();
    }
  });

  function lead(index: number): LeadTable {
    const time = start + Math.floor((index / rows) * 800) * 12 * 3_600_000;
    const { id } = createIds({ wall: () => time, steady: () => 0 })();
    const digest = createHash('sha256').update(newId().id).digest('base64url');
    const answers = {
      name: `Visitor ${index}`,
      phone: String(6_000_000_000 + index),
      productType: 'term',
      note: 'x'.repeat(200),
      consent: true,
    };
    const rest = {
      page: '/policy/health-shield',
      config: 'c0ffee',
      consent_version: 'a9ee',
      consent_at: '2026-01-31T09:00:00.000Z',
      flag: null,
      language: null,
      withdrawn_at: null,
      corrected_at: null,
      key_id: null,
      lookup: null,
    };
    return {
      id,
      reference: `CH-${index}`,
      idempotency_key: `key-${index}`,
      digest,
      received_at: new Date(time).toISOString(),
      form: index % 10 === 0 ? 'other' : 'lead',
      answers: JSON.stringify(answers),
      labels: '{}',
      ...rest,
    };
  }
}

function suite(fresh: Fresh): void {
  let place: LeadsLocation;
  beforeAll(async () => {
    place = await fresh();
    await fill(place);
  });

  test(`export, erase and purge among ${rows} leads, with the memory of a few`, async () => {
    const csv = await run(place, ['export']);
    expect([csv.code, csv.err, csv.lines]).toEqual([0, '', rows + 1]);
    const jsonl = await run(place, ['export', '--format', 'jsonl', '--form', 'other']);
    expect([jsonl.code, jsonl.err, jsonl.lines]).toEqual([0, '', rows / 10]);
    const head = await run(place, ['export'], 10);
    expect([head.code, head.err]).toEqual([0, '']);
    const erased = await run(place, ['erase', '--phone', String(6_000_000_000 + rows - 1)]);
    expect([erased.code, erased.start]).toEqual([0, `CH-${rows - 1}\nErased: 1.\n`]);
    const purged = await run(place, ['purge']);
    expect([purged.code, purged.start]).toEqual([0, expect.stringMatching(/^Deleted: [1-9]\d* received before/)]);
    const left = await run(place, ['export', '--format', 'jsonl']);
    expect(left.lines).toBe(rows - 1 - Number(/\d+/.exec(purged.start)![0]));
  });
}

describe('many leads', () => onBothEngines(suite));
