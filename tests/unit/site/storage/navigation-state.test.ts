import { describe, expect, it } from 'vitest';
import { carriedIn, navigationState, returning, stayingState } from '../../../../src/site/storage/navigationState.ts';

const secret = new Set(['phone', 'age']);
const answers = { city: 'Pune', phone: '9876543210', age: 34 };

describe('navigation state [spec 2.64, 4.08, 4.39]', () => {
  it('has public answers and a key; the next page reads all answers, repeatedly', () => {
    const state = navigationState(answers, secret);
    expect(state).toEqual({ city: 'Pune', 'private:key': expect.any(String) });
    for (let visit = 0; visit < 2; visit += 1)
      expect(carriedIn(structuredClone(state))).toEqual({ answers, secret, forgotten: false });
  });

  it('has no key without private answers', () => {
    const state = navigationState({ city: 'Pune', isNewCar: true }, secret);
    expect(state).toEqual({ city: 'Pune', isNewCar: true });
    expect(carriedIn(state)).toEqual({ answers: state, secret: new Set(), forgotten: false });
  });

  it('names the form or wizard of the answers', () => {
    const state = navigationState(answers, secret, 'health');
    expect(state).toEqual({ city: 'Pune', 'carried:from': 'health', 'private:key': expect.any(String) });
    expect(carriedIn(state)).toEqual({ answers, secret, from: 'health', forgotten: false });
    expect(carriedIn({ 'carried:from': 7, city: 'Pune' })).not.toHaveProperty('from');
  });

  it('records that the form stays on the page, or that the visitor returns to the end', () => {
    const state = stayingState(answers, secret, 'trip');
    expect(carriedIn(state)).toEqual({ answers, secret, from: 'trip', stays: true, forgotten: false });
    expect(carriedIn(returning)).toEqual({ answers: {}, secret: new Set(), returns: true, forgotten: false });
    expect(carriedIn({ 'carried:returns': 'yes', 'carried:stays': 1 })).toEqual({
      answers: {},
      secret: new Set(),
      forgotten: false,
    });
  });

  it('keeps each navigation separate', () => {
    const [one, other] = [navigationState(answers, secret), navigationState({ phone: '9000000000' }, secret)];
    expect(carriedIn(one).answers).toEqual(answers);
    expect(carriedIn(other).answers).toEqual({ phone: '9000000000' });
  });

  it('has no private answers after a reload, and records that they were dropped', async () => {
    const state = navigationState(answers, secret);
    // Another copy of this module only: other files of the process go on with the modules that are loaded.
    const copy = '../../../../src/site/storage/navigationState.ts?reloaded';
    const reloaded = (await import(copy)) as { carriedIn: typeof carriedIn };
    expect(reloaded.carriedIn(state)).toEqual({ answers: { city: 'Pune' }, secret: new Set(), forgotten: true });
  });

  it.each([
    ['no state', null, false],
    ['a list', ['Pune'], false],
    ['a key that is not text', { 'private:key': 7 }, false],
    ['a key without an entry', { 'private:key': '__proto__' }, true],
  ])('bears %s', (_, state, forgotten) => {
    expect(carriedIn(state)).toEqual({ answers: {}, secret: new Set(), forgotten });
  });
});
