import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { FoundFile } from '../../../src/compiler/read/files.ts';
import { parseFile } from '../../../src/compiler/read/parse.ts';
import { placeOf, type Path, type Source } from '../../../src/compiler/read/source.ts';
import { daysOfTurns, turnsAfter } from '../../../src/compiler/schedule/turns.ts';
import { byDayIn, entryOn, stretchesOf, type DayRange } from '../../../src/compiler/schedule/by-day.ts';
import { isThereOn, sourceOn } from '../../../src/compiler/schedule/on-day.ts';

interface Item {
  readonly name: string;
  readonly from?: string;
  readonly until?: string;
  readonly items?: readonly Item[];
}

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2027-02-${String(number).padStart(2, '0')}`);
const days = fc.record({ from: day, until: day }, { requiredKeys: [] });
const name = fc.integer({ min: 0, max: 999_999 }).map((number) => `item ${number}`);
const leaf: fc.Arbitrary<Item> = fc.tuple(fc.record({ name }), days).map(([own, dates]) => ({ ...own, ...dates }));
const item: fc.Arbitrary<Item> = fc
  .tuple(fc.record({ name, items: fc.array(leaf, { maxLength: 4 }) }), days)
  .map(([own, dates]) => ({ ...own, ...dates }));

let count = 0;
function parsed(data: unknown, kind: 'list' | 'constants' | 'page' = 'list'): Source {
  const id = `a-${(count += 1)}`;
  const bytes = Buffer.from(stringify(data));
  const { source, problems } = parseFile({ file: `config/${kind}/${id}.yaml`, bytes, kind, id } as FoundFile);
  expect(problems).toEqual([]);
  return source!;
}

const activeOn = (items: readonly Item[], on: string): unknown[] =>
  items
    .filter(({ from = '', until = '9' }) => from <= on && on <= until)
    .map(({ from: _, until: __, items: inner, ...rest }) => ({
      ...rest,
      ...(inner && { items: activeOn(inner, on) }),
    }));

/** The path of every name in the data. */
function names(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return path.at(-1) === 'name' ? [path] : [];
  return Object.entries(data).flatMap(([key, value]) =>
    names(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], data);

describe('a file on a day', () => {
  it('has the values of that day, each at its place in the text, in any lists', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), day, (items, on) => {
        const source = sourceOn(parsed({ items }), on);
        expect(source.data).toEqual({ items: activeOn(items, on) });
        for (const path of names(source.data))
          expect(placeOf(source, path).excerpt).toContain(String(valueAt(source.data, path)));
      }),
    );
  });

  it('is the same source if it has no dates, also with keys that start with a number', () => {
    const source = parsed({ years: [{ from: 1990, to: 2000 }], items: [{ name: 'a' }] });
    expect(sourceOn(source, '2027-02-01')).toBe(source);
  });
});

describe('a constant', () => {
  const source = parsed(
    {
      validFrom: '2025-04-01',
      constants: {
        rate: {
          value: 2,
          unit: 'times',
          source: 'before',
          changes: [
            { from: '2027-07-01', value: 4, source: 'later' },
            { from: '2027-04-01', value: 3, source: 'order 7' },
          ],
        },
      },
    },
    'constants',
  );

  it.each([
    ['2027-03-31', 2, 'before', 'value: 2'],
    ['2027-04-01', 3, 'order 7', 'value: 3'],
    ['2027-06-30', 3, 'order 7', 'value: 3'],
    ['2027-07-01', 4, 'later', 'value: 4'],
  ])('on %s', (on, value, from, line) => {
    const then = sourceOn(source, on);
    expect(valueAt(then.data, ['constants', 'rate'])).toMatchObject({ value, source: from, unit: 'times' });
    expect(placeOf(then, ['constants', 'rate', 'value']).excerpt).toContain(line);
  });

  it('is no longer limited by the dates of the previous value', () => {
    const yearly = parsed(
      {
        validFrom: '2025-04-01',
        constants: {
          rate: {
            value: 2,
            unit: 'times',
            source: 'a',
            validUntil: '2027-03-31',
            changes: [{ from: '2027-04-01', value: 3, source: 'b' }],
          },
        },
      },
      'constants',
    );
    const { validFrom, validUntil } = valueAt(sourceOn(yearly, '2027-04-01').data, ['constants', 'rate']) as Record<
      string,
      unknown
    >;
    expect({ validFrom, validUntil }).toEqual({ validFrom: '2027-04-01', validUntil: undefined });
  });

  it('makes another site on each day of a change, and an item on the day after its last', () => {
    const list = parsed({ items: [{ name: 'a', from: '2026-12-24', until: '2027-04-30' }, { name: 'b' }] });
    expect(daysOfTurns(turnsAfter('2026-12-24', [source, list]))).toEqual(['2027-04-01', '2027-05-01', '2027-07-01']);
  });
});

/** A scheduled value with some entries, each with its own number. */
const byDay = fc.array(days, { minLength: 1, maxLength: 5 }).map((all) => ({
  $byDay: all.map((own, index) => ({ ...own, value: `value ${index}` })),
}));

const everyDay = Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`);

