import { describe, expect, it, vi } from 'vitest';
import { carriedIn, navigationState, returning, stayingState } from '../../../../src/site/storage/navigationState.ts';

const secret = new Set(['phone', 'age']);
const answers = { city: 'Pune', phone: '9876543210', age: 34 };

describe('navigation state [spec 2.64, 4.08, 4.39]', () => {
  it('holds what is not private and a key; the page that it leads to reads all answers, as often as it asks', () => {
    const state = navigationState(answers, secret);
    expect(state).toEqual({ city: 'Pune', 'private:key': expect.any(String) });
    for (let visit = 0; visit < 2; visit += 1)
      expect(carriedIn(structuredClone(state))).toEqual({ answers, secret, forgotten: false });
  });

  it('has no key when nothing is private', () => {
    const state = navigationState({ city: 'Pune', isNewCar: true }, secret);
    expect(state).toEqual({ city: 'Pune', isNewCar: true });
    expect(carriedIn(state)).toEqual({ answers: state, secret: new Set(), forgotten: false });
  });

  it('says which form or wizard the answers are of, beside them', () => {
    const state = navigationState(answers, secret, 'health');
    expect(state).toEqual({ city: 'Pune', 'carried:from': 'health', 'private:key': expect.any(String) });
    expect(carriedIn(state)).toEqual({ answers, secret, from: 'health', forgotten: false });
    expect(carriedIn({ 'carried:from': 7, city: 'Pune' })).not.toHaveProperty('from');
  });

  it('says that the form stays on the page, or that the visitor returns to the end', () => {
    const state = stayingState(answers, secret, 'trip');
    expect(carriedIn(state)).toEqual({ answers, secret, from: 'trip', stays: true, forgotten: false });
    expect(carriedIn(returning)).toEqual({ answers: {}, secret: new Set(), returns: true, forgotten: false });
    expect(carriedIn({ 'carried:returns': 'yes', 'carried:stays': 1 })).toEqual({
      answers: {},
      secret: new Set(),
      forgotten: false,
    });
  });

  it('keeps each arrival apart', () => {
    const [one, other] = [navigationState(answers, secret), navigationState({ phone: '9000000000' }, secret)];
    expect(carriedIn(one).answers).toEqual(answers);
    expect(carriedIn(other).answers).toEqual({ phone: '9000000000' });
  });

  it('is read without its private answers after a reload, and that they were forgotten', async () => {
    const state = navigationState(answers, secret);
    vi.resetModules();
    const reloaded = await import('../../../../src/site/storage/navigationState.ts');
    expect(reloaded.carriedIn(state)).toEqual({ answers: { city: 'Pune' }, secret: new Set(), forgotten: true });
  });

  it.each([
    ['no state', null, false],
    ['a list', ['Pune'], false],
    ['a key that is not text', { 'private:key': 7 }, false],
    ['a key that nothing is kept under', { 'private:key': '__proto__' }, true],
  ])('bears %s', (_, state, forgotten) => {
    expect(carriedIn(state)).toEqual({ answers: {}, secret: new Set(), forgotten });
  });
});
