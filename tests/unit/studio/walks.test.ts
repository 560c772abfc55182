import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Walks } from '../../../src/studio/server/walks.ts';

/** What visitors are asked about, each with the function that answers or fails. */
const asked: { texts: ReadonlyMap<string, string>; done(): void; failed(): void }[] = [];
const heard: string[] = [];
const unsaved = new Map<string, string>();
let walks: Walks;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = heard.length = 0;
  unsaved.clear();
  const walk = (texts: ReadonlyMap<string, string>) =>
    new Promise<{ problems: []; unready: [] }>((done, failed) => {
      asked.push({ texts, done: () => done({ problems: [], unready: [] }), failed: () => failed(new Error('gone')) });
    });
  walks = new Walks({ walk }, unsaved, () => heard.push([...unsaved.values()].join()));
});
afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('visitors set out once nothing has changed for a while', async () => {
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

it('what they say of a site that has changed since is not heard, and others set out', async () => {
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

it('others set out in place of visitors who have not come back', async () => {
  walks.soon(0);
  await wait(0);
  asked[0]!.failed();
  await wait(2000);
  asked[1]!.done();
  await wait(0);
  expect(heard).toHaveLength(1);
});
