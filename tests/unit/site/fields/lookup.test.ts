import { expect, test } from 'vitest';
import { lookUp } from '../../../../src/site/theme/widgets/lookup/find.ts';

const rtos = [
  { value: 'KA-01', label: 'KA-01', note: 'Koramangala', of: 'bengaluru' },
  { value: 'KA-05', label: 'KA-05', note: 'Jayanagar', of: 'bengaluru' },
  { value: 'MH-01', label: 'MH-01', note: 'Mumbai Central (Tardeo)', of: 'mumbai' },
  { value: 'MH-02', label: 'MH-02', note: 'Mumbai West', of: 'mumbai' },
];
const found = (words: string, here?: string) => lookUp(rtos, words, here).map(({ value }) => value);

test('the search ignores case and everything except letters and digits [spec 5.66]', () => {
  for (const words of ['KA-05', 'ka05', ' k a / 0 5 ', 'JAYA nagar', 'ka-05 (Jayanagar)'])
    expect(found(words)).toEqual(['KA-05']);
});

test('the search covers the chosen city first, then all cities [spec 5.66]', () => {
  expect(found('01', 'mumbai')).toEqual(['MH-01']);
  expect(found('01', 'bengaluru')).toEqual(['KA-01']);
  expect(found('01', 'pune')).toEqual(['KA-01', 'MH-01']);
  expect(found('tardeo', 'bengaluru')).toEqual(['MH-01']);
  expect(found('mh', 'mumbai')).toEqual(['MH-01', 'MH-02']);
});

test('the search finds nothing for unknown words or for punctuation [spec 5.66]', () => {
  expect([found('DL-01'), found('--'), found('')]).toEqual([[], [], []]);
});
