import { describe, expect, it } from 'vitest';
import { wizardAnswers } from '../../../src/storage/wizardAnswers.ts';
import { device, fullDevice, offDevice } from './devices.ts';

const answers = { city: 'Pune', members: ['self'], adults: 2 };

describe('wizardAnswers', () => {
  it('brings the answers back after a refresh', () => {
    const storage = device();
    wizardAnswers(storage, 'k').save(answers);
    expect(JSON.parse(storage.kept.get('k') ?? '')).toEqual({ version: 1, answers });
    expect(wizardAnswers(storage, 'k').load()).toEqual(answers);
  });

  it('never writes nor reads private answers', () => {
    const storage = device();
    const without = new Set(['phone', 'son1Age']);
    const answers = { city: 'Pune', phone: '9876543210', son1Age: 4 };
    wizardAnswers(storage, 'k', { without }).save(answers);
    expect(storage.kept.get('k')).not.toMatch(/9876543210|son1Age/);
    wizardAnswers(storage, 'k').save(answers);
    expect(wizardAnswers(storage, 'k', { without }).load()).toEqual({ city: 'Pune' });
  });

  it.each([
    ['another version', JSON.stringify({ version: 2, answers })],
    ['no version', JSON.stringify({ answers })],
    ['not JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['answers of another shape', JSON.stringify({ version: 1, answers: { a: { b: 1 } } })],
    ['answers in a list', JSON.stringify({ version: 1, answers: ['a'] })],
  ])('ignores and removes %s', (_, text) => {
    const storage = device({ k: text });
    expect(wizardAnswers(storage, 'k').load()).toBeUndefined();
    expect(storage.kept.has('k')).toBe(false);
  });

  it('leaves out what is no answer', () => {
    const storage = device();
    wizardAnswers(storage, 'k').save({ a: NaN, b: undefined, c: 'x' });
    expect(wizardAnswers(storage, 'k').load()).toEqual({ c: 'x' });
  });

  it.each([
    ['full', fullDevice()],
    ['off', offDevice()],
    ['absent', undefined],
  ])('bears storage that is %s', (_, storage) => {
    const store = wizardAnswers(storage, 'k');
    store.save(answers);
    expect(store.load()).toBeUndefined();
    expect(() => store.clear()).not.toThrow();
  });

  it('forgets when told', () => {
    const storage = device();
    const store = wizardAnswers(storage, 'k');
    store.save(answers);
    store.clear();
    expect(store.load()).toBeUndefined();
  });
});
