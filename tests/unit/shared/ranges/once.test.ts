import { describe, expect, it } from 'vitest';
import { ranging } from '../../../../src/shared/engine/ranging.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';

/** An item at 1,000 a year, and for visitors who want it, 400 more that are paid once. */
const [perYear, wanted, once] = [0, 1, 2];
const { range } = ranging(
  [() => 1000, (given: Answers) => given.extra, () => 400],
  [{ values: [], needs: [], lines: [{ amount: perYear }, { when: wanted, amount: once, once: true }] }],
  { extra: { step: 'extras', values: [true, false] } },
  1,
  { today: () => '2026-01-01' },
);

describe('a range of prices with an amount that is paid once', () => {
  it('says so while the amount may still come', () => {
    expect(range({}, new Set())).toEqual({ fits: true, least: 1000, greatest: 1400, once: true });
  });

  it('says so once the amount is chosen', () => {
    expect(range({ extra: true }, new Set(['extras']))).toEqual({
      fits: true,
      least: 1400,
      greatest: 1400,
      once: true,
    });
  });

  it('does not say so without the amount', () => {
    expect(range({ extra: false }, new Set(['extras']))).toEqual({ fits: true, least: 1000, greatest: 1000 });
  });
});
