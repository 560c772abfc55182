import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formats } from '../../../src/compiler/model/formats.ts';

describe('formats', () => {
  it('a date must exist', () => {
    const exists = (year: number, month: number, day: number) => {
      const date = new Date(0);
      date.setUTCFullYear(year, month - 1, day);
      return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    };
    const pad = (value: number, length: number) => String(value).padStart(length, '0');
    fc.assert(
      fc.property(
        fc.nat(9999),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          expect(formats.date.test(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`)).toBe(
            month >= 1 && month <= 12 && day >= 1 && exists(year, month, day),
          );
        },
      ),
    );
  });

  it.each(['2024-02-29', '2000-02-29', '1904-02-29'])('%s exists', (text) =>
    expect(formats.date.test(text)).toBe(true),
  );
  it.each(['2023-02-29', '1900-02-29', '2024-2-9', '2024-02-30', '29-02-2024', ''])('"%s" does not', (text) =>
    expect(formats.date.test(text)).toBe(false),
  );

  it.each(['00:00', '09:30', '23:59'])('%s is a time', (text) => expect(formats.time.test(text)).toBe(true));
  it.each(['', '9:30', '24:00', '12:60', '12:30:00', '12.30'])('"%s" is invalid', (text) =>
    expect(formats.time.test(text)).toBe(false),
  );

  it.each(['a@b.in', 'asha.rao+quotes@mail.example.co.in', "o'neil@example.com", 'अशा@example.in', 'A@B.IN'])(
    '%s is an e-mail address',
    (text) => expect(formats.email.test(text)).toBe(true),
  );
  it.each(['', 'a', 'a@b', '@b.in', 'a@.in', 'a@b..in', 'a b@c.in', 'a@b.in ', 'a@-b.in', '<a@b.in>', 'a@b@c.in'])(
    '"%s" is invalid',
    (text) => expect(formats.email.test(text)).toBe(false),
  );

  it('answers hostile text at once', () => {
    for (const text of ['a'.repeat(50_000), `${'a'.repeat(25_000)}@${'b.'.repeat(12_000)}`, `a@${'a-'.repeat(25_000)}`])
      expect(formats.email.test(text)).toBe(false);
  });
});

test.each(['\u0000', '\u001b', '\u007f', '\u009b', '\u200e', '\u202e', '\u2066'])('no text may hold %j', (sign) => {
  expect(formats.line.test(`Asha${sign}`)).toBe(false);
  expect(formats.lines.test(`Asha${sign}`)).toBe(false);
  expect(formats.email.test(`asha${sign}@example.com`)).toBe(false);
});

test.each(['\u00ad', '\u200b', '\u2060', '\ufeff'])('no e-mail address holds %j, which nobody sees', (sign) => {
  expect(formats.email.test(`asha${sign}@example.com`)).toBe(false);
  expect(formats.email.test(`asha@exam${sign}ple.com`)).toBe(false);
});

test('a line has no break and no tab; lines and texts may have names in any script, with joiners', () => {
  for (const text of ['Asha\nRavi', 'Asha\r\nRavi', 'Asha\tRavi'])
    expect([formats.line.test(text), formats.lines.test(text)]).toEqual([false, true]);
  for (const text of ['O’Brien-Ñ', 'न\u200dम क्\u200cष', '李', '', '👩\u200d👧'])
    expect([formats.line.test(text), formats.lines.test(text)]).toEqual([true, true]);
});
