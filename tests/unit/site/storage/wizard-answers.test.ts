import { describe, expect, it } from 'vitest';
import { withoutPrivate } from '../../../../src/shared/engine/private.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { wizardAnswers } from '../../../../src/site/storage/wizardAnswers.ts';
import { device, fullDevice, offDevice } from './devices.ts';

const none: ReadonlySet<string> = new Set();
const answers = { city: 'Pune', members: ['self'], adults: 2 };
const open = withoutPrivate(answers, none);

describe('wizardAnswers', () => {
  it('restores the answers after a refresh', () => {
    const storage = device();
    wizardAnswers(storage, 'k').save(open, { city: 'City' });
    expect(JSON.parse(storage.entries.get('k') ?? '')).toEqual({ version: 1, answers, titles: { city: 'City' } });
    expect(wizardAnswers(storage, 'k').load()).toEqual({ answers, titles: { city: 'City' } });
  });

  it('takes no answers that may be private', () => {
    const store = wizardAnswers(device(), 'k');
    // @ts-expect-error answers that may be private are refused by their type
    const save: (all: Answers, titles: object) => void = store.save;
    save(open, {});
  });

  it('leaves no stale answers when the storage fills up', () => {
    const storage = device();
    const store = wizardAnswers(storage, 'k');
    store.save(open, {});
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    store.save(withoutPrivate({ ...answers, city: 'Nashik' }, none), {});
    expect(store.load()).toBeUndefined();
  });

  it.each([
    ['no titles, as an earlier version wrote', {}],
    ['null for titles', { titles: null }],
    ['titles that are not texts', { titles: { city: {} } }],
  ])('restores answers with %s', (_, more) => {
    const storage = device({ k: JSON.stringify({ version: 1, answers, ...more }) });
    expect(wizardAnswers(storage, 'k').load()).toEqual({ answers, titles: {} });
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
    expect(storage.entries.has('k')).toBe(false);
  });

  it.each([
    ['full', fullDevice()],
    ['off', offDevice()],
    ['absent', undefined],
  ])('works with storage that is %s', (_, storage) => {
    const store = wizardAnswers(storage, 'k');
    store.save(open, {});
    expect(store.load()).toBeUndefined();
    expect(() => store.clear()).not.toThrow();
  });

  it('can be cleared', () => {
    const storage = device();
    const store = wizardAnswers(storage, 'k');
    store.save(open, {});
    store.clear();
    expect(store.load()).toBeUndefined();
  });
});
