import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRate } from '../../../src/server/api/uploads/rate.ts';
import { defaultUploads } from '../../../src/server/api/uploads/uploads.ts';
import { readSettings } from '../../../src/server/settings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a sender of this many bytes a minute is refused. */
async function refusals(...sent: readonly number[]): Promise<number> {
  const [body, tooSlow] = [new PassThrough(), vi.fn()];
  watchRate(body, { bytes: 100, every: 60_000 }, tooSlow);
  for (const bytes of sent) {
    body.write(Buffer.alloc(bytes));
    await vi.advanceTimersByTimeAsync(60_000);
  }
  body.destroy();
  await vi.advanceTimersByTimeAsync(600_000);
  return tooSlow.mock.calls.length;
}

test.each([
  ['who sends just enough', [100, 100], 0],
  ['who sends one byte too few', [99], 1],
  ['who begins fast and then sends little', [10_000, 10], 1],
  ['whose body has ended', [], 0],
])('a sender %s', async (_, sent, count) => expect(await refusals(...sent)).toBe(count));

test('the least rate is a setting of the server', () => {
  expect(readSettings({}).uploads).toEqual(defaultUploads);
  expect(readSettings({ UPLOAD_RATE: '500' }).uploads.rate).toEqual({ bytes: 15_000, every: 30_000 });
  expect(readSettings({ UPLOAD_RATE: '0' }).uploads.rate.bytes).toBe(0);
  expect(() => readSettings({ UPLOAD_RATE: '2 KB' })).toThrow('UPLOAD_RATE');
});
