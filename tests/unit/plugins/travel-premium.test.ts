import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateOf } from '../../../src/shared/engine/estimated.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import travelPremium from '../../../src/plugins/travel-premium/index.ts';
import { formsBySpec } from '../../support/spec/by-spec.ts';

/** An exact fraction: [above, below]. */
type Fraction = readonly [bigint, bigint];

const times = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce(([a, b], [c, d]) => [a * c, b * d] as const, [1n, 1n] as Fraction);
const whole = (count: number): Fraction => [BigInt(count), 1n];
const only = (holds: boolean, factor: Fraction): Fraction => (holds ? factor : [1n, 1n]);

/** Half rounds up. */
const rounded = ([a, b]: Fraction): number => Number((2n * a + b) / (2n * b));

interface Trip {
  readonly destinations: readonly string[];
  readonly days: number;
  readonly sumInsured: number;
}

const isDear = ({ destinations }: Trip): boolean =>
  destinations.some((country) => ['US', 'CA', 'UK'].includes(country));

/** The table of spec 9.29–9.31 in exact fractions, independent of the code and its settings. */
const table = {
  individual: (trip: Trip & { multi: boolean; ill: boolean; travellers: number }) =>
    rounded(
      times(
        [25n, 10n],
        only(trip.multi, [14n, 10n]),
        only(trip.ill, [125n, 100n]),
        only(trip.sumInsured > 100_000, [12n, 10n]),
        only(trip.sumInsured > 200_000, [135n, 100n]),
        only(isDear(trip), [125n, 100n]),
        whole(trip.days),
        whole(trip.travellers),
      ),
    ),
  student: (trip: Trip & { months: number }) =>
    rounded(
      times(
        [18n, 10n],
        only(trip.months > 12, [13n, 10n]),
        only(trip.sumInsured > 100_000, [125n, 100n]),
        only(trip.sumInsured > 200_000, [14n, 10n]),
        only(isDear(trip), [12n, 10n]),
        [BigInt(trip.days), 30n],
        [BigInt(trip.months), 12n],
      ),
    ),
  family: (trip: Trip & { adults: number; children: number }) =>
    rounded(
      times(
        [BigInt(20 + 5 * trip.adults + 3 * trip.children), 10n],
        only(trip.sumInsured > 200_000, [13n, 10n]),
        only(trip.sumInsured > 500_000, [15n, 10n]),
        only(isDear(trip), [12n, 10n]),
        [BigInt(trip.days), 7n],
      ),
    ),
};

const forms = formsBySpec(['travel-individual', 'travel-student', 'travel-family']);
const modules = {
  individual: forms['travel-individual'],
  student: forms['travel-student'],
  family: forms['travel-family'],
};

const premium = (form: keyof typeof modules, answers: Answers) => estimateOf(modules[form], answers)?.values.premium;

/** Return date of a trip that starts on 1 January 2026. */
const returnAfter = (days: number): string => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
const dates = (days: number) => ({ departureDate: '2026-01-01', returnDate: returnAfter(days) });

const countries = (of: readonly string[]) => fc.subarray([...of], { minLength: 1 });
const abroad = countries(['US', 'CA', 'UK', 'EU', 'AU', 'SG', 'AE', 'JP', 'TH']);
const days = fc.integer({ min: 1, max: 2000 });
const insured = fc.constantFrom(50_000, 100_000, 200_000, 500_000);

