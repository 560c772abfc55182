import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../../src/compiler/resolve/message.ts';
import { formatMessage } from '../../../src/shared/engine/format/message.ts';

/** The number format of Indian sites. */
const inIndia = { sign: '₹', groups: 2 };

describe('messages', () => {
  it('keeps a text without values as it is', () => {
    expect(parseMessage("It's plain.").message).toBe("It's plain.");
  });

  it('names its values, also those of a record', () => {
    expect(parseMessage('Call {record.label} on {record.phone}, {name}').values).toEqual([
      'record.label',
      'record.phone',
      'name',
    ]);
  });

  it.each([
    [
      'Wife and {n} son age gap should be {years} years or above.',
      { n: 2, years: 18 },
      'Wife and 2 son age gap should be 18 years or above.',
    ],
    ['{n, plural, =0 {none} one {# plan} other {# plans}}', { n: 1 }, '1 plan'],
    ['{n, plural, =0 {none} one {# plan} other {# plans}}', { n: 0 }, 'none'],
    ['{n, plural, =0 {none} one {# plan} other {# plans}}', { n: 123456 }, '1,23,456 plans'],
    ['{kind, select, son {his} daughter {her} other {their}} age', { kind: 'daughter' }, 'her age'],
    ['{amount, number, money}', { amount: 12345678 }, '₹1,23,45,678'],
    ["A brace: '{'", {}, 'A brace: {'],
    ['Until {d, date}', { d: '2026-03-09' }, 'Until 09/03/2026'],
    ['{record.phone}', { record: { phone: '1800' } }, '1800'],
    ['{insurer, value}', { insurer: 'konkan-general' }, 'konkan-general'],
    ['{age, select, missing {No age} other {Age {age}}}', {}, 'No age'],
    ['{age, select, missing {No age} other {Age {age}}}', { age: 40 }, 'Age 40'],
    ['{record.label, select, missing {Nobody} other {Call {record.label}}}', {}, 'Nobody'],
    [
      '{record.label, select, missing {Nobody} other {Call {record.label}}}',
      { record: { label: 'Asha' } },
      'Call Asha',
    ],
  ])('formats %s', (text, values, expected) => {
    expect(formatMessage(parseMessage(text, inIndia).message, values)).toBe(expected);
  });

  it.each([
    ['{amount, number, money} for {n, plural, one {# day} other {# days}}', '€1.234,50 for 1.500 days'],
    ['{amount, number}', '1.234,5'],
  ])('formats %s as the site writes numbers', (text, expected) => {
    const style = { sign: '€', separator: '.', point: ',' };
    expect(formatMessage(parseMessage(text, style).message, { amount: 1234.5, n: 1500 })).toBe(expected);
  });

  it('formats amounts of a site without a currency', () =>
    expect(formatMessage(parseMessage('{amount, number, money}').message, { amount: 1234567 })).toBe('1,234,567'));

  it.each<[string, RegExp, number]>([
    ['Hello {name', /not closed/, 6],
    ['{n, plural, one {# plan}}', /^other \{…\} is missing/, 24],
    ['Say {', /not closed/, 4],
    ['{d, time}', /only number, date, plural, select and value/, 0],
    ['{n, plural}', /cases/, 10],
    ['{first name}', /do not contain the name/, 0],
    ['{price, number, dollars}', /only money/, 0],
    ['{price, number, ::currency/EUR}', /only money/, 0],
    ['{}', /empty/, 0],
  ])('refuses %s', (text, why, at) => {
    expect(parseMessage(text).error).toEqual({ why: expect.stringMatching(why) as string, at });
  });

  it.each([
    ["Thank you, '{name}'", ['{name}']],
    ["'{record.phone} and {n, number}", ['{record.phone}', '{n, number}']],
    ["A brace: '{'", []],
    ["In braces: '{'name'}'", []],
    ["Don't, {name}; it''s {n}", []],
  ])('finds values that are quoted: %s', (text, quoted) => expect(parseMessage(text).quoted).toEqual(quoted));

  it('never throws, and returns a text without placeholders unchanged', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof formatMessage(parseMessage(text).message, {}) === 'string'));
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[{}'#<]/.test(text)),
        (text) => parseMessage(text).message === text,
      ),
    );
  });
});
