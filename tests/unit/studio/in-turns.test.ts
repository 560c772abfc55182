import { expect, it } from 'vitest';
import { inTurns } from '../../../src/studio/review/server/in-turns.ts';

it('returns results in order, and never runs more at once than allowed', async () => {
  let underWay = 0;
  let most = 0;
  const items = Array.from({ length: 30 }, (_, index) => index);
  const results = await inTurns(items, 4, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((done) => setTimeout(done, (item * 7) % 5));
    underWay -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(most).toBe(4);
});

it('fails if one of them fails', async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item));
  await expect(inTurns([1, 2, 3], 2, work)).rejects.toThrow('two');
});
