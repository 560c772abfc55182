import { afterEach, expect, it, vi } from 'vitest';
import { loadLists, notificationsOf, savedList, savedOffers, savedStore } from '../../../../src/site/storage/lists.ts';
import type { DeviceStorage } from '../../../../src/site/storage/device.ts';
import { device, offDevice } from './devices.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What a page load finds on a device. Each test has keys of its own, because a tab keeps its lists. */
function start(test: string, storage: DeviceStorage) {
  const [policies, plans, notices] = ['policies', 'plans', 'notices'].map((list) => `${test} ${list}`) as string[];
  const settings = { savedOffers: plans!, notifications: notices!, token: 'token', longestList: 100 };
  vi.stubGlobal('localStorage', storage);
  loadLists({ storage: settings, savedLists: [policies!] });
  return {
    policies: savedStore(savedList(policies!), settings),
    plans: savedStore(savedOffers(plans!), settings),
    notices: notificationsOf(settings),
  };
}

it('all lists are read as the site starts, and later parts of the page share them [spec 3.03]', () => {
  const storage = device({
    'read policies': JSON.stringify([{ id: 'a', savedAt: 1 }]),
    'read plans': JSON.stringify([{ id: 'health.b', savedAt: 1 }]),
    'read notices': JSON.stringify([{ id: 'n', createdAt: 1, message: 'Hello' }]),
  });
  const read = vi.spyOn(storage, 'getItem');
  const { policies, plans, notices } = start('read', storage);
  expect(read.mock.calls.flat()).toEqual(['read notices', 'read policies', 'read plans']);
  expect(policies.get()).toEqual([{ id: 'a', savedAt: 1 }]);
  expect(plans.get()).toEqual([{ id: 'health.b', savedAt: 1 }]);
  expect(notices.get()).toMatchObject([{ id: 'n', message: 'Hello' }]);
});

it.each([
  ['damaged', device({ 'damaged policies': '{"not":"a list"', 'damaged notices': '[1,null]' })],
  ['off', offDevice()],
])('lists that cannot be read are empty: %s [spec 3.03]', (test, storage) => {
  const { policies, notices } = start(test, storage);
  expect([policies.get(), notices.get()]).toEqual([[], []]);
});

it('what is notified is kept, the newest first [spec 3.02]', () => {
  const storage = device();
  const { notices } = start('notify', storage);
  for (const message of ['First', 'Second']) notices.add({ message });
  expect(JSON.parse(storage.entries.get('notify notices') ?? '')).toMatchObject([
    { message: 'Second' },
    { message: 'First' },
  ]);
});
