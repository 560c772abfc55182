import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLeads } from '../../src/server/leads/open.ts';
import * as references from '../../src/server/leads/reference.ts';
import type { LeadStore, Saved } from '../../src/server/leads/store.ts';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { migrations } from '../../src/server/leads/database/migrations.ts';
import { storedLeads } from '../unit/server/fixtures.ts';
import { onBothEngines } from './support/engines.ts';
import { newLead, within } from './support/leads.ts';

// An earlier test file of the same worker may have loaded the importing modules, so they are loaded anew.
vi.hoisted(() => vi.resetModules());
vi.mock(import('../../src/server/leads/reference.ts'), { spy: true });
afterEach(() => void vi.mocked(references.newReference).mockReset());

const referenceOf = (saved: Saved): string | undefined => (saved.outcome === 'saved' ? saved.reference : undefined);

onBothEngines((fresh) => {
  let place: LeadsLocation;
  let stores: LeadStore[];
  const open = async () => {
    const store = await openLeads(place);
    stores.push(store);
    return store;
  };
  beforeEach(async () => {
    place = await fresh();
    stores = [];
  });
  afterEach(() => Promise.all(stores.map((store) => store.close())));

  test('a lead is stored as sent, in any script, with the time of the server', async () => {
    const store = await open();
    const answers = {
      name: 'आशा \u0000 \ud800 👩‍👧',
      phone: '9876543210',
      ages: [3, 7],
      amount: 1.5,
      consent: true,
      note: "'; drop table lead; --",
    };
    const lead = newLead({ answers, labels: { name: { question: 'नाम', answer: '✅' } } });
    const { reference } = (await store.save(lead)) as { reference: string };
    expect(await storedLeads(place)).toEqual([{ ...lead, reference, at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  });

  test('a lead without consent has none', async () => {
    const { consent: _, ...lead } = newLead();
    await (await open()).save(lead);
    expect((await storedLeads(place))[0]).not.toHaveProperty('consent');
  });

  test('the same lead again has the same reference, from any process; another body under its key is a conflict', async () => {
    const [one, other] = [await open(), await open()];
    const lead = newLead();
    const saved = await one.save(lead);
    const reversed = { ...lead, answers: Object.fromEntries(Object.entries(lead.answers).reverse()) };
    expect(referenceOf(await other.save(reversed))).toBe(referenceOf(saved));
    expect(await other.save({ ...lead, page: '/other' })).toEqual({ outcome: 'conflict' });
    expect(await storedLeads(place)).toHaveLength(1);
  });

  test('the same lead, sent twenty times at once through two processes, is one row', async () => {
    const both = [await open(), await open()];
    const lead = newLead();
    const saved = await Promise.all(Array.from({ length: 20 }, (_, index) => both[index % 2]!.save(lead)));
    expect(new Set(saved.map(referenceOf)).size).toBe(1);
    expect(await storedLeads(place)).toHaveLength(1);
  });

  test('many simultaneous leads through two processes are all stored, in the order of their ids', async () => {
    const both = [await open(), await open()];
    const saved = await Promise.all(Array.from({ length: 600 }, (_, index) => both[index % 2]!.save(newLead())));
    const given = saved.map((each) => (each as { reference: string }).reference);
    const stored = await storedLeads(place);
    expect(new Set(stored.map(({ reference }) => reference))).toEqual(new Set(given));
    expect(stored.map(({ at }) => at)).toEqual(stored.map(({ at }) => at).sort());
  });

  test('good leads and a conflict in one commit do not disturb each other', async () => {
    const store = await open();
    const known = newLead();
    await store.save(known);
    const mixed = [newLead(), { ...known, page: '/other' }, newLead(), known];
    expect((await Promise.all(mixed.map((lead) => store.save(lead)))).map(({ outcome }) => outcome)).toEqual([
      'saved',
      'conflict',
      'saved',
      'saved',
    ]);
    expect(await storedLeads(place)).toHaveLength(3);
  });

  test('a taken reference is replaced by another one', async () => {
    const store = await open();
    const drawn = ['CH-AAAA-AAAA', 'CH-AAAA-AAAA', 'CH-AAAA-AAAA', 'CH-BBBB-BBBB'];
    vi.mocked(references.newReference).mockImplementation(() => drawn.shift() ?? 'CH-CCCC-CCCC');
    expect(referenceOf(await store.save(newLead()))).toBe('CH-AAAA-AAAA');
    expect(referenceOf(await store.save(newLead()))).toBe('CH-BBBB-BBBB');
  });

  test('closing waits for pending writes', async () => {
    const store = await openLeads(place);
    const saves = Array.from({ length: 250 }, () => store.save(newLead()));
    await store.close();
    expect(new Set((await Promise.all(saves)).map(({ outcome }) => outcome))).toEqual(new Set(['saved']));
    expect(await storedLeads(place)).toHaveLength(250);
  });

  test('leads from while the clock was ahead come first, after a restart too', async () => {
    const now = Date.now();
    const at = (wall: number) => ({ ...place, clocks: { wall: () => wall, steady: () => 0 } });
    for (const [page, wall] of [
      ['/first', now + 3_600_000],
      ['/second', now],
    ] as const) {
      const store = await openLeads(at(wall));
      await store.save(newLead({ page }));
      await store.close();
    }
    expect((await storedLeads(place)).map(({ page }) => page)).toEqual(['/first', '/second']);
  });

  test('without a webhook no delivery is queued', async () => {
    await (await open()).save(newLead());
    expect(await within(place, (db) => db.selectFrom('outbox').selectAll().execute())).toEqual([]);
  });
});

describe('migrations', () => {
  onBothEngines((fresh) => {
    test('twelve servers that start at once on an empty database all find its tables, three times', async () => {
      for (let round = 0; round < 3; round += 1) {
        const place = await fresh();
        const stores = await Promise.all(Array.from({ length: 12 }, () => openLeads(place)));
        await Promise.all(stores.map((store) => store.save(newLead())));
        await Promise.all(stores.map((store) => store.close()));
        expect(await storedLeads(place)).toHaveLength(12);
        const steps = await within(place, (db) => db.selectFrom('migration').select('name').orderBy('name').execute());
        expect(steps.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
      }
    });

    test('leads older than a column are preserved', async () => {
      const place = await fresh();
      const store = await openLeads(place);
      await store.save(newLead());
      await store.close();
      await within(place, async (db) => {
        await db.schema.alterTable('lead').dropColumn('flag').execute();
        await db.deleteFrom('migration').where('name', '=', '005-flag').execute();
      });
      expect((await storedLeads(place)).map((lead) => 'flag' in lead)).toEqual([false]);
    });

    test('an interrupted migration is completed by the next one', async () => {
      const place = await fresh();
      await within(place, async (db) => {
        await db.schema.dropTable('audit').execute();
        await db.deleteFrom('migration').where('name', '!=', '001-lead').execute();
      });
      expect(await within(place, (db) => db.selectFrom('audit').selectAll().execute())).toEqual([]);
    });
  });
});
