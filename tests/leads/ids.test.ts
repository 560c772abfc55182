import { describe, expect, test } from 'vitest';
import type { Clocks } from '../../src/server/leads/ids.ts';
import { createIds, firstId, timeOf } from '../../src/server/leads/ids.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const hour = 3_600_000;

/** Paused clocks, which the test moves. */
function clocks(wall = noon) {
  const now = { wall, steady: 5_000 };
  const pass = (ms: number) => {
    now.wall += ms;
    now.steady += ms;
  };
  return { now, pass, clocks: { wall: () => now.wall, steady: () => now.steady } satisfies Clocks };
}

test('an id is a UUID of version 7 with its time in front', () => {
  const before = Date.now();
  const { id, time } = createIds()();
  expect([time.getTime() >= before, time.getTime() <= Date.now() + 1]).toEqual([true, true]);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(timeOf(id)).toBe(time.getTime());
});

test('ids only grow, also many in one ms, and their time runs ahead only a little', () => {
  const { clocks: still } = clocks();
  const next = createIds(still);
  const ids = Array.from({ length: 20_000 }, next);
  expect(ids.map(({ id }) => id)).toEqual(ids.map(({ id }) => id).sort());
  expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
  expect(ids.at(-1)!.time.getTime() - noon).toBeLessThan(15);
});

test('the first id of a time separates earlier from later ids', () => {
  const { clocks: still } = clocks();
  const { id } = createIds(still)();
  expect([firstId(noon) <= id, firstId(noon + 1) > id]).toEqual([true, true]);
});

describe('a clock that is set back', () => {
  test('while the process runs: ids follow elapsed time until the clock has caught up', () => {
    const { now, pass, clocks: moved } = clocks();
    const next = createIds(moved);
    const before = next();
    now.wall -= 3 * hour;
    pass(1_000);
    const after = next();
    expect([after.time.getTime() - before.time.getTime(), after.id > before.id]).toEqual([1_000, true]);
    pass(2 * hour);
    expect(next().time.getTime() - before.time.getTime()).toBe(2 * hour + 1_000);
    now.wall = noon + 5 * hour;
    expect(next().time.getTime()).toBe(noon + 5 * hour);
  });

  test('by more than a day: it was wrong before, and is followed at once', () => {
    const { now, pass, clocks: moved } = clocks();
    const next = createIds(moved);
    next();
    now.wall += 400 * 24 * hour;
    next();
    now.wall = noon;
    pass(1_000);
    const ids = [next(), next()];
    expect(ids.map(({ time }) => time.getTime() - noon)).toEqual([1_000, 1_000]);
    expect(ids[1]!.id > ids[0]!.id).toBe(true);
  });

  test('between two processes: ids continue after the newest one', () => {
    const before = createIds(clocks().clocks)();
    const after = createIds(clocks(noon - hour).clocks, before.id)();
    expect(after.id > before.id).toBe(true);
    expect(after.time.getTime() - noon).toBeLessThan(5);
  });

  test('an id from a clock far in the future does not move later ids there', () => {
    const wrong = createIds(clocks(noon + 400 * 24 * hour).clocks)();
    expect(createIds(clocks().clocks, wrong.id)().time.getTime()).toBe(noon);
  });
});
