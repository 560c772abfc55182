import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import sameAnswer from '../../../src/plugins/same-answer/index.ts';

const settings = { field: 'password', again: 'confirmPassword' };
const different = [{ field: 'confirmPassword', code: 'different' }];

describe('[spec 5.56] an answer to repeat', () => {
  it.each([
    ['one letter more', 'monsoon', 'monsoons'],
    ['another case', 'monsoon', 'Monsoon'],
    ['a blank at the end', 'monsoon', 'monsoon '],
    ['the same letter, composed and not', 'caf\u00e9', 'cafe\u0301'],
  ])('%s is different', (_, password, confirmPassword) => {
    expect(sameAnswer({ password, confirmPassword }, settings)).toEqual(different);
  });

  it('a single answer is different, whichever it is', () => {
    expect(sameAnswer({ password: 'monsoon' }, settings)).toEqual(different);
    expect(sameAnswer({ confirmPassword: 'monsoon' }, settings)).toEqual(different);
  });

  it('two missing answers are the same, and inherited members do not count', () => {
    expect(sameAnswer({}, settings)).toEqual([]);
    expect(sameAnswer({}, { field: 'constructor', again: 'toString' })).toEqual([]);
  });

  it('accepts exactly the same text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmPassword) => {
        expect(sameAnswer({ password, confirmPassword: password }, settings)).toEqual([]);
        expect(sameAnswer({ password, confirmPassword }, settings)).toEqual(
          password === confirmPassword ? [] : different,
        );
      }),
    );
  });
});
