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
    wizardAnswers(storage, 'k').save(open);
    expect(JSON.parse(storage.entries.get('k') ?? '')).toEqual({ version: 1, answers });
    expect(wizardAnswers(storage, 'k').load(none)).toEqual(answers);
  });

  it('never writes private answers, and ignores those of an earlier version', () => {
    const storage = device();
    const secret = new Set(['phone', 'son1Age']);
    const answers = { city: 'Pune', phone: '9876543210', son1Age: 4 };
    const store = wizardAnswers(storage, 'k');
    // @ts-expect-error answers that may be private are refused by their type
    const save: (all: Answers) => void = store.save;
    save(answers);
    expect(store.load(secret)).toEqual({ city: 'Pune' });
    store.save(withoutPrivate(answers, secret));
    expect(storage.entries.get('k')).not.toMatch(/9876543210|son1Age/);
  });

  it('keeps no default, so that a visitor who comes back has the default of then', () => {
    const storage = device();
    const store = wizardAnswers(storage, 'k');
    store.save(withoutPrivate({ city: 'Pune', adults: 2, members: ['self'] }, none), { adults: 2, members: ['self'] });
    expect(store.load(none)).toEqual({ city: 'Pune' });
    store.save(withoutPrivate({ adults: 3, members: [] }, none), { adults: 2, members: ['self'] });
    expect(store.load(none)).toEqual({ adults: 3, members: [] });
  });

  it('leaves no stale answers when the storage fills up', () => {
    const storage = device();
    const store = wizardAnswers(storage, 'k');
    store.save(open);
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    store.save(withoutPrivate({ ...answers, city: 'Nashik' }, none));
    expect(store.load(none)).toBeUndefined();
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
    expect(wizardAnswers(storage, 'k').load(none)).toBeUndefined();
    expect(storage.entries.has('k')).toBe(false);
  });

  it('leaves out values that are not answers', () => {
    const storage = device();
    wizardAnswers(storage, 'k').save(withoutPrivate({ a: NaN, b: undefined, c: 'x' }, none));
    expect(wizardAnswers(storage, 'k').load(none)).toEqual({ c: 'x' });
  });

  it.each([
    ['full', fullDevice()],
    ['off', offDevice()],
    ['absent', undefined],
  ])('works with storage that is %s', (_, storage) => {
    const store = wizardAnswers(storage, 'k');
    store.save(open);
    expect(store.load(none)).toBeUndefined();
    expect(() => store.clear()).not.toThrow();
  });

  it('can be cleared', () => {
    const storage = device();
    const store = wizardAnswers(storage, 'k');
    store.save(open);
    store.clear();
    expect(store.load(none)).toBeUndefined();
  });
});
