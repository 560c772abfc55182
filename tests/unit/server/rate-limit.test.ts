import { expect, test } from 'vitest';
import { createRateLimit } from '../../../src/server/api/rate-limit.ts';

const minute = { limit: 1, window: 60_000 };

test('a window opens again when its time is over', () => {
  let time = 0;
  const wait = createRateLimit(minute, () => time);
  expect(wait('203.0.113.1')).toBe(0);
  time = 30_500;
  expect(wait('203.0.113.1')).toBe(30);
  time = 60_000;
  expect(wait('203.0.113.1')).toBe(0);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['::ffff:203.0.113.1', '203.0.113.1', true],
  ['::ffff:203.0.113.1', '::ffff:203.0.113.2', false],
])('%s and %s: same household %s', (one, other, same) => {
  const wait = createRateLimit(minute, () => 0);
  wait(one);
  expect(wait(other) > 0).toBe(same);
});

test('a flood from many addresses does not fill the memory, nor lock others out', () => {
  const wait = createRateLimit(minute, () => 0);
  for (let index = 0; index < 25_000; index += 1) wait(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  expect(wait('203.0.113.9')).toBe(0);
});
