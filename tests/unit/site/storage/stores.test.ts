import { describe, expect, it, vi } from 'vitest';
import { openStorage } from '../../../../src/site/storage/device.ts';
import { notifications } from '../../../../src/site/storage/notifications.ts';
import { isItemId } from '../../../../src/shared/catalog/ids.ts';
import type { DeviceStorage } from '../../../../src/site/storage/device.ts';
import { savedItems } from '../../../../src/site/storage/savedItems.ts';
import { token } from '../../../../src/site/storage/token.ts';
import { device, fullDevice, offDevice, otherTabs } from './devices.ts';

const savedPolicies = (storage: DeviceStorage | undefined, key: string, longest: number, now?: () => number) =>
  savedItems(storage, key, { isId: isItemId, longest }, now);

const stored = (value: unknown) =>
  device({ saved_policies: JSON.stringify(value), notifications: JSON.stringify(value) });
const ids = (store: { get(): readonly { readonly id: string }[] }) => store.get().map(({ id }) => id);

describe('saved policies', () => {
  it('are stored under saved_policies with their time, in order [spec 3.01] [spec 9.04]', () => {
    const storage = device();
    const saved = savedPolicies(storage, 'saved_policies', 100, () => 1000);
    saved.add('b');
    saved.add('a');
    expect(JSON.parse(storage.entries.get('saved_policies') ?? '')).toEqual([
      { id: 'b', savedAt: 1000 },
      { id: 'a', savedAt: 1000 },
    ]);
    expect(ids(savedPolicies(storage, 'saved_policies', 100))).toEqual(['b', 'a']);
  });

  it('adding one again does nothing; removal is by id [spec 3.01]', () => {
    const saved = savedPolicies(
      stored([
        { id: 'a', savedAt: 1 },
        { id: 'b', savedAt: 2 },
      ]),
      'saved_policies',
      100,
    );
    const before = saved.get();
    saved.add('a');
    saved.remove('unknown');
    expect(saved.get()).toBe(before);
    saved.remove('a');
    expect(saved.get()).toEqual([{ id: 'b', savedAt: 2 }]);
  });

  it('restores one at its place, with its time; one that was saved again stays', () => {
    const saved = savedPolicies(
      stored([
        { id: 'a', savedAt: 1 },
        { id: 'b', savedAt: 2 },
        { id: 'c', savedAt: 3 },
      ]),
      'saved_policies',
      100,
    );
    saved.remove('b');
    saved.putBack({ id: 'b', savedAt: 2 });
    saved.putBack({ id: 'c', savedAt: 0 });
    expect(saved.get()).toEqual([
      { id: 'a', savedAt: 1 },
      { id: 'b', savedAt: 2 },
      { id: 'c', savedAt: 3 },
    ]);
  });

  it('keep the changes of another tab, with or without a storage event', () => {
    const storage = device();
    const [one, two] = [savedPolicies(storage, 'k', 100, () => 1), savedPolicies(storage, 'k', 100, () => 2)];
    one.add('a');
    two.add('b');
    expect([ids(one), ids(two)]).toEqual([['a'], ['a', 'b']]);
    const heard = vi.fn();
    one.subscribe(heard);
    one.add('b');
    expect([ids(one), heard.mock.calls.length]).toEqual([['a', 'b'], 1]);
    two.remove('a');
    expect(ids(savedPolicies(storage, 'k', 100))).toEqual(['b']);
  });

  it('report whether they are on the device', () => {
    expect(
      [device(), fullDevice(), offDevice(), undefined].map((storage) => savedPolicies(storage, 'k', 100).add('a')),
    ).toEqual([true, false, false, false]);
  });

  it('drop items of another shape, and repeated ids [spec 3.03]', () => {
    const items = [
      null,
      1,
      'x',
      {},
      { id: 7, savedAt: 1 },
      { id: 'x' },
      { id: 'a', savedAt: 1 },
      { id: 'a', savedAt: 2 },
    ];
    expect(savedPolicies(stored(items), 'saved_policies', 100).get()).toEqual([{ id: 'a', savedAt: 1 }]);
  });
});

describe('a tampered list of 10,000 items', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `p${index}`, savedAt: 1e15, createdAt: 1 }));

  it('is read up to the limit, newest items first', () => {
    const saved = savedPolicies(stored(many), 'saved_policies', 3);
    expect(ids(saved)).toEqual(['p9997', 'p9998', 'p9999']);
    expect(ids(notifications(stored(many), 'notifications', 3))).toEqual(['p0', 'p1', 'p2']);
  });

  it('is written up to the limit: the oldest item is dropped, even for one with an earlier time', () => {
    const storage = stored(many);
    savedPolicies(storage, 'saved_policies', 3, () => 1).add('mine');
    const first = notifications(storage, 'notifications', 3).add();
    const idsOf = (key: string) => (JSON.parse(storage.entries.get(key) ?? '') as { id: string }[]).map(({ id }) => id);
    expect(idsOf('saved_policies')).toEqual(['mine', 'p9998', 'p9999']);
    expect(idsOf('notifications')).toEqual([first.id, 'p0', 'p1']);
  });

  it('loses invalid ids before it is cut', () => {
    const noIds = ['', 'A', '../leads', 'a,b', 'a b', '<script>', 'x'.repeat(65)].map((id) => ({ id, savedAt: 2 }));
    expect(ids(savedPolicies(stored([{ id: 'a', savedAt: 1 }, ...noIds]), 'saved_policies', 3))).toEqual(['a']);
  });

  it('can remove several at once', () => {
    const saved = savedPolicies(stored(many), 'saved_policies', 3);
    const heard = vi.fn();
    saved.subscribe(heard);
    saved.remove('p9997', 'p9999', 'none');
    expect([ids(saved), heard.mock.calls.length]).toEqual([['p9998'], 1]);
  });
});

