import { expect, test } from 'vitest';
import { memoryLimiter } from '../../../src/server/limits/memory.ts';
import { bareAddress, networksOf } from '../../../src/server/http/network.ts';

const minute = { most: 1, window: 60_000 };

test('a limit resets after its window, and when the clock was set back', async () => {
  let time = 0;
  const wait = memoryLimiter(minute, () => time);
  expect(await wait('203.0.113.1')).toBe(0);
  time = 30_500;
  expect(await wait('203.0.113.1')).toBe(30);
  time = 60_000;
  expect(await wait('203.0.113.1')).toBe(0);
  time = -3_600_000;
  expect(await wait('203.0.113.1')).toBe(0);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8:1:2::1', '2001:0DB8:0001:2:0:0:0:1', true],
  ['::1', '::2', true],
  ['::ffff:203.0.113.1', '203.0.113.1', true],
  ['::ffff:cb00:7101', '203.0.113.1', true],
  ['::ffff:203.0.113.1', '::ffff:203.0.113.2', false],
  ['203.0.113.1:4711', '203.0.113.1:4712', true],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::1', true],
  ['fe80::1%eth0', 'fe80::1%eth1', true],
  ['nonsense-1', 'nonsense-2', true],
])('%s and %s: same household %s', (one, other, same) => {
  expect(networksOf(one).address === networksOf(other).address).toBe(same);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['2001:db8:1::', '2001:db8:2::', false],
  ['203.0.113.1', '203.0.113.2', false],
])('%s and %s: same network %s', (one, other, same) => {
  expect(networksOf(one).network === networksOf(other).network).toBe(same);
});

test.each(['', 'nonsense', '1.2.3', '1.2.3.4:', '[1', '[nonsense]:1', '1.2.3.4:5:6'])(
  '%j is not an address',
  (text) => {
    expect(bareAddress(text)).toBeUndefined();
  },
);

test('a flood from many addresses neither fills the memory nor blocks others', async () => {
  const wait = memoryLimiter(minute, () => 0);
  for (let index = 0; index < 25_000; index += 1) await wait(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  expect(await wait('203.0.113.9')).toBe(0);
});
