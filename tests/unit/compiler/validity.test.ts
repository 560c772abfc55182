import { describe, expect, it } from 'vitest';
import { lintValidity } from '../../../src/compiler/lint/validity.ts';
import { todayOf } from '../../../src/compiler/resolve/time-zone.ts';
import type { Checked } from '../../../src/compiler/check/checked.ts';
import { parseFile } from '../../../src/compiler/read/parse.ts';

const text = (dates: string) =>
  `validFrom: 2025-04-01\nconstants:\n  rate: { value: 2, unit: percent, source: a test${dates} }\n`;
const constants = (dates: string) =>
  parseFile({ kind: 'constants', id: 'rates', file: 'config/constants/rates.yaml', bytes: Buffer.from(text(dates)) })
    .source as Checked<'constants'>;
const codes = (dates: string, today: string) => lintValidity(constants(dates), today).map(({ code }) => code);

describe('a constant', () => {
  it.each([
    ['its last day', ', validUntil: 2026-03-31', '2026-03-31', []],
    ['the day after', ', validUntil: 2026-03-31', '2026-04-01', ['constant/expired']],
    ['its first day', ', validFrom: 2026-04-01', '2026-04-01', []],
    ['the day before', ', validFrom: 2026-04-01', '2026-03-31', ['constant/not-yet']],
    ['one day', ', validFrom: 2026-04-01, validUntil: 2026-04-01', '2026-04-01', []],
    [
      'a last day before that of its file',
      ', validUntil: 2025-03-31',
      '2025-03-01',
      ['constant/not-yet', 'constant/never'],
    ],
  ])('on %s', (_, dates, today, expected) => {
    expect(codes(dates, today)).toEqual(expected);
  });
});

describe('today', () => {
  it.each([
    ['2026-03-31T18:29:59Z', '2026-03-31'],
    ['2026-03-31T18:30:00Z', '2026-04-01'],
  ])('%s is %s in India', (now, day) => {
    expect(todayOf('Asia/Kolkata', new Date(now), undefined)).toBe(day);
  });

  it('is the given day', () => {
    expect(todayOf('Asia/Kolkata', new Date('2026-01-01T00:00Z'), '2027-04-01')).toBe('2027-04-01');
  });
});
