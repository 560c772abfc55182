import { expect, test } from 'vitest';
import { isAccepted, sizeOf } from '../../../../src/site/theme/widgets/file/accept.ts';

test.each([
  ['cv.PDF', 10, true],
  ['cv.exe', 10, false],
  ['cv.pdf.exe', 10, false],
  ['cv.pdf', 0, false],
  ['cv.pdf', 5_000_001, false],
])('the file %s of %i bytes is accepted: %s', (name, size, accepted) => {
  expect(isAccepted({ name, size }, { accept: '.pdf, .docx', maxMegabytes: 5 })).toBe(accepted);
});

test('without rules any file is accepted except an empty one', () => {
  expect([isAccepted({ name: 'x', size: 1 }, {}), isAccepted({ name: 'x', size: 0 }, {})]).toEqual([true, false]);
});

test('a size is formatted in kilobytes or megabytes', () => {
  expect([sizeOf(120_000, 'en-IN'), sizeOf(1_250_000, 'en-IN')]).toEqual(['120 kB', '1.3 MB']);
});
