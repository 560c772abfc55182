import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanOn, withBegin, withChange, withoutSpan, withSpan, spansValue } from '../../../src/studio/days/spans.ts';
import type { DatedValue } from '../../../src/studio/days/contract.ts';

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2027-02-${String(number).padStart(2, '0')}`);
const everyDay = Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`);

/** Scheduled values, built from the days on which they change. */
const spans = fc
  .uniqueArray(day, { maxLength: 5 })
  .map((days) =>
    [...days]
      .sort()
      .reduce<readonly DatedValue[]>(
        (all, from, index) => withSpan(all, from, `value ${index}`)!.spans,
        [{ value: 'first' }],
      ),
  );

/** The value of each day. Fails if a day has none or two. */
const days = (all: readonly DatedValue[]): unknown[] =>
  everyDay.map((on) => {
    const holding = all.filter(({ from = '', until = '9' }) => from <= on && on <= until);
    expect(holding).toHaveLength(1);
    return holding[0]!.value;
  });

describe('scheduled values', () => {
  it('change on a day, until the next change, and on no other day', () => {
    fc.assert(
      fc.property(spans, day, (all, from) => {
        const before = days(all);
        const added = withSpan(all, from, 'new');
        if (!added) return void expect(all.some((one) => one.from === from)).toBe(true);
        const next = all.map((one) => one.from ?? '').find((one) => one > from) ?? '9';
        expect(days(added.spans)).toEqual(
          before.map((value, index) => (everyDay[index]! >= from && everyDay[index]! < next ? 'new' : value)),
        );
        expect(added.spans[added.index]!.value).toBe('new');
        expect(days(withoutSpan(added.spans, added.index))).toEqual(before);
      }),
    );
  });

  it('have no gap and no overlap after one is moved to another day, or removed', () => {
    fc.assert(
      fc.property(spans, fc.nat(5), day, (all, index, from) => {
        const moved = withBegin(all, index, from);
        if (moved) expect(days(moved)[everyDay.indexOf(from)]).toBe(all[index]!.value);
        if (all.length > 1) expect(new Set(days(withoutSpan(all, index)))).not.toContain('nothing');
        expect(withoutSpan(all, index)).toHaveLength(Math.max(all.length - (index < all.length ? 1 : 0), 1));
      }),
    );
  });

  it('cover the whole value', () => {
    const two = withSpan([{ value: 'Winter' }], '2027-04-01', 'Spring')!.spans;
    expect(spansValue(two)).toEqual({
      $byDay: [
        { until: '2027-03-31', value: 'Winter' },
        { from: '2027-04-01', value: 'Spring' },
      ],
    });
    expect(spansValue(withoutSpan(two, 1))).toBe('Winter');
    expect(spansValue(withoutSpan(two, 0))).toBe('Spring');
    expect([spanOn(two, '2027-03-31'), spanOn(two, '2027-04-01')]).toEqual([0, 1]);
  });

  it('are refused if one would have no day left', () => {
    const three = [
      { until: '2027-02-09', value: 'a' },
      { from: '2027-02-10', until: '2027-02-19', value: 'b' },
      { from: '2027-02-20', value: 'c' },
    ];
    expect(withBegin(three, 2, '2027-02-10')).toBeUndefined();
    expect(withBegin(three, 1, '2027-02-20')).toBeUndefined();
    expect(withBegin(three, 0, '2027-02-01')).toBeUndefined();
    expect(withSpan(three, '2027-02-20', 'd')).toBeUndefined();
  });
});

it('the changes of a constant are in order, one for each day', () => {
  const change = (from: string) => ({ from, value: 1, source: 'board' });
  const two = withChange([change('2027-07-01')], change('2027-04-01'));
  expect(two?.map(({ from }) => from)).toEqual(['2027-04-01', '2027-07-01']);
  expect(withChange(two!, change('2027-07-01'))).toBeUndefined();
});
