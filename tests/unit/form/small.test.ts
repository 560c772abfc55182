import { expect, test, vi } from 'vitest';
import { isAccepted, sizeOf } from '../../../src/fields/file/accept.ts';
import { totalOf } from '../../../src/fields/tile-counter/total.ts';
import { caretAfter } from '../../../src/fields/kit/caret.ts';
import { leadTries } from '../../../src/render/form/lead.ts';

test.each([
  ['1239', '12,39,45,678', 5],
  ['', '1,234', 0],
  ['987', '9876543210', 3],
  ['12345678', '1,23,45,678', 11],
])('the caret behind %j stands in %j at %i', (before, after, at) => {
  expect(caretAfter(before, after)).toBe(at);
});

test('counts add up; one without an answer counts nothing', () => {
  expect(totalOf({ sons: 2, daughters: undefined }, ['sons', 'daughters', 'other'])).toBe(2);
});

test.each([
  ['cv.PDF', 10, true],
  ['cv.exe', 10, false],
  ['cv.pdf.exe', 10, false],
  ['cv.pdf', 0, false],
  ['cv.pdf', 5_000_001, false],
])('the file %s of %i bytes is accepted: %s', (name, size, accepted) => {
  expect(isAccepted({ name, size }, { accept: '.pdf, .docx', maxMegabytes: 5 })).toBe(accepted);
});

test('any file is accepted without rules, but an empty one', () => {
  expect([isAccepted({ name: 'x', size: 1 }, {}), isAccepted({ name: 'x', size: 0 }, {})]).toEqual([true, false]);
});

test('a size reads in kilobytes or megabytes', () => {
  expect([sizeOf(120_000, 'en-IN'), sizeOf(1_250_000, 'en-IN')]).toEqual(['120 kB', '1.3 MB']);
});

test('a retry of the same answers is the same lead, other answers are another', () => {
  vi.stubGlobal('location', { pathname: '/policy/x' });
  const triesOf = leadTries();
  const first = triesOf({ name: 'Asha' }, { trap: 'x', spent: 2_000 });
  expect(first).toMatchObject({
    answers: { name: 'Asha' },
    page: '/policy/x',
    trap: 'x',
    spent: 2_000,
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(triesOf({ name: 'Asha' }, { trap: '', spent: 4_000 })).toEqual({ ...first, trap: '' });
  expect(triesOf({ name: 'Usha' }, {}).idempotencyKey).not.toBe(first.idempotencyKey);
  vi.unstubAllGlobals();
});
