import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  offsetIn,
  plainStretchIn,
  plainText,
  textLike,
  withEdits,
} from '../../../../src/studio/text/server/line-ends.ts';
import { changesOf } from '../../../../src/studio/text/panel/edits.ts';

const text = fc
  .array(fc.tuple(fc.constantFrom('a: one', 'b', '', '# c'), fc.constantFrom('\n', '\r\n')), { maxLength: 8 })
  .map((lines) => lines.flat().join(''));

it('an offset in the plain text is mapped to the file, and back', () => {
  fc.assert(
    fc.property(text, fc.nat(), (file, number) => {
      const plain = plainText(file);
      const offset = number % (plain.length + 1);
      const found = offsetIn(file, offset);
      expect(plainText(file.slice(0, found))).toBe(plain.slice(0, offset));
      expect(plainStretchIn(file)({ start: found, end: found })).toEqual({ start: offset, end: offset });
    }),
  );
});

it('edits of the plain text are mapped to the file, and other line endings stay', () => {
  fc.assert(
    fc.property(text, text, (before, other) => {
      const [from, to] = [plainText(before), plainText(other)];
      const after = withEdits(before, changesOf(from, to));
      expect(plainText(after)).toBe(to);
    }),
  );
  const mixed = 'a: 1\r\nb: 2\nc: 3\r\n';
  expect(withEdits(mixed, [{ start: 8, end: 9, words: 'two\nd: 4' }])).toBe('a: 1\r\nb: two\r\nd: 4\nc: 3\r\n');
  expect(withEdits('a: 1\n', [{ start: 3, end: 4, words: '2' }])).toBe('a: 2\n');
});

it('typed text has the line endings of the file', () => {
  expect(textLike('a: 1\r\n', 'a: 1\nb: 2\n')).toBe('a: 1\r\nb: 2\r\n');
  expect(textLike('a: 1\n', 'a: 1\nb: 2\n')).toBe('a: 1\nb: 2\n');
});