describe('the three forms agree with the table, whatever the answers', () => {
  it('individual [spec 9.29, 9.33]', () => {
    const trip = fc.record({
      destinations: abroad,
      days,
      sumInsured: insured,
      multi: fc.boolean(),
      ill: fc.boolean(),
      travellers: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(trip, (one) => {
        const answers = {
          ...one,
          ...dates(one.days),
          dateOfBirth: '1990-01-01',
          tripType: one.multi ? 'multi' : 'single',
          preExistingIllness: one.ill,
        };
        expect(premium('individual', answers)).toBe(table.individual(one));
      }),
      { numRuns: 1000 },
    );
  });

  it('student [spec 9.30, 9.33]', () => {
    const trip = fc.record({
      destinations: countries(['US', 'CA', 'UK', 'EU', 'AU', 'SG', 'JP']),
      days,
      sumInsured: insured,
      months: fc.integer({ min: 6, max: 60 }),
    });
    fc.assert(
      fc.property(trip, (one) => {
        expect(
          premium('student', { ...one, ...dates(one.days), dateOfBirth: '2006-01-01', courseDuration: one.months }),
        ).toBe(table.student(one));
      }),
      { numRuns: 1000 },
    );
  });

  it('family [spec 9.31, 9.34]', () => {
    const tiers = fc.constantFrom(100_000, 200_000, 500_000, 1_000_000);
    const trip = fc.record({
      destinations: abroad,
      days,
      sumInsured: tiers,
      adults: fc.integer({ min: 1, max: 20 }),
      children: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(trip, (one) => {
        expect(premium('family', { ...one, ...dates(one.days), proposerDateOfBirth: '1980-01-01' })).toBe(
          table.family(one),
        );
      }),
      { numRuns: 1000 },
    );
  });

  // Sums that end in exactly a half, which binary fractions miss.
  it.each([
    [40, 10, 500_000, ['JP'], 4],
    [140, 10, 200_000, ['US'], 11],
    [250, 12, 200_000, ['CA'], 23],
    [125, 32, 500_000, ['JP'], 46],
  ] as const)('a half rounds up: student, %i days, %i months', (length, months, sumInsured, destinations, amount) => {
    const answers = { destinations, ...dates(length), dateOfBirth: '2006-01-01', courseDuration: months, sumInsured };
    expect(premium('student', answers)).toBe(table.student({ destinations, days: length, months, sumInsured }));
    expect(premium('student', answers)).toBe(amount);
  });
});

describe('no estimate, and why [spec 9.28]', () => {
  const settings = { destinations: 'to', birthDate: 'born', departure: 'from', return: 'until', rate: 2 };
  const all = { to: ['JP'], born: '2999-12-31', from: '2026-01-01', until: '2026-01-11' };
  const estimate = (answers: Answers) => travelPremium(answers, settings, []);

  it.each<[string, Answers, string | undefined, number]>([
    ['all answers, also with a date of birth in the future', all, undefined, 10],
    ['a birth 120 years ago', { ...all, born: '1906-01-01' }, undefined, 10],
    ['nothing', {}, 'noDestination', 0],
    ['no destination', { ...all, to: undefined }, 'noDestination', 10],
    ['no departure', { ...all, from: undefined }, 'noDates', 0],
    ['no return', { ...all, until: undefined }, 'noDates', 0],
    ['an invalid return date', { ...all, until: '2026-02-30' }, 'noDates', 0],
    ['no date of birth', { ...all, born: undefined }, 'noBirthDate', 10],
    ['return before departure', { ...all, until: '2025-12-31' }, 'noDays', 0],
    ['there and back on one day', { ...all, until: '2026-01-01' }, 'noDays', 0],
    ['wrong dates take precedence over missing answers', { from: '2026-01-02', until: '2026-01-01' }, 'noDays', 0],
  ])('%s', (_, answers, code, length) => {
    expect(estimate(answers)).toEqual({
      values: { premium: code === undefined ? 2 * length : 0, days: length },
      ...(code !== undefined && { code, none: true }),
    });
  });

  it('any answers give a whole amount that is not negative', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.boolean(),
      fc.constantFrom('2026-01-01', '2026-05-04', '0000-01-01'),
    );
    const answers = fc.dictionary(fc.constantFrom('to', 'born', 'from', 'until', 'heads', '__proto__'), odd);
    fc.assert(
      fc.property(answers, (given) => {
        const { values } = travelPremium(
          given,
          { ...settings, times: [{ field: 'heads', per: 3 }], plus: [{ field: 'heads', rate: 0.1 }] },
          [1.25],
        );
        expect(Number.isInteger(values.premium) && Number(values.premium) >= 0 && Number(values.days) >= 0).toBe(true);
      }),
    );
  });
});
