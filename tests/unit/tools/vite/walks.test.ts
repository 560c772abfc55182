import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Walks } from '../../../../src/tools/vite/visitors/walks.ts';

/** The requests to simulated visitors, each with the functions that answer it or fail. */
const asked: { texts: ReadonlyMap<string, string>; done(): void; failed(): void }[] = [];
const heard: string[] = [];
/** Each fault shown to the person, and its end. */
const faults: (string | undefined)[] = [];
const unsaved = new Map<string, string>();
let walks: Walks;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = heard.length = faults.length = 0;
  vi.spyOn(console, 'error').mockReturnValue();
  unsaved.clear();
  const walk = (texts: ReadonlyMap<string, string>) =>
    new Promise<{ problems: []; unready: [] }>((done, failed) => {
      asked.push({ texts, done: () => done({ problems: [], unready: [] }), failed: () => failed(new Error('gone')) });
    });
  walks = new Walks({ walk }, unsaved, {
    done: () => heard.push([...unsaved.values()].join()),
    faultChanged: () => faults.push(walks.fault),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('the simulated visitors start once nothing has changed for a while', async () => {
  walks.soon(400);
  await wait(300);
  walks.soon(400);
  await wait(300);
  expect(asked).toHaveLength(0);
  await wait(100);
  expect(asked).toHaveLength(1);
  asked[0]!.done();
  await wait(0);
  expect(heard).toHaveLength(1);
});

it('results for an outdated site are ignored, and the visitors start again', async () => {
  unsaved.set('a', 'one');
  walks.soon(0);
  await wait(0);
  unsaved.set('a', 'two');
  walks.soon(400);
  await wait(500);
  expect(asked).toHaveLength(1);
  asked[0]!.done();
  await wait(0);
  expect(heard).toEqual([]);
  expect([...asked[1]!.texts]).toEqual([['a', 'two']]);
  asked[1]!.done();
  await wait(0);
  expect(heard).toEqual(['two']);
});

it('visitors that failed start again', async () => {
  walks.soon(0);
  await wait(0);
  asked[0]!.failed();
  await wait(2000);
  asked[1]!.done();
  await wait(0);
  expect(heard).toHaveLength(1);
});

it('a failure is printed once, shown after a few repeats, and cleared when the visitors succeed', async () => {
  walks.soon(0);
  await wait(0);
  for (const [nth, pause] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    expect(faults).toEqual(nth < 3 ? [] : ['gone']);
    asked[nth]!.failed();
    await wait(pause - 1);
    expect(asked).toHaveLength(nth + 1);
    await wait(1);
    expect(asked).toHaveLength(nth + 2);
  }
  expect(console.error).toHaveBeenCalledTimes(1);
  asked.at(-1)!.done();
  await wait(0);
  expect(faults).toEqual(['gone', undefined]);
  expect(heard).toHaveLength(1);
});
