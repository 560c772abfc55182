import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCounter } from '../../src/server/insights/counter.ts';
import { readInsights } from '../../src/server/leads/read-insights.ts';
import type { InsightCount } from '../../src/server/insights/store.ts';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { openLeads } from '../../src/server/leads/open.ts';
import type { LeadStore } from '../../src/server/leads/store.ts';
import { onBothEngines } from './support/engines.ts';
import { newLead, within } from './support/leads.ts';

const today = '2026-11-27';
const came = { event: 'entered', page: 'home' } as const;
const step = (name: string) => ({ event: 'entered', page: 'car', form: 'car', step: name }) as const;

onBothEngines((fresh) => {
  let place: LeadsLocation;
  let stores: LeadStore[];
  const open = async () => {
    const store = await openLeads(place);
    stores.push(store);
    return store;
  };
  const rows = () =>
    within(place, (db) => db.selectFrom('insight').selectAll().orderBy('day').orderBy('step').execute());
  beforeEach(async () => void ([place, stores] = [await fresh(), []]));
  afterEach(() => Promise.all(stores.map((store) => store.close())));

  test('two servers add up the same counts, whatever their order', async () => {
    const [one, other] = [await open(), await open()];
    const counts = ['a', 'b', 'c', 'd'].map((name): InsightCount => ({ ...step(name), day: today, number: 1 }));
    const adding = Array.from({ length: 10 }, (_, turn) =>
      (turn % 2 ? one : other).insights.add(turn % 3 ? counts : counts.toReversed()),
    );
    await Promise.all(adding);
    expect((await rows()).map(({ step: name, number }) => [name, number])).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => [name, 10]),
    );
  });

  test('a counter writes once for many visits, and the rest as it closes', async () => {
    const { insights } = await open();
    const written: number[] = [];
    const counter = createCounter(
      { ...insights, add: async (counts) => (written.push(counts.length), insights.add(counts)) },
      { today: () => today, retention: 400, pace: 60_000 },
    );
    for (let visit = 0; visit < 1000; visit += 1) counter.count([came, step('city')]);
    expect(written).toEqual([]);
    await counter.close();
    expect(written).toEqual([2]);
    expect((await rows()).map(({ number }) => number)).toEqual([1000, 1000]);
  });

  test('a write that fails is made later, and loses nothing', async () => {
    const { insights } = await open();
    let fails = true;
    const counter = createCounter(
      { ...insights, add: async (counts) => (fails ? Promise.reject(new Error('down')) : insights.add(counts)) },
      { today: () => today, retention: 400, pace: 5 },
    );
    counter.count([came]);
    await expect.poll(() => rows()).toEqual([]);
    counter.count([came]);
    fails = false;
    await counter.close();
    expect(await rows()).toMatchObject([{ day: today, number: 2 }]);
  });

  test('counts are deleted by whole months after their retention, and leads are not', async () => {
    const store = await open();
    await store.save(newLead());
    const days = ['2025-09-30', '2025-10-01', '2026-11-26'];
    await store.insights.add(days.map((day) => ({ ...came, day, number: 7 })));
    const counter = createCounter(store.insights, { today: () => today, retention: 400 });
    await counter.close();
    expect((await rows()).map(({ day }) => day)).toEqual(['2025-10-01', '2026-11-26']);
    expect(await within(place, (db) => db.selectFrom('lead').select('reference').execute())).toHaveLength(1);
  });

  test('after a jump of the clock no count is deleted, until others were counted since', async () => {
    const { insights } = await open();
    await insights.add([{ ...came, day: '2026-11-26', number: 7 }]);
    const countOn = async (day: string) => {
      const counter = createCounter(insights, { today: () => day, retention: 400 });
      counter.count([came]);
      await counter.close();
    };
    await countOn('2031-02-01');
    await countOn(today);
    expect((await rows()).map(({ day }) => day)).toEqual(['2026-11-26', today, '2031-02-01']);
    await countOn('2031-02-02');
    expect((await rows()).map(({ day }) => day)).toEqual(['2031-02-01', '2031-02-02']);
  });

  test('a span is read with the days of its first month, which decide when five are complete', async () => {
    const { insights } = await open();
    await insights.add(['2026-11-01', '2026-11-10'].map((day) => ({ ...came, day, number: 3 })));
    const report = await readInsights(place, { from: '2026-11-05', to: '2026-11-26' });
    expect(report?.counts).toMatchObject([{ page: 'home', event: 'entered', count: 5 }]);
  });

  test('no column leads to a lead or a person', async () => {
    const store = await open();
    await store.save(newLead());
    await store.insights.add([{ ...came, day: today, number: 1 }]);
    const [row] = await rows();
    expect(Object.keys(row!).sort()).toEqual(['day', 'event', 'field', 'form', 'message', 'number', 'page', 'step']);
  });
});

test('without a database there are no counts, and none is made', async () => {
  expect(await readInsights({ dataDir: '/nonexistent' }, { from: today, to: today })).toBeUndefined();
});
