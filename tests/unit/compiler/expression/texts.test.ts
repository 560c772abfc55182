import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerAscii, substring } from '../../../../src/shared/engine/expressions/texts.ts';

const characters = fc.string({ unit: 'grapheme', maxLength: 12 });
const place = fc.integer({ min: -3, max: 15 });

describe('a part of a text', () => {
  it('is equal to a slice of the characters in JavaScript, if the text has both positions', () => {
    fc.assert(
      fc.property(characters, place, fc.option(place, { nil: undefined }), (text, from, to) => {
        const all = [...text];
        const part = to === undefined ? substring(text, from) : substring(text, from, to);
        const end = to ?? all.length;
        const isWithin = from >= 0 && from <= end && end <= all.length;
        expect(part).toBe(isWithin ? all.slice(from, end).join('') : undefined);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['MH12AB1234', [0, 2], 'MH'],
    ['MH12AB1234', [2, 4], '12'],
    ['MH12AB1234', [4], 'AB1234'],
    ['tacocat', [7], ''],
    ['tacocat', [4, 4], ''],
    ['🙂🙃', [1, 2], '🙃'],
  ] as const)('%s from %j is %s', (text, [from, to], part) => {
    expect(to === undefined ? substring(text, from) : substring(text, from, to)).toBe(part);
  });

  it('is missing after the text, before it, between characters, and while text or position is missing', () => {
    expect(substring('KA', 2, 4)).toBeUndefined();
    expect(substring('KA', 3)).toBeUndefined();
    expect(substring('KA', -1)).toBeUndefined();
    expect(substring('KA', 2, 1)).toBeUndefined();
    expect(substring('KA', 0.5)).toBeUndefined();
    expect(substring(undefined, 0)).toBeUndefined();
    expect(substring('KA', undefined)).toBeUndefined();
    expect(substring('KA', 0, undefined)).toBeUndefined();
  });
});

describe('a text in small letters', () => {
  it.each([
    ['New Delhi', 'new delhi'],
    ['नई दिल्ली', 'नई दिल्ली'],
    ['ÉVORA', 'Évora'],
    ['', ''],
    [undefined, undefined],
  ])('%s is %s', (text, small) => {
    expect(lowerAscii(text)).toBe(small);
  });
});