describe('a scheduled value', () => {
  it('has on each day the value of its entry, at its place in the text', () => {
    fc.assert(
      fc.property(byDay, day, (value, on) => {
        const holding = value.$byDay.filter(({ from = '', until = '9' }) => from <= on && on <= until);
        fc.pre(holding.length === 1);
        const source = sourceOn(parsed({ items: [{ name: value, after: 'x' }], heading: structuredClone(value) }), on);
        const { value: expected } = holding[0]!;
        expect(source.data).toEqual({ items: [{ name: expected, after: 'x' }], heading: expected });
        for (const path of [['items', 0, 'name'], ['heading']])
          expect(placeOf(source, path).excerpt).toContain(expected);
      }),
    );
  });

  it('may contain scheduled values', () => {
    const value = { $byDay: [{ value: [{ name: 'a', until: '2027-02-10' }, { name: 'b' }] }] };
    const then = sourceOn(parsed({ items: value }), '2027-02-11');
    expect(then.data).toEqual({ items: [{ name: 'b' }] });
    expect(placeOf(then, ['items', 0, 'name']).excerpt).toContain('name: b');
  });

  it('has in a gap the value of the next entry, in any order of entries', () => {
    const entries = [{ from: '2027-03-01' }, { until: '2027-01-31' }, { from: '2027-02-10', until: '2027-02-20' }];
    expect(entryOn(entries, '2027-02-05')).toBe(2);
    expect(entryOn(entries, '2027-02-21')).toBe(0);
    expect(entryOn([{ until: '2027-01-31' }, { until: '2027-02-20' }], '2027-02-21')).toBe(1);
  });

  const spans = (stretches: readonly DayRange[], on: string): boolean =>
    stretches.some(({ from, until = '9' }) => from <= on && on <= until);

  it('has a gap exactly on days without an entry, and an overlap exactly on days with several', () => {
    fc.assert(
      fc.property(byDay, days, day, (value, around, today) => {
        fc.pre(value.$byDay.every(({ from = '', until = '9' }) => from <= until));
        const [found] = byDayIn(parsed({ items: [{ name: value, ...around }] }));
        const { overlaps, gaps } = stretchesOf(found!, today);
        for (const on of everyDay) {
          const count = value.$byDay.filter(({ from = '', until = '9' }) => from <= on && on <= until).length;
          const { from = '', until = '9' } = around;
          const matters = on >= today && from <= on && on <= until;
          expect([on, spans(gaps, on)]).toEqual([on, matters && count === 0]);
          expect([on, spans(overlaps, on)]).toEqual([on, matters && count > 1]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a page', () => {
  const page = parsed({ path: '/Spring', from: '2027-03-01', until: '2027-03-31' }, 'page');

  it.each([
    ['2027-02-28', false],
    ['2027-03-01', true],
    ['2027-03-31', true],
    ['2027-04-01', false],
  ])('on %s', (on, isThere) => expect(isThereOn(page, on)).toBe(isThere));

  it('has no dates on its own days, and makes another site when it starts and ends', () => {
    expect(sourceOn(page, '2027-03-01').data).toEqual({ path: '/Spring' });
    expect(turnsAfter('2027-01-01', [page]).map(({ day, kind }) => `${kind} ${day}`)).toEqual([
      'begins 2027-03-01',
      'ends 2027-04-01',
    ]);
  });
});