describe('notifications', () => {
  it('have a random id and a time, newest first [spec 3.02] [spec 9.04]', () => {
    const storage = device();
    let time = 0;
    const list = notifications(storage, 'notifications', 100, () => (time += 1));
    const first = list.add({ title: 'One', id: 'mine', createdAt: -1 });
    const second = list.add();
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), createdAt: 1, title: 'One' });
    expect(second.id).not.toBe(first.id);
    expect(notifications(storage, 'notifications', 100).get()).toEqual([second, first]);
  });
});

describe('both lists', () => {
  it.each([
    ['not JSON', device({ saved_policies: '{', notifications: '{' })],
    ['no list', stored({ a: 1 })],
    ['null', stored(null)],
    ['storage off', offDevice()],
    ['no storage', undefined],
  ])('are empty when unreadable: %s [spec 3.03]', (_, storage) => {
    expect(savedPolicies(storage, 'saved_policies', 100).get()).toEqual([]);
    expect(notifications(storage, 'notifications', 100).get()).toEqual([]);
  });

  it.each([
    ['full', fullDevice()],
    ['off', offDevice()],
    ['absent', undefined],
  ])('stay in memory when storage is %s', (_, storage) => {
    const saved = savedPolicies(storage, 'k', 100);
    const list = notifications(storage, 'n', 100);
    saved.add('a');
    const circle: Record<string, unknown> = {};
    list.add({ circle: Object.assign(circle, { circle }) });
    expect([ids(saved), list.get().length]).toEqual([['a'], 1]);
  });

  it('notify their listeners until these unsubscribe; the server sees an empty list', () => {
    const saved = savedPolicies(stored([{ id: 'a', savedAt: 1 }]), 'saved_policies', 100);
    const heard = vi.fn();
    const leave = saved.subscribe(heard);
    saved.add('b');
    leave();
    saved.add('c');
    expect(heard).toHaveBeenCalledTimes(1);
    expect([saved.getServer(), saved.getServer() === saved.getServer(), saved.get() === saved.get()]).toEqual([
      [],
      true,
      true,
    ]);
  });

  it('follow other tabs while connected', () => {
    const storage = device();
    const saved = savedPolicies(storage, 'saved_policies', 100);
    const tabs = otherTabs();
    const end = saved.connect(tabs);
    const put = (id: string) => storage.setItem('saved_policies', JSON.stringify([{ id, savedAt: 1 }]));
    put('a');
    tabs.send({ key: 'other' });
    tabs.send({ key: 'saved_policies', storageArea: device() });
    expect(ids(saved)).toEqual([]);
    tabs.send({ key: 'saved_policies', storageArea: storage });
    expect(ids(saved)).toEqual(['a']);
    storage.entries.clear();
    tabs.send({ key: null });
    expect(ids(saved)).toEqual([]);
    end();
    put('b');
    tabs.send({ key: 'saved_policies' });
    expect(ids(saved)).toEqual([]);
  });
});

describe('token', () => {
  it('is read under its key each time [spec 3.04] [spec 7.01]', () => {
    const storage = device();
    const store = token(storage, 'token');
    expect(store.get()).toBeNull();
    storage.setItem('token', 'abc');
    expect([store.get(), store.getServer()]).toEqual(['abc', null]);
    store.set('def');
    expect(storage.entries.get('token')).toBe('def');
    store.clear();
    expect([store.get(), storage.entries.has('token')]).toEqual([null, false]);
  });

  it.each([
    ['full', fullDevice({ token: 'old' })],
    ['off', offDevice()],
    ['absent', undefined],
  ])('stays in memory when storage is %s', (_, storage) => {
    const store = token(storage, 'token');
    const heard = vi.fn();
    store.subscribe(heard);
    store.set('new');
    expect(store.get()).toBe('new');
    store.clear();
    expect(store.get()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('follows other tabs', () => {
    const heard = vi.fn();
    const store = token(device(), 'token');
    const tabs = otherTabs();
    store.subscribe(heard);
    store.connect(tabs);
    tabs.send({ key: 'token' });
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('openStorage', () => {
  it('returns undefined where accessing storage throws', () => {
    const storage = device();
    expect(openStorage(() => storage)).toBe(storage);
    expect(
      openStorage(() => {
        throw new Error('SecurityError');
      }),
    ).toBeUndefined();
  });
});
