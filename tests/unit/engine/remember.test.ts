import { describe, expect, it } from 'vitest';
import { remember } from '../../../src/engine/storage/remember.ts';
import { device, fullDevice, offDevice } from './devices.ts';

const place = { answers: { city: 'Pune', members: ['self'], adults: 2 }, step: 'city' };

describe('remember', () => {
  it('brings the place back after a refresh', () => {
    const storage = device();
    remember(storage, 'k').save(place);
    expect(JSON.parse(storage.kept.get('k') ?? '')).toEqual({ version: 1, ...place });
    expect(remember(storage, 'k').load()).toEqual(place);
  });

  it('never writes nor reads private answers', () => {
    const storage = device();
    const without = new Set(['phone', 'son1Age']);
    const answers = { city: 'Pune', phone: '9876543210', son1Age: 4 };
    remember(storage, 'k', { without }).save({ answers, step: 's' });
    expect(storage.kept.get('k')).not.toMatch(/9876543210|son1Age/);
    remember(storage, 'k').save({ answers, step: 's' });
    expect(remember(storage, 'k', { without }).load()?.answers).toEqual({ city: 'Pune' });
  });

  it.each([
    ['another version', JSON.stringify({ version: 2, ...place })],
    ['no version', JSON.stringify(place)],
    ['not JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['answers of another shape', JSON.stringify({ version: 1, step: 's', answers: { a: { b: 1 } } })],
    ['answers in a list', JSON.stringify({ version: 1, step: 's', answers: ['a'] })],
    ['no step', JSON.stringify({ version: 1, answers: {} })],
    ['a step by number', JSON.stringify({ version: 1, answers: {}, step: 3 })],
  ])('ignores and removes %s', (_, text) => {
    const storage = device({ k: text });
    expect(remember(storage, 'k').load()).toBeUndefined();
    expect(storage.kept.has('k')).toBe(false);
  });

  it('leaves out what is no answer', () => {
    const storage = device();
    remember(storage, 'k').save({ answers: { a: NaN, b: undefined, c: 'x' }, step: 's' });
    expect(remember(storage, 'k').load()?.answers).toEqual({ c: 'x' });
  });

  it.each([['full', fullDevice()], ['off', offDevice()], ['absent', undefined]])('bears storage that is %s', (_, storage) => {
    const store = remember(storage, 'k');
    store.save(place);
    expect(store.load()).toBeUndefined();
    expect(() => store.clear()).not.toThrow();
  });

  it('forgets when told', () => {
    const storage = device();
    const store = remember(storage, 'k');
    store.save(place);
    store.clear();
    expect(store.load()).toBeUndefined();
  });
});
